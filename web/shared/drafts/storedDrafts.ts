import type { Draft } from '../../../machines/booking/draft.ts';
import { setCookie } from '../../copy/setCookie.ts';
import { writeTab } from '../../ui/tabStorage.ts';
import { safely } from '../../ui/safely.ts';

// What every page needs to know of stored drafts, without the code that reads them.

/** The name of a tab's own draft (web/ui/tabStorage.ts). */
export const draftTab = 'draft';
/** What the names of a device's stored drafts begin with; a customer's id follows. */
export const draftPrefix = 'assay.drafts.';

/** The cookie by which the server knows what a tab books. */
export const draftCookieName = 'assay_draft';

/**
 * What the server renders a step of the funnel from: ids and counts, never names (PD-20), whose they
 * are, and the PIN code of the device.
 */
export interface SentDraft {
  userId: string;
  pin: string | null;
  draft: Draft;
}

/** Under this key a rendered page of the funnel says which draft it shows. */
export const sentDraftKey = 'Draft {}';

/** Whether anybody's unfinished booking is stored here: a reason to fetch the funnel's code. */
export function hasUnfinished(): boolean {
  return (safely(draftKeys) ?? []).length > 0;
}

/** Removes every draft of this device (logout). */
export function removeDrafts(): void {
  writeTab(draftTab, null);
  setCookie(draftCookieName, '', 0);
  safely(() => draftKeys().forEach((key) => localStorage.removeItem(key)));
}

const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('assay.draft'));
