import type { Generated } from 'kysely';

/** Offers, and which orders were priced with one. */
export interface OfferTables {
  offers: {
    code: string;
    title: string;
    title_hindi: string;
    /** A share of what the tests cost; null where the offer is an amount. */
    percent: number | null;
    /** Whole rupees; null where the offer is a share. */
    rupees: number | null;
    /** At most so many rupees. */
    most_rupees: number | null;
    /** YYYY-MM-DD, days in India, both included. */
    starts_on: string | null;
    ends_on: string | null;
    /** Only for whoever has no paid order yet. */
    first_order: boolean;
    per_customer: number | null;
    budget_uses: number | null;
    budget_rupees: number | null;
    paused: boolean;
    created_at: Generated<Date>;
  };
  /** One row for each order that holds, or has paid with, an offer. */
  offer_uses: {
    order_id: string;
    offer_code: string;
    user_id: string;
    /** A keyed hash of the customer's phone, for two years. */
    phone_mark: Generated<string | null>;
    /** What the offer takes off, in whole rupees. */
    rupees: number;
    taken_at: Date;
  };
}
