import { fitText, misfitOf } from '../order/fit.ts';
import type { FitTest, Misfit } from '../order/fit.ts';
import type { Message } from '../notices.ts';
import { itemsOf } from './draft.ts';
import type { Draft } from './draft.ts';
import type { PatientChoice } from './booking.types.ts';

/** A visit, and the tests and people of it that are loaded. */
export interface Visit {
  draft: Draft;
  tests: FitTest[];
  patients: PatientChoice[];
}

/**
 * The first test of the visit that does not suit its patient or another test, as far as tests and
 * people are loaded; the service decides by the same rule.
 */
export const misfitIn = ({ draft, tests, patients }: Visit): Misfit | undefined =>
  misfitOf(
    itemsOf(draft).flatMap(({ testId, patientId }) => {
      const test = tests.find(({ id }) => id === testId);
      const patient = patients.find(({ id }) => id === patientId);
      return test && patient ? [{ test, patient }] : [];
    }),
  );

export function misfitMessage(visit: Visit): Message | null {
  const misfit = misfitIn(visit);
  return misfit ? { text: fitText(misfit), reason: misfit.reason, params: misfit.params } : null;
}
