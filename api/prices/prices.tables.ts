/** Prices that take effect on a future day. */
export interface PriceTables {
  planned_prices: {
    lab_id: string;
    test_id: string;
    /** Whole rupees; null: the lab stops offering the test on that day. */
    price: number | null;
    /** YYYY-MM-DD, a day in India. */
    starts_on: string;
  };
}
