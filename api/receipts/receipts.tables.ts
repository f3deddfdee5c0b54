import type { ColumnType, JSONColumnType } from 'kysely';
import type { MessageLanguage } from '../messages/language.ts';

/**
 * The facts on a receipt or credit note, as they were when it was issued. Money in whole rupees.
 */
export interface ReceiptFacts {
  orderNumber: string;
  /** The language of the booking; missing on receipts from before it was stored. */
  language?: MessageLanguage;
  lab: string;
  /** The day of the visit, YYYY-MM-DD, and its time. */
  visit: { date: string; startTime: string };
  lines: { test: string; price: number }[];
  discount: number;
  /** The name that the offer in the price had then. */
  offer: string | null;
  /** The provider's payment id, and the payment method. */
  payment: { id: string; method: string | null } | null;
  /** For a credit note: the number of the receipt that it refers to. */
  receiptNumber: string | null;
}

/** The people on a receipt: the customer, and the patient of each line. */
export interface ReceiptPeople {
  customer: string;
  patients: string[];
}

/** Receipts and credit notes, and the last number of each series. */
export interface ReceiptTables {
  receipts: {
    number: string;
    kind: 'receipt' | 'creditNote';
    order_id: string;
    subject: string;
    payment_id: string | null;
    issued_at: Date;
    rupees: number;
    facts: JSONColumnType<ReceiptFacts, string, never>;
    people: ColumnType<ReceiptPeople | null, string, null>;
  };
  receipt_series: { series: string; last: number };
}
