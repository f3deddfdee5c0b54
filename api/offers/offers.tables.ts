import type { Generated } from 'kysely';

/** Offers, and which orders were priced with one. */
export interface OfferTables {
  offers: {
    code: string;
    title: string;
    title_hindi: string;
    /** Percentage of the tests' price; null if the offer is a fixed amount. */
    percent: number | null;
    /** Whole rupees; null if the offer is a percentage. */
    rupees: number | null;
    /** The most rupees that it takes off; null: no cap. */
    most_rupees: number | null;
    /** YYYY-MM-DD, days in India, both included. */
    starts_on: string | null;
    ends_on: string | null;
    /** Only for customers without a paid order. */
    first_order: boolean;
    per_customer: number | null;
    budget_uses: number | null;
    budget_rupees: number | null;
    paused: boolean;
    created_at: Generated<Date>;
  };
  /** One row for each order that holds, or was paid with, an offer. */
  offer_uses: {
    order_id: string;
    offer_code: string;
    user_id: string;
    /** A keyed hash of the customer's phone; kept for two years. */
    phone_mark: Generated<string | null>;
    /** The discount, in whole rupees. */
    rupees: number;
    taken_at: Date;
  };
}
