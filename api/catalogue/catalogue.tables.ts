import type { ColumnType, Generated } from 'kysely';
import type { FastingJson } from './catalogue.contract.ts';

/**
 * Lists are jsonb: written as JSON text, read as values. A text in a list's place is split by the
 * reader (PD-15).
 */
type Json<Value> = ColumnType<Value, string, string>;

/** Table `tests`; the id is a readable slug. */
export interface TestsTable {
  id: string;
  name: string;
  icon: string | null;
  image: string | null;
  /** The starting price in whole rupees. */
  price: number | null;
  report_time: string | null;
  tat: string | null;
  description: string | null;
  inclusions: Json<string[]>;
  disclaimers: Json<string[] | string>;
  features: Json<string[]>;
  why_book: Json<string[] | string>;
  fasting: FastingJson;
  sample: string | null;
  /** False: no longer offered; orders keep it. */
  active: Generated<boolean>;
  /** Place in the lists. */
  position: number;
}

export interface CatalogueTables {
  tests: TestsTable;
}
