import type { ColumnType, Generated } from 'kysely';

/** Labs, their prices, and when they collect. */
export interface LabTables {
  /** The id is a readable slug. */
  labs: {
    id: string;
    name: string;
    image: string | null;
    rating: number | null;
    /** Where the rating was published; without this it is not shown. */
    rating_source: Generated<string | null>;
    /** The number of ratings; without this the rating is not shown. */
    rating_count: Generated<number | null>;
    /** Set together with `accreditation_number`, or null. */
    accreditation_body: Generated<'NABL' | 'CAP' | null>;
    accreditation_number: Generated<string | null>;
    /** Invented for the demo. */
    demo: Generated<boolean>;
    address: Generated<string>;
    /** False: no longer offered; its orders continue. */
    active: Generated<boolean>;
    slot_minutes: Generated<number>;
    /** PIN codes, or their first digits, where it collects; empty: wherever we collect samples. */
    pins: ColumnType<string[], string | undefined, string>;
    /** As shown: '12 Hrs'. */
    report_time: string;
    /** The factor from starting price to lab price, see catalogue/labPrice.ts. */
    price_factor: number;
    /** The last day (YYYY-MM-DD) for which slots have been created. */
    slots_until: string | null;
  };
  /**
   * Whole rupees. A price that was set by hand (`individual`) does not follow the starting price.
   */
  lab_prices: { lab_id: string; test_id: string; price: number; individual: Generated<boolean> };
  /**
   * A window on a weekday (0 = Sunday) whose slots get places_min to places_max seats each; a slot
   * lasts the lab's `slot_minutes`.
   */
  lab_hours: {
    lab_id: string;
    weekday: number;
    opens: string;
    closes: string;
    places_min: number;
    places_max: number;
  };
  /** Days (YYYY-MM-DD), or half days, on which a lab does not collect. */
  lab_holidays: { lab_id: string; date: string; part: 'day' | 'morning' | 'afternoon' };
}
