import type { Draft } from '../../../machines/booking/draft.ts';
import { setCookie } from '../../copy/setCookie.ts';
import { writeTab } from '../../ui/tabStorage.ts';
import { safely } from '../../ui/safely.ts';

// The part of stored drafts that every page needs, without the code that reads them.

/** The name of a tab's own draft (web/ui/tabStorage.ts). */
export const draftTab = 'draft';
/** The prefix of the storage keys of unfinished drafts, followed by the customer's id. */
export const draftPrefix = 'assay.drafts.';

/** The cookie that tells the server what a tab is booking. */
export const draftCookieName = 'assay_draft';

/**
 * The data from which the server renders a step of the funnel: ids and counts, never names (PD-20),
 * their owner, and the device's PIN code.
 */
export interface SentDraft {
  userId: string;
  pin: string | null;
  draft: Draft;
}

/** The key among a rendered page's answers for the draft that it shows. */
export const sentDraftKey = 'Draft {}';

/**
 * Whether an unfinished booking of anyone is stored here, which is a reason to load the funnel's
 * code.
 */
export function hasUnfinished(): boolean {
  return (safely(draftKeys) ?? []).length > 0;
}

/** Removes all drafts from this device, on logout. */
export function removeDrafts(): void {
  writeTab(draftTab, null);
  setCookie(draftCookieName, '', 0);
  safely(() => draftKeys().forEach((key) => localStorage.removeItem(key)));
}

const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('assay.draft'));
