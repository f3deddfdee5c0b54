import type { ActorRefFrom } from 'xstate';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { Draft } from '../../machines/booking/draft.ts';
import { readDraft, sendDraft, writeDraft } from '../shared/drafts/draftStorage.ts';
import type { SentDraft } from '../shared/drafts/storedDrafts.ts';
import { subscribePageSeen } from '../shared/flows/pageSeen.ts';
import { subscribePin } from '../shared/pin/storedPin.ts';
import { createDraftSaver } from './accountDrafts.ts';

type BookingActor = ActorRefFrom<typeof bookingMachine>;
type SessionActor = ActorRefFrom<typeof sessionMachine>;

/**
 * Starts the funnel with this tab's draft, or, if it has none, with the one the page was rendered
 * with. Every change is stored on the device and with the customer's account (PD-151). A guest's
 * draft goes to the customer who signs in; a customer's draft is kept after the session has
 * expired, and is never shown to anyone else (PD-47).
 */
export function storeDraft(booking: BookingActor, session: SessionActor, sent?: SentDraft): void {
  const saver = createDraftSaver();
  booking.start();
  let owner = sent?.userId ?? session.getSnapshot().context.dataOf;
  restore(booking, readDraft(owner) ?? sent?.draft);
  session.subscribe(({ context }) => {
    if (context.dataOf === owner) return;
    const before = owner;
    owner = context.dataOf;
    const { draft } = booking.getSnapshot().context;
    if (before === null && draft.testId !== null) {
      writeDraft(draft, owner);
      saver.changed(draft, draft, owner);
    } else restore(booking, readDraft(owner));
  });
  let last = booking.getSnapshot().context.draft;
  if (owner !== null && last.testId !== null) writeDraft(last, owner);
  booking.subscribe(({ context }) => {
    // A step that opens makes its choices again, usually the same ones.
    if (isSameDraft(context.draft, last)) return;
    const before = last;
    last = context.draft;
    writeDraft(last, owner);
    saver.changed(last, before, owner);
  });
  // When several tabs are open, the visible one is the one that gets reloaded.
  const send = () => {
    if (owner !== null && last.testId !== null) sendDraft(last, owner);
  };
  subscribePageSeen(send);
  subscribePin(send);
}

const isSameDraft = (draft: Draft, last: Draft) =>
  draft === last || JSON.stringify(draft) === JSON.stringify(last);

function restore(booking: BookingActor, draft: Draft | null | undefined): void {
  if (draft && (draft.testId !== null || draft.orderId !== null))
    booking.send({ type: 'draft.restored', draft });
}
