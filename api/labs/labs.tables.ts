import type { ColumnType, Generated } from 'kysely';

/** Labs, their price for each test, and when they collect. */
export interface LabTables {
  /** The id is a readable slug. */
  labs: {
    id: string;
    name: string;
    image: string | null;
    rating: number | null;
    /** Where the rating comes from; without one it is not shown. */
    rating_source: Generated<string | null>;
    /** How many gave the rating; without it the rating is not shown. */
    rating_count: Generated<number | null>;
    /** With `accreditation_number`, or neither. */
    accreditation_body: Generated<'NABL' | 'CAP' | null>;
    accreditation_number: Generated<string | null>;
    /** Invented for the demo. */
    demo: Generated<boolean>;
    address: Generated<string>;
    /** False: not offered; its orders go on. */
    active: Generated<boolean>;
    slot_minutes: Generated<number>;
    /** PIN codes or their beginnings where it collects; none: wherever samples are collected. */
    pins: ColumnType<string[], string | undefined, string>;
    /** As shown: '12 Hrs'. */
    report_time: string;
    /** Lab price = starting price times this, see catalogue/labPrice.ts. */
    price_factor: number;
    /** The last day (YYYY-MM-DD) whose slots are made. */
    slots_until: string | null;
  };
  /** Whole rupees. One that was set by hand (`individual`) does not follow the starting price. */
  lab_prices: { lab_id: string; test_id: string; price: number; individual: Generated<boolean> };
  /**
   * A window of a weekday (0 = Sunday) whose slots each get places_min to places_max
   * seats; a slot lasts the lab's `slot_minutes`.
   */
  lab_hours: {
    lab_id: string;
    weekday: number;
    opens: string;
    closes: string;
    places_min: number;
    places_max: number;
  };
  /** Days (YYYY-MM-DD), or halves of days, on which a lab does not collect. */
  lab_holidays: { lab_id: string; date: string; part: 'day' | 'morning' | 'afternoon' };
}
