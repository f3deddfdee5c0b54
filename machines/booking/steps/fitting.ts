import type { DoneActorEvent } from 'xstate';
import type { FitTest } from '../../order/fit.ts';
import { testsAsked } from '../asked.ts';
import { withItem } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { misfitMessage } from '../fit.ts';
import type { Visit } from '../fit.ts';
import type { BookingContext } from '../booking.types.ts';

/** The visit as it is chosen. */
export const chosenVisit = ({ draft }: BookingContext): Draft => draft;
/** The visit with the test that is to be added. */
export const wantedVisit = ({ draft, wantedItem }: BookingContext): Draft =>
  wantedItem ? withItem(draft, wantedItem) : draft;

interface Answer {
  context: BookingContext;
  event: DoneActorEvent<FitTest[]>;
}

/** How it is found out whether a visit fits: the tests that are looked up, and what is said then. */
export function fitting(draftOf: (context: BookingContext) => Draft) {
  const visitOf = ({ context, event }: Answer): Visit => ({
    draft: draftOf(context),
    patients: context.patients,
    tests: event.output,
  });
  return {
    testsToFit: ({ context }: { context: BookingContext }) =>
      testsAsked({ draft: draftOf(context) }),
    /** What does not fit is said, with what to do instead, and nothing else happens. */
    misfitSaid: {
      guard: { type: 'isMisfit', params: (answer: Answer) => ({ visit: visitOf(answer) }) },
      actions: {
        type: 'showMessage',
        params: (answer: Answer) => ({ message: misfitMessage(visitOf(answer)) }),
      },
    },
  } as const;
}
