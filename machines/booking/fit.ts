import { fitText, misfitOf } from '../order/fit.ts';
import type { FitTest, Misfit } from '../order/fit.ts';
import type { Message } from '../notices.ts';
import { itemsOf } from './draft.ts';
import type { Draft } from './draft.ts';
import type { PatientChoice } from './booking.types.ts';

/** A visit, and what is known of its tests and people. */
export interface Visit {
  draft: Draft;
  tests: FitTest[];
  patients: PatientChoice[];
}

/**
 * What of a visit does not fit whom, or not together, as far as its tests and people are known; the
 * service decides by the same rule.
 */
export const misfitIn = ({ draft, tests, patients }: Visit): Misfit | undefined =>
  misfitOf(
    itemsOf(draft).flatMap(({ testId, patientId }) => {
      const test = tests.find(({ id }) => id === testId);
      const patient = patients.find(({ id }) => id === patientId);
      return test && patient ? [{ test, patient }] : [];
    }),
  );

/** The same as a message. */
export function misfitMessage(visit: Visit): Message | null {
  const misfit = misfitIn(visit);
  return misfit ? { text: fitText(misfit), reason: misfit.reason, params: misfit.params } : null;
}
