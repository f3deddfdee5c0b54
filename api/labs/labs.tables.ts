/** Labs, their price for each test, and when they collect. */
export interface LabTables {
  /** The id is a readable slug. */
  labs: {
    id: string;
    name: string;
    image: string | null;
    rating: number;
    /** As shown: '12 Hrs'. */
    report_time: string;
    /** Lab price = starting price times this, see catalogue/labPrice.ts. */
    price_factor: number;
    /** The last day (YYYY-MM-DD) whose slots are made. */
    slots_until: string | null;
  };
  /** Whole rupees. */
  lab_prices: { lab_id: string; test_id: string; price: number };
  /**
   * A window of a weekday (0 = Sunday) with half-hour slots; each gets places_min to places_max
   * seats.
   */
  lab_hours: {
    lab_id: string;
    weekday: number;
    opens: string;
    closes: string;
    places_min: number;
    places_max: number;
  };
}
