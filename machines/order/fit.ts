import { whomOf, whomWords } from './forWhom.ts';
import type { ForWhom } from './forWhom.ts';

/**
 * Whom a test is for, what it contains, and the tests whose samples must be taken apart from its
 * own.
 */
export interface FitTest extends ForWhom {
  id: string;
  name: string;
  /** Ids of the tests that are part of it. */
  contains: readonly string[];
  /** Ids of the tests whose samples cannot be taken at the same time. */
  apartFrom: readonly string[];
  /** Minutes between its sample and theirs; null if there are no such tests. */
  apartMinutes: number | null;
}

export interface FitPatient {
  id: string;
  gender: string;
  age: number;
}

/** One test for one person. */
export interface FitItem {
  test: FitTest;
  patient: FitPatient;
}

/** Why a test does not fit, as a refusal names it. */
export type Misfit =
  | { reason: 'TEST_NOT_FOR_PATIENT'; params: { test: string; whom: string } }
  | { reason: 'TEST_CONTAINED'; params: { test: string; package: string } }
  | { reason: 'TESTS_APART'; params: { test: string; other: string; minutes: number } };

/** The sentences of the misfits; {@link whomWords} puts `{whom}` into words. */
export const fitSentences = {
  TEST_NOT_FOR_PATIENT:
    '{test} is only for {whom}. Please choose another person for it, or another test.',
  TEST_CONTAINED:
    '{package} contains {test} already, so you would pay for it twice. Please book one of the two.',
  TESTS_APART:
    '{test} and {other} need samples taken at least {minutes} minutes apart. Please book one of them as a visit of its own, that much earlier or later.',
} as const;

/** The sentence of a misfit with its values filled in. */
export const fitText = ({ reason, params }: Misfit): string =>
  fitSentences[reason].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String((params as Record<string, string | number>)[name]);
    return name === 'whom' ? whomWords(value) : value;
  });

/**
 * Whether a test is for somebody; a person who is neither male nor female is refused by age only.
 */
function isFor({ forGender, ageFrom, ageTo }: FitTest, { gender, age }: FitPatient): boolean {
  const other = { male: 'female', female: 'male' }[forGender?.toLowerCase() ?? ''];
  return (
    (other === undefined || other !== gender.toLowerCase()) &&
    (ageFrom === null || age >= ageFrom) &&
    (ageTo === null || age <= ageTo)
  );
}

/**
 * Minutes required between the samples of two tests of one person; a package counts as the tests it
 * contains.
 */
export function minutesBetween(one: FitTest, other: FitTest): number {
  const named = (test: FitTest, by: FitTest) =>
    [test.id, ...test.contains].some((id) => by.apartFrom.includes(id))
      ? (by.apartMinutes ?? 0)
      : 0;
  return Math.max(named(one, other), named(other, one));
}

/** The first test that does not suit its patient, or the first two that cannot be in one visit. */
export function misfitOf(items: readonly FitItem[]): Misfit | undefined {
  for (const { test, patient } of items)
    if (!isFor(test, patient))
      return {
        reason: 'TEST_NOT_FOR_PATIENT',
        params: { test: test.name, whom: whomOf(test) },
      };
  for (const [position, { test, patient }] of items.entries())
    for (const { test: other } of items
      .slice(position + 1)
      .filter((later) => later.patient.id === patient.id)) {
      const [part, whole] = test.contains.includes(other.id) ? [other, test] : [test, other];
      if (whole.contains.includes(part.id))
        return { reason: 'TEST_CONTAINED', params: { test: part.name, package: whole.name } };
      const minutes = minutesBetween(test, other);
      if (minutes > 0)
        return { reason: 'TESTS_APART', params: { test: test.name, other: other.name, minutes } };
    }
  return undefined;
}
