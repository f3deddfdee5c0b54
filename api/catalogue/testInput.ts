import type { Updateable } from 'kysely';
import { badRequest } from '../refusal.ts';
import type { TestChanges } from './catalogue.contract.ts';
import type { TestsTable } from './catalogue.tables.ts';

const longestName = 120;
const longestItem = 300;
const mostItems = 100;
const highestPrice = 1_000_000;

function nameOf(value: string): string {
  const name = value.trim().replace(/\s+/g, ' ');
  if (!name) throw badRequest('TEST_NAME_MISSING');
  if (name.length > longestName)
    throw badRequest('FIELD_TOO_LONG', { field: 'testName', most: longestName });
  return name;
}

/** Whole rupees from a number or a text such as '1299' or '1,299'. */
function priceOf(value: number | string): number {
  const text = String(value).trim().replace(/^₹\s*/, '');
  const price = /^\d{1,3}(,?\d{2,3})*$|^\d+$/.test(text)
    ? Number(text.replaceAll(',', ''))
    : Number.NaN;
  if (!Number.isInteger(price) || price < 1 || price > highestPrice)
    throw badRequest('PRICE_INVALID');
  return price;
}

function textOf(value: string, field: string, most: number): string | null {
  const text = value.trim();
  if (text.length > most) throw badRequest('FIELD_TOO_LONG', { field, most });
  return text || null;
}

/** Items trimmed, without empties and without doubles whatever the case (PD-45). */
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
 * The columns that an administrator's input sets. Throws 400 with a sentence for the first problem.
 */
export function columnsOf(input: TestChanges): Updateable<TestsTable> {
  const columns: Updateable<TestsTable> = {};
  if (input.testName !== undefined) columns.name = nameOf(input.testName);
  if (input.price !== undefined) columns.price = priceOf(input.price);
  if (input.report_time !== undefined)
    columns.report_time = textOf(input.report_time, 'report_time', 60);
  if (input.tat !== undefined) columns.tat = textOf(input.tat, 'tat', 60);
  if (input.description !== undefined)
    columns.description = textOf(input.description, 'description', 4000);
  if (input.inclusions !== undefined)
    columns.inclusions = JSON.stringify(listOf(input.inclusions, 'inclusions', /[,\n]/));
  if (input.disclaimers !== undefined)
    columns.disclaimers = JSON.stringify(listOf(input.disclaimers, 'disclaimers', /\n/));
  if (input.features !== undefined)
    columns.features = JSON.stringify(listOf(input.features, 'features', /\n/));
  if (input.why_book !== undefined)
    columns.why_book = JSON.stringify(listOf(input.why_book, 'why_book', /\n/));
  if (input.fasting !== undefined) columns.fasting = input.fasting;
  if (input.active !== undefined) columns.active = input.active;
  return columns;
}
