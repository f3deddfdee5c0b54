import type { Selectable } from 'kysely';
import type { OneCustomer } from '../offers/offerUses.repository.ts';
import type { BookedItem, OrderTables } from './orders.tables.ts';

/** An order as stored. */
export type OrderRow = Selectable<OrderTables['orders']>;

/** An order whose row is locked, with its customer's name and contact details. */
export interface LockedOrderRow extends OrderRow {
  first_name: string;
  last_name: string;
  /** E.164. */
  phone: string | null;
  email: string;
  /** When the customer proved that the e-mail is theirs; null before. */
  email_verified_at: Date | null;
  /** A keyed hash of that phone. */
  customer_mark: string | null;
  /** When the customer agreed to WhatsApp messages to that phone; null before. */
  whatsapp_consented_at: Date | null;
  /** All accounts that count as the same customer, where the caller locked them too. */
  customer?: OneCustomer;
}

/**
 * An item as a query reads it with its order: instants are strings as PostgreSQL writes them in
 * JSON.
 */
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

/** An order with its items; an order with a single item has no rows of items. */
export interface OrderWithItems extends OrderRow {
  items: ReadItem[];
}

/** An order with its events, oldest first; `at` as PostgreSQL writes it in JSON. */
export interface OrderWithEvents extends OrderWithItems {
  events: { id: string; at: string; actor: string; type: string; note: string | null }[];
  receipts: IssuedReceipt[];
  rating: { stars: number; comment: string | null } | null;
}

/** A receipt or credit note as a query reads it with its order. */
export interface IssuedReceipt {
  number: string;
  kind: 'receipt' | 'creditNote';
  rupees: number;
  issued_at: string;
}

/** A test for a person, as both are now, with the lab's price. */
export interface ChosenItem {
  patient_id: string;
  test_id: string;
  booked: BookedItem;
  price: number;
}
