import { badRequest } from '../refusal.ts';
import { TestGenderJson } from './catalogue.contract.ts';
import type { ConcernJson, FastingJson } from './catalogue.contract.ts';
import { concerns } from './concerns.ts';

const fastings: readonly FastingJson[] = ['needed', 'not needed', 'unknown'];

/** Parses whether to fast; undefined for an empty text. Throws 400 for an unknown word. */
export function fastingOf(value: string | undefined): FastingJson | undefined {
  const fasting = fastings.find((known) => known === value);
  if (value && !fasting)
    throw badRequest('FIELD_NOT_ALLOWED', { field: 'fasting', allowed: fastings.join(', ') });
  return fasting;
}

/**
 * Parses the only gender that a test is for; undefined for an empty text. Throws 400 for an unknown
 * word.
 */
export function genderOf(value: string | undefined): TestGenderJson | undefined {
  const gender = TestGenderJson.enum.find((known) => known === value);
  if (value && !gender)
    throw badRequest('FIELD_NOT_ALLOWED', {
      field: 'for_gender',
      allowed: TestGenderJson.enum.join(', '),
    });
  return gender;
}

/** Parses concerns. Throws 400 for an unknown one. */
export function concernsOf(values: string[]): ConcernJson[] {
  return values.map((value) => {
    const concern = concerns.find((known) => known === value);
    if (!concern)
      throw badRequest('FIELD_NOT_ALLOWED', { field: 'concerns', allowed: concerns.join(', ') });
    return concern;
  });
}

/** Parses yes or no; undefined for an empty text. Throws 400 for an unknown word. */
export function yesOrNoOf(value: string | undefined, field: string): boolean | undefined {
  if (!value) return undefined;
  if (value !== 'true' && value !== 'false')
    throw badRequest('FIELD_NOT_ALLOWED', { field, allowed: 'true, false' });
  return value === 'true';
}
