import type { ActorRefFrom } from 'xstate';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import { readDraft, writeDraft } from './draftStorage.ts';

type BookingActor = ActorRefFrom<typeof bookingMachine>;
type SessionActor = ActorRefFrom<typeof sessionMachine>;
const kept = new WeakSet<BookingActor>();

/** Starts the funnel with the draft that was left, and stores it as it changes; a customer who turns out to be another one gets his own (decisions 20). Once. */
export function keepDraft(booking: BookingActor, session: SessionActor): void {
  if (kept.has(booking)) return;
  kept.add(booking);
  booking.start();
  let owner = session.getSnapshot().context.user?.id ?? null;
  restore(booking, owner);
  session.subscribe(({ context }) => {
    const userId = context.user?.id ?? null;
    if (userId === owner) return;
    const before = owner;
    owner = userId;
    if (before !== null && userId !== null)
      booking.send({ type: 'draft.restored', draft: readDraft(userId) });
    else if (userId !== null && booking.getSnapshot().context.draft.testId === null)
      restore(booking, userId);
    if (userId !== null) writeDraft(booking.getSnapshot().context.draft, owner);
  });
  let stored = booking.getSnapshot().context.draft;
  if (owner !== null && stored.testId !== null) writeDraft(stored, owner);
  booking.subscribe(({ context }) => {
    if (context.draft === stored) return;
    stored = context.draft;
    writeDraft(stored, owner);
  });
}

function restore(booking: BookingActor, userId: string | null): void {
  const draft = readDraft(userId);
  if (draft.testId !== null || draft.orderId !== null)
    booking.send({ type: 'draft.restored', draft });
}
