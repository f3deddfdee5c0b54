import { draftLifetime, isBegun, isDraft } from './draft.ts';
import type { Draft } from './draft.ts';

/** An unfinished booking of a customer, and when it was last changed. */
export interface Unfinished {
  savedAt: number;
  draft: Draft;
}

/** How many bookings are offered to be continued. */
export const mostUnfinished = 3;

/** The stored list, newest first, without what is broken, too old or of another version. */
export function parseUnfinished(text: string | null, now: number): Unfinished[] {
  try {
    const stored = JSON.parse(text ?? '[]') as Partial<Unfinished>[];
    return stored.filter(
      (one): one is Unfinished =>
        typeof one.savedAt === 'number' &&
        now - one.savedAt < draftLifetime &&
        isDraft(one.draft) &&
        isBegun(one.draft),
    );
  } catch {
    return [];
  }
}

/** The list after a draft changed: it comes first while there is something to come back to. */
export function withUnfinished(list: Unfinished[], draft: Draft, now: number): Unfinished[] {
  const others = list.filter((one) => one.draft.draftId !== draft.draftId);
  return (isBegun(draft) ? [{ savedAt: now, draft }, ...others] : others).slice(0, mostUnfinished);
}
