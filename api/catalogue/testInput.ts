import type { Updateable } from 'kysely';
import { refusedFields } from '../readFields.ts';
import { readWhole } from '../readNumber.ts';
import { badRequest, Refusal } from '../refusal.ts';
import { longestRepeat } from './catalogue.contract.ts';
import type { TestChanges } from './catalogue.contract.ts';
import { oldestAge } from './parameters.contract.ts';
import type { TestsTable } from './catalogue.tables.ts';
import { readPrice } from './readPrice.ts';
import { readLineOfText } from '../../machines/text/typedText.ts';

const longestName = 120;
const longestItem = 300;
const mostItems = 100;
const minutesOfADay = 1440;

function nameOf(value: string): string {
  const name = readLineOfText(value);
  if (!name) throw badRequest('TEST_NAME_MISSING');
  if (name.length > longestName)
    throw badRequest('FIELD_TOO_LONG', { field: 'testName', most: longestName });
  return name;
}

function textOf(value: string, field: string, most: number): string | null {
  const text = value.trim();
  if (text.length > most) throw badRequest('FIELD_TOO_LONG', { field, most });
  return text || null;
}

/** Trimmed items, without empty ones and without duplicates regardless of case (PD-45). */
function listOf(value: string | string[], field: string, separator: RegExp): string[] {
  const items = (Array.isArray(value) ? value : [value])
    .flatMap((item) => item.split(separator))
    .map((item) => item.trim())
    .filter(Boolean);
  const known = items.map((item) => item.toLowerCase());
  const unique = items.filter((_, index) => known.indexOf(known[index]!) === index);
  if (unique.length > mostItems) throw badRequest('FIELD_TOO_MANY', { field, most: mostItems });
  if (unique.some((item) => item.length > longestItem))
    throw badRequest('FIELD_ENTRY_TOO_LONG', { field, most: longestItem });
  return unique;
}

/**
 * The columns that an administrator's input sets. Throws 400 with a sentence for the first problem,
 * and one for each field that has one.
 */
export function columnsOf(input: TestChanges): Updateable<TestsTable> {
  const columns: Updateable<TestsTable> = {};
  const refused: [field: string, Refusal][] = [];
  const take = <Name extends keyof TestChanges>(
    field: Name,
    read: (value: Exclude<TestChanges[Name], undefined>) => Updateable<TestsTable>,
  ) => {
    try {
      const value = input[field];
      if (value !== undefined)
        Object.assign(columns, read(value as Exclude<TestChanges[Name], undefined>));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push([field, error]);
    }
  };
  const asList = (value: string | string[], field: string, separator = /\n/) =>
    JSON.stringify(listOf(value, field, separator));
  take('testName', (name) => ({ name: nameOf(name) }));
  take('price', (price) => ({ price: readPrice(price) }));
  take('report_time', (time) => ({ report_time: textOf(time, 'report_time', 60) }));
  take('tat', (tat) => ({ tat: textOf(tat, 'tat', 60) }));
  take('description', (text) => ({ description: textOf(text, 'description', 4000) }));
  take('inclusions', (list) => ({ inclusions: asList(list, 'inclusions', /[,\n]/) }));
  take('disclaimers', (list) => ({ disclaimers: asList(list, 'disclaimers') }));
  take('features', (list) => ({ features: asList(list, 'features') }));
  take('why_book', (list) => ({ why_book: asList(list, 'why_book') }));
  take('testNameHindi', (name) => ({
    name_hindi: textOf(name.replace(/\s+/g, ' '), 'testNameHindi', longestName),
  }));
  take('descriptionHindi', (text) => ({
    description_hindi: textOf(text, 'descriptionHindi', 4000),
  }));
  take('inclusionsHindi', (list) => ({
    inclusions_hindi: asList(list, 'inclusionsHindi', /[,\n]/),
  }));
  take('disclaimersHindi', (list) => ({ disclaimers_hindi: asList(list, 'disclaimersHindi') }));
  take('featuresHindi', (list) => ({ features_hindi: asList(list, 'featuresHindi') }));
  take('why_book_hindi', (list) => ({ why_book_hindi: asList(list, 'why_book_hindi') }));
  take('fasting', (fasting) => ({ fasting }));
  take('aliases', (list) => ({ aliases: asList(list, 'aliases', /[,\n]/) }));
  take('concerns', (list) => ({ concerns: JSON.stringify([...new Set(list)]) }));
  take('is_package', (is_package) => ({ is_package }));
  take('for_gender', (for_gender) => ({ for_gender }));
  take('age_from', (years) => ({ age_from: readWhole(years, 'age_from', 0, oldestAge) }));
  take('age_to', (years) => ({ age_to: readWhole(years, 'age_to', 0, oldestAge) }));
  take('contains', (list) => ({ contains: asList(list, 'contains', /[,\n]/) }));
  take('apart_from', (list) => ({ apart_from: asList(list, 'apart_from', /[,\n]/) }));
  take('apart_minutes', (minutes) => ({
    apart_minutes: readWhole(minutes, 'apart_minutes', 1, minutesOfADay),
  }));
  take('repeat_months', (months) => ({
    repeat_months: readWhole(months, 'repeat_months', 1, longestRepeat),
  }));
  take('active', (active) => ({ active }));
  if (refused.length > 0) throw refusedFields(refused);
  return columns;
}
