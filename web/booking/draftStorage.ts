import { emptyDraft, parseDraft, serializeDraft } from '../../machines/booking/draft.ts';
import type { Draft } from '../../machines/booking/draft.ts';

const key = 'assay.draft';

/** The draft of this user (null: a guest), or a new empty one; the storage may be full, closed or away. */
export function readDraft(userId: string | null): Draft {
  return (
    parseDraft(safely(() => localStorage.getItem(key)) ?? null, userId, Date.now()) ??
    emptyDraft(crypto.randomUUID())
  );
}

/** Whether anybody's draft is stored here: a reason to fetch the funnel's code. */
export function hasDraft(): boolean {
  return Boolean(safely(() => localStorage.getItem(key)));
}

/** Keeps the draft for a reload, the login detour or a closed tab. */
export function writeDraft(draft: Draft, userId: string | null): void {
  safely(() => localStorage.setItem(key, serializeDraft(draft, userId, Date.now())));
}

/** Forgets it (logout). */
export function removeDraft(): void {
  safely(() => localStorage.removeItem(key));
}

function safely<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
