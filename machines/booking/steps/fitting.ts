import type { DoneActorEvent } from 'xstate';
import type { FitTest } from '../../order/fit.ts';
import { testsAsked } from '../asked.ts';
import { withItem } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { misfitMessage } from '../fit.ts';
import type { Visit } from '../fit.ts';
import type { BookingContext } from '../booking.types.ts';

export const chosenVisit = ({ draft }: BookingContext): Draft => draft;
/** The visit with the test to be added. */
export const wantedVisit = ({ draft, wantedItem }: BookingContext): Draft =>
  wantedItem ? withItem(draft, wantedItem) : draft;

interface Answer {
  context: BookingContext;
  event: DoneActorEvent<FitTest[]>;
}

/**
 * The parts of a check whether a visit fits: the tests to look up, and the message if it does not.
 */
export function fitting(draftOf: (context: BookingContext) => Draft) {
  const visitOf = ({ context, event }: Answer): Visit => ({
    draft: draftOf(context),
    patients: context.patients,
    tests: event.output,
  });
  return {
    testsToFit: ({ context }: { context: BookingContext }) =>
      testsAsked({ draft: draftOf(context) }),
    /** If the visit does not fit, only a message is shown; nothing is added or chosen. */
    misfitSaid: {
      guard: { type: 'isMisfit', params: (answer: Answer) => ({ visit: visitOf(answer) }) },
      actions: {
        type: 'showMessage',
        params: (answer: Answer) => ({ message: misfitMessage(visitOf(answer)) }),
      },
    },
  } as const;
}
