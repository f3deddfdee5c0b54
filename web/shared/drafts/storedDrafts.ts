import { writeTab } from '../../ui/tabStorage.ts';
import { safely } from '../../ui/safely.ts';

// What every page needs to know of stored drafts, without the code that reads them.

/** The name of a tab's own draft (web/ui/tabStorage.ts). */
export const draftTab = 'draft';
/** What the names of a device's stored drafts begin with; a customer's id follows. */
export const draftPrefix = 'assay.drafts.';

/** Whether anybody's unfinished booking is stored here: a reason to fetch the funnel's code. */
export function hasUnfinished(): boolean {
  return (safely(draftKeys) ?? []).length > 0;
}

/** Removes every draft of this device (logout). */
export function removeDrafts(): void {
  writeTab(draftTab, null);
  safely(() => draftKeys().forEach((key) => localStorage.removeItem(key)));
}

const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('assay.draft'));
