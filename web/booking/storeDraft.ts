import type { ActorRefFrom } from 'xstate';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import { readDraft, writeDraft } from '../shared/drafts/draftStorage.ts';

type BookingActor = ActorRefFrom<typeof bookingMachine>;
type SessionActor = ActorRefFrom<typeof sessionMachine>;

/**
 * Starts the funnel with this tab's draft and stores it as it changes. A guest's draft becomes the
 * customer's who signs in; a customer's stays his while his session has run out, and is never
 * another's (PD-47).
 */
export function storeDraft(booking: BookingActor, session: SessionActor): void {
  booking.start();
  let owner = session.getSnapshot().context.dataOf;
  restore(booking, owner);
  let isKnown = session.getSnapshot().context.user !== null;
  session.subscribe(({ context }) => {
    const wasKnown = isKnown;
    isKnown = context.user !== null;
    if (isKnown && !wasKnown) booking.send({ type: 'session.renewed' });
    if (context.dataOf === owner) return;
    const before = owner;
    owner = context.dataOf;
    const { draft } = booking.getSnapshot().context;
    if (before === null && draft.testId !== null) writeDraft(draft, owner);
    else restore(booking, owner);
  });
  let last = booking.getSnapshot().context.draft;
  if (owner !== null && last.testId !== null) writeDraft(last, owner);
  booking.subscribe(({ context }) => {
    if (context.draft === last) return;
    last = context.draft;
    writeDraft(last, owner);
  });
}

function restore(booking: BookingActor, customerId: string | null): void {
  const draft = readDraft(customerId);
  if (draft !== null && (draft.testId !== null || draft.orderId !== null))
    booking.send({ type: 'draft.restored', draft });
}
