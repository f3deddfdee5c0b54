/** Prices that begin on a coming day. */
export interface PriceTables {
  planned_prices: {
    lab_id: string;
    test_id: string;
    /** Whole rupees; null: from that day on the lab does not offer the test. */
    price: number | null;
    /** YYYY-MM-DD, a day in India. */
    starts_on: string;
  };
}
