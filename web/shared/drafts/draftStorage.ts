import { parseDraft, serializeDraft } from '../../../machines/booking/storedDraft.ts';
import type { Draft } from '../../../machines/booking/draft.ts';
import { parseUnfinished, withUnfinished } from '../../../machines/booking/unfinished.ts';
import type { Unfinished } from '../../../machines/booking/unfinished.ts';
import { readTab, writeTab } from '../../ui/tabStorage.ts';
import { draftPrefix, draftTab } from './storedDrafts.ts';
import { safely } from '../../ui/safely.ts';
import { readPin } from '../pin/storedPin.ts';
import { writeDraftCookie } from './draftCookie.ts';

// Each tab has a booking of its own; a customer's newest unfinished bookings are offered in all
// tabs.

/** The draft of this tab, if it belongs to this customer (null: to a guest). */
export function readDraft(customerId: string | null): Draft | null {
  const text = readTab(draftTab);
  return typeof text === 'string' ? parseDraft(text, customerId, Date.now()) : null;
}

/**
 * Stores the draft for this tab, and among its customer's unfinished bookings. The server renders
 * the funnel's steps from the draft that was last stored or seen.
 */
export function writeDraft(draft: Draft, customerId: string | null): void {
  const now = Date.now();
  writeTab(draftTab, serializeDraft(draft, customerId, now));
  if (customerId === null) return;
  sendDraft(draft, customerId);
  const list = withUnfinished(unfinishedDrafts(customerId), draft, now);
  safely(() =>
    list.length === 0
      ? localStorage.removeItem(draftPrefix + customerId)
      : localStorage.setItem(draftPrefix + customerId, JSON.stringify(list)),
  );
}

/** Tells the server the draft of the visible tab. */
export function sendDraft(draft: Draft, userId: string): void {
  writeDraftCookie({ userId, pin: readPin(), draft });
}

/** A customer's unfinished bookings, newest first. */
export function unfinishedDrafts(customerId: string): Unfinished[] {
  return parseUnfinished(
    safely(() => localStorage.getItem(draftPrefix + customerId)) ?? null,
    Date.now(),
  );
}
