import type { BookingContext } from './booking.types.ts';
import type { Draft } from './draft.ts';

/** The initial context of the funnel. */
export function emptyContext(draft: Draft, pin: string | null): BookingContext {
  return {
    draft,
    pin,
    patients: [],
    editedPatientId: null,
    wantedItem: null,
    labs: [],
    labOrder: 'recommended',
    slots: [],
    date: null,
    addresses: [],
    order: null,
    oldestUnpaid: null,
    wanted: 'review',
    returned: null,
    toReview: false,
    agreedStart: null,
    labAsked: false,
    holdUntil: null,
    holdEnding: false,
    request: null,
    proof: null,
    verdict: null,
    pollsLeft: 0,
    message: null,
  };
}
