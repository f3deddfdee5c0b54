import type { ColumnType, Generated } from 'kysely';
import type { ParameterRangeJson } from './parameters.contract.ts';
import type { ConcernJson, FastingJson, TestGenderJson } from './catalogue.contract.ts';

/**
 * Lists are jsonb: written as JSON text, read as values. A string in place of a list is split by
 * the reader (PD-15).
 */
type Json<Value> = ColumnType<Value, string, string>;

/** Empty where nothing is stored in Hindi. */
type ListInHindi = ColumnType<string[], string | undefined, string>;

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
  name_hindi: string | null;
  description_hindi: string | null;
  inclusions_hindi: ListInHindi;
  disclaimers_hindi: ListInHindi;
  features_hindi: ListInHindi;
  why_book_hindi: ListInHindi;
  fasting: FastingJson;
  sample: string | null;
  aliases: ColumnType<string[], string | undefined, string>;
  concerns: ColumnType<ConcernJson[], string | undefined, string>;
  is_package: Generated<boolean>;
  /** The only gender that it is for; null: any. */
  for_gender: ColumnType<TestGenderJson | null, TestGenderJson | null | undefined>;
  /** Whole years. */
  age_from: ColumnType<number | null, number | null | undefined>;
  age_to: ColumnType<number | null, number | null | undefined>;
  /** Ids of the tests that it includes. */
  contains: ColumnType<string[], string | undefined, string>;
  /** Ids of the tests whose sample is taken at least `apart_minutes` earlier or later. */
  apart_from: ColumnType<string[], string | undefined, string>;
  apart_minutes: ColumnType<number | null, number | null | undefined>;
  repeat_months: ColumnType<number | null, number | null | undefined>;
  /** False: no longer offered, but still part of orders. */
  active: Generated<boolean>;
  /** Position in the lists. */
  position: number;
}

export interface CatalogueTables {
  tests: TestsTable;
  /** The parameters that a test measures, in the order of the report. */
  test_parameters: {
    test_id: string;
    position: number;
    name: string;
    name_hindi: string | null;
    unit: string;
    ranges: Json<ParameterRangeJson[]>;
  };
}
