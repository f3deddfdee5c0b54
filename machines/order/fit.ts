import { whomOf, whomWords } from './forWhom.ts';
import type { ForWhom } from './forWhom.ts';

/** For whom a test is, what it contains, and what must lie between its draw and others. */
export interface FitTest extends ForWhom {
  id: string;
  name: string;
  /** Ids of the tests that are done with it. */
  contains: readonly string[];
  /** Ids of the tests whose sample is not taken at the same time. */
  apartFrom: readonly string[];
  /** Minutes that lie between its sample and theirs; null where there are none. */
  apartMinutes: number | null;
}

/** Who is tested. */
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

/** What does not fit, as a refusal names it. */
export type Misfit =
  | { reason: 'TEST_NOT_FOR_PATIENT'; params: { test: string; whom: string } }
  | { reason: 'TEST_CONTAINED'; params: { test: string; package: string } }
  | { reason: 'TESTS_APART'; params: { test: string; other: string; minutes: number } };

/** The sentences of a misfit; `{whom}` is put into words by {@link whomWords}. */
export const fitSentences = {
  TEST_NOT_FOR_PATIENT:
    '{test} is only for {whom}. Please choose another person for it, or another test.',
  TEST_CONTAINED:
    '{package} contains {test} already, so you would pay for it twice. Please book one of the two.',
  TESTS_APART:
    '{test} and {other} need samples taken at least {minutes} minutes apart. Please book one of them as a visit of its own, that much earlier or later.',
} as const;

/** A sentence of a misfit with its values. */
export const fitText = ({ reason, params }: Misfit): string =>
  fitSentences[reason].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String((params as Record<string, string | number>)[name]);
    return name === 'whom' ? whomWords(value) : value;
  });

/** Whether a test is for somebody; who is neither a man nor a woman is refused by age alone. */
function isFor({ forGender, ageFrom, ageTo }: FitTest, { gender, age }: FitPatient): boolean {
  const other = { male: 'female', female: 'male' }[forGender?.toLowerCase() ?? ''];
  return (
    (other === undefined || other !== gender.toLowerCase()) &&
    (ageFrom === null || age >= ageFrom) &&
    (ageTo === null || age <= ageTo)
  );
}

/** Minutes that lie between the samples of two tests of one person; a package counts for its tests. */
export function minutesBetween(one: FitTest, other: FitTest): number {
  const named = (test: FitTest, by: FitTest) =>
    [test.id, ...test.contains].some((id) => by.apartFrom.includes(id))
      ? (by.apartMinutes ?? 0)
      : 0;
  return Math.max(named(one, other), named(other, one));
}

/** What first does not fit whom, or not together in one visit. */
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
