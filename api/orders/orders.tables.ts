import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { OrderStatus } from '../../machines/order/order.rules.ts';
import type { MessageLanguage } from '../messages/language.ts';
import type { VisitFailureJson as VisitFailure } from './orderParts.contract.ts';
import type { OrderJson, PaymentStatusJson } from './orders.contract.ts';

/** The copy of the choices that an order stores. */
export type Booked = Pick<OrderJson, 'patient' | 'test' | 'lab' | 'slot' | 'address'>;
/** The copy that an item of an order stores. */
export type BookedItem = Pick<Booked, 'patient' | 'test'>;
/** The offer that an order was priced with, as it was called then. */
export interface BookedOffer {
  code: string;
  title: string;
  titleHindi: string;
}

/** Orders, the seats they hold, and what happened to them. */
export interface OrderTables {
  orders: {
    id: string;
    /** For people, '4821-7730'; the database makes it. */
    number: Generated<string>;
    user_id: string;
    idempotency_key: string | null;
    patient_id: string;
    test_id: string;
    lab_id: string;
    slot_id: string;
    address_id: string;
    booked: JSONColumnType<Booked>;
    status: OrderStatus;
    payment_status: PaymentStatusJson;
    item_total: number;
    discount: number;
    amount: number;
    provider_order_id: string | null;
    created_at: Date;
    starts_at: Date;
    hold_expires_at: Date | null;
    /** When the customer had the seat held longer (PD-27). */
    hold_extended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    assigned_at: Date | null;
    technician: string | null;
    /** Who of the staff that is, where they have an account. */
    technician_id: ColumnType<string | null, string | null | undefined, string | null>;
    /** Since when it has no technician, as the one it had makes visits no more. */
    technician_left_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    on_the_way_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** A visit from which nothing was brought back, until there is another time or technician. */
    visit_failed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    visit_failure: ColumnType<
      VisitFailure | null,
      VisitFailure | null | undefined,
      VisitFailure | null
    >;
    visit_failure_note: ColumnType<string | null, string | null | undefined, string | null>;
    collected_at: Date | null;
    completed_at: Date | null;
    cancelled_at: Date | null;
    report_expected_at: Date | null;
    report_file: string | null;
    checked_at: Date | null;
    /** By when something has to happen with it (PD-88); the database writes it. */
    due_at: ColumnType<Date | null, never, never>;
    /** What it was made of, hashed; the same key with other content is refused. */
    request_hash: ColumnType<string | null, string | null | undefined, string | null>;
    /** The language of messages to the customer about it. */
    language: Generated<MessageLanguage>;
    /** A keyed hash of the customer's phone when it was paid for, for two years. */
    phone_mark: Generated<string | null>;
    /** Items that are not cancelled. */
    item_count: Generated<number>;
    /** Rupees that went back, or go back, for cancelled items. */
    refunded: Generated<number>;
    offer: ColumnType<BookedOffer | null, string | null | undefined, string | null>;
    /** Whether the customer took an offer away, so that none is taken by itself any more. */
    offer_declined: Generated<boolean>;
  };
  /** The items of an order that has several; an order of one is its row alone. */
  order_items: {
    id: string;
    order_id: string;
    position: number;
    patient_id: string;
    test_id: string;
    booked: JSONColumnType<BookedItem>;
    /** The lab's price, in whole rupees. */
    price: number;
    cancelled_at: ColumnType<Date | null, never, Date | null>;
    report_file: ColumnType<string | null, never, string | null>;
    report_at: ColumnType<Date | null, never, Date | null>;
    /** The payment of which a share goes back; the rest as in `payments`. */
    payment_id: ColumnType<string | null, never, string | null>;
    refund_paise: ColumnType<number | null, never, number | null>;
    refund_since: ColumnType<Date | null, never, Date | null>;
    refund_due_at: ColumnType<Date | null, never, Date | null>;
    refund_id: ColumnType<string | null, never, string | null>;
    refund_failures: Generated<number>;
    refunded_at: ColumnType<Date | null, never, Date | null>;
  };
  /** What customers say of visits that are over. */
  visit_ratings: {
    order_id: string;
    stars: number;
    comment: string | null;
    rated_at: Date;
  };
  slot_holds: {
    slot_id: string;
    place: number;
    order_id: string;
    expires_at: Date | null;
    /** When the slot starts; the database fills it in. */
    starts_at: ColumnType<Date, never, never>;
  };
  order_events: {
    id: string;
    order_id: string;
    at: Date;
    actor: string;
    type: string;
    note: string | null;
  };
}
