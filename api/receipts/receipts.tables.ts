import type { ColumnType, JSONColumnType } from 'kysely';
import type { MessageLanguage } from '../messages/language.ts';

/** What a receipt or a credit note says, as it was when it was made. Money in whole rupees. */
export interface ReceiptFacts {
  orderNumber: string;
  /** The language of the booking; missing in those that were made before it was kept. */
  language?: MessageLanguage;
  lab: string;
  /** The day of the visit, YYYY-MM-DD, and its time. */
  visit: { date: string; startTime: string };
  lines: { test: string; price: number }[];
  discount: number;
  /** The offer in the price, as it was called. */
  offer: string | null;
  /** The provider's name of the payment, and how it was paid. */
  payment: { id: string; method: string | null } | null;
  /** Of a credit note: the receipt that it takes from. */
  receiptNumber: string | null;
}

/** Who a receipt names: the customer, and the patient of each line. */
export interface ReceiptPeople {
  customer: string;
  patients: string[];
}

/** Receipts and credit notes, and how far their numbers have come. */
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
