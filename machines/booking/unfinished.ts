import { draftLifetime, mostUnfinished } from '../order/unfinished.ts';
import { isBegun } from './draft.ts';
import { readDraft } from './storedDraft.ts';
import type { Draft } from './draft.ts';

/** An unfinished booking of a customer, and when it was last changed. */
export interface Unfinished {
  savedAt: number;
  draft: Draft;
}

/**
 * The stored list, newest first, without entries that are broken, too old or of another version.
 */
export function parseUnfinished(text: string | null, now: number): Unfinished[] {
  try {
    const stored = JSON.parse(text ?? '[]') as Partial<Unfinished>[];
    return stored.flatMap(({ savedAt, draft: value }) => {
      const isFresh = typeof savedAt === 'number' && now - savedAt < draftLifetime;
      const draft = isFresh ? readDraft(value) : null;
      return isFresh && draft && isBegun(draft) ? [{ savedAt, draft }] : [];
    });
  } catch {
    return [];
  }
}

/** The list after a change of a draft, which comes first while it has something to continue. */
export function withUnfinished(list: Unfinished[], draft: Draft, now: number): Unfinished[] {
  const others = list.filter((one) => one.draft.draftId !== draft.draftId);
  return (isBegun(draft) ? [{ savedAt: now, draft }, ...others] : others).slice(0, mostUnfinished);
}

/**
 * The bookings of the device and of the account that can be continued, newest first; where both
 * have the same one, the newer version. The account also has those finished on any device.
 */
export function mergeUnfinished(device: Unfinished[], account: Unfinished[]): Unfinished[] {
  const newestFirst = [...device, ...account].toSorted((one, other) => other.savedAt - one.savedAt);
  const merged = new Map<string, Unfinished>();
  for (const one of newestFirst)
    if (!merged.has(one.draft.draftId)) merged.set(one.draft.draftId, one);
  return [...merged.values()].filter(({ draft }) => isBegun(draft)).slice(0, mostUnfinished);
}
