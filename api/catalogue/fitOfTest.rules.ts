import { badRequest } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';
import type { AdminTestJson } from './catalogue.contract.ts';
import type { Updateable } from 'kysely';
import type { TestsTable } from './catalogue.tables.ts';

/** The columns of a test that limit its patients and the tests beside it. */
export type FitOfTest = Pick<
  AdminTestJson,
  'age_from' | 'age_to' | 'contains' | 'apart_from' | 'apart_minutes'
>;

const nothing: FitOfTest = {
  age_from: null,
  age_to: null,
  contains: [],
  apart_from: [],
  apart_minutes: null,
};

/** The resulting limits once these columns are set. */
export function fitAfter(
  columns: Updateable<TestsTable>,
  before: FitOfTest | undefined,
): FitOfTest {
  const { age_from, age_to, contains, apart_from, apart_minutes } = before ?? nothing;
  const list = (text: string | undefined, own: string[]) =>
    text === undefined ? own : (JSON.parse(text) as string[]);
  return {
    age_from: columns.age_from === undefined ? age_from : columns.age_from,
    age_to: columns.age_to === undefined ? age_to : columns.age_to,
    contains: list(columns.contains, contains),
    apart_from: list(columns.apart_from, apart_from),
    apart_minutes: columns.apart_minutes === undefined ? apart_minutes : columns.apart_minutes,
  };
}

/**
 * The first error in these limits, with its field: ages in the wrong order, a test that does not
 * exist, or a missing interval.
 */
export function faultInFit(
  id: string | null,
  fit: FitOfTest,
  isTest: (id: string) => boolean,
): { field: string; refusal: Refusal } | undefined {
  const { age_from, age_to, apart_minutes } = fit;
  if (age_from !== null && age_to !== null && age_to < age_from)
    return {
      field: 'age_to',
      refusal: badRequest('FIELD_TOO_SMALL', { field: 'age_to', least: age_from }),
    };
  for (const field of ['contains', 'apart_from'] as const) {
    const unknown = fit[field].find((other) => other === id || !isTest(other));
    if (unknown !== undefined)
      return { field, refusal: badRequest('FIELD_NOT_OTHER_TEST', { field, test: unknown }) };
  }
  return fit.apart_from.length > 0 && apart_minutes === null
    ? {
        field: 'apart_minutes',
        refusal: badRequest('FIELD_MISSING', { field: 'apart_minutes' }),
      }
    : undefined;
}
