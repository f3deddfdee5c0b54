import type { Selectable } from 'kysely';
import type { OneCustomer } from '../offers/offerUses.repository.ts';
import type { BookedItem, OrderTables } from './orders.tables.ts';

/** An order as stored. */
export type OrderRow = Selectable<OrderTables['orders']>;

/** An order whose row is locked, with its customer's name and how they are reached. */
export interface LockedOrderRow extends OrderRow {
  first_name: string;
  last_name: string;
  /** E.164. */
  phone: string | null;
  email: string;
  /** Since when the e-mail is known to be the customer's. */
  email_verified_at: Date | null;
  /** A keyed hash of that phone. */
  customer_mark: string | null;
  /** Since when messages may go to that phone by WhatsApp. */
  whatsapp_consented_at: Date | null;
  /** Who counts as its customer, where they are locked, too. */
  customer?: OneCustomer;
}

/** An item as a query of its order reads it: instants as PostgreSQL writes them in JSON. */
export interface ReadItem {
  id: string;
  patient_id: string;
  test_id: string;
  booked: BookedItem;
  price: number;
  cancelled_at: string | null;
  report_file: string | null;
  refund_paise: number | null;
  refunded_at: string | null;
}

/** An order with its items; one that has a single item has no rows of items. */
export interface OrderWithItems extends OrderRow {
  items: ReadItem[];
}

/** An order with what happened to it, oldest first; `at` as PostgreSQL writes it in JSON. */
export interface OrderWithEvents extends OrderWithItems {
  events: { id: string; at: string; actor: string; type: string; note: string | null }[];
  receipts: IssuedReceipt[];
  rating: { stars: number; comment: string | null } | null;
}

/** A receipt or credit note as a query of its order reads it. */
export interface IssuedReceipt {
  number: string;
  kind: 'receipt' | 'creditNote';
  rupees: number;
  issued_at: string;
}

/** A test for a person, as it is now, with what the lab asks for it. */
export interface ChosenItem {
  patient_id: string;
  test_id: string;
  booked: BookedItem;
  price: number;
}
