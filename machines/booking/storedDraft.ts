import type { OrderItemInput } from '../generated/schema.ts';
import { draftLifetime } from '../order/unfinished.ts';
import { answers, choices, noChoices } from './draft.ts';
import type { Draft } from './draft.ts';

/** The version of the stored form; drafts of other versions are dropped. */
const version = 2;

/** The draft as stored text; `userId` is its owner, null for a guest. */
export function serializeDraft(draft: Draft, userId: string | null, now: number): string {
  return JSON.stringify({ version, savedAt: now, userId, draft });
}

/**
 * The stored draft, or null if it is missing, broken, too old or another customer's. A guest's
 * draft goes to the person who logs in.
 */
export function parseDraft(text: string | null, userId: string | null, now: number): Draft | null {
  try {
    const stored = JSON.parse(text ?? '') as {
      version?: number;
      savedAt?: number;
      userId?: string | null;
      draft?: unknown;
    };
    const fresh =
      stored.version === version &&
      typeof stored.savedAt === 'number' &&
      now - stored.savedAt < draftLifetime;
    const mine = stored.userId === null || stored.userId === userId;
    return fresh && mine ? readDraft(stored.draft) : null;
  } catch {
    return null;
  }
}

/** The draft that was stored, if it is one; a choice that was not asked for yet is null. */
export function readDraft(value: unknown): Draft | null {
  const draft = { ...noChoices, ...(value as object | null | undefined) };
  return isDraft(draft) ? draft : null;
}

/** Whether a value is a draft of this version. */
export function isDraft(value: unknown): value is Draft {
  const draft = value as Record<string, unknown> | null | undefined;
  return (
    typeof draft?.draftId === 'string' &&
    typeof draft.attempt === 'number' &&
    ['number', 'undefined'].includes(typeof (draft.expectedAmount ?? undefined)) &&
    Object.entries(answers).every(([name, all]) =>
      all.includes((draft[name] ?? all[0]) as never),
    ) &&
    (draft.added === undefined || (Array.isArray(draft.added) && draft.added.every(isItem))) &&
    [...choices, 'orderId', 'orderedAs'].every(
      (name) => draft[name] === null || typeof draft[name] === 'string',
    )
  );
}

function isItem(value: unknown): value is OrderItemInput {
  const item = value as Record<string, unknown> | null;
  return typeof item?.testId === 'string' && typeof item.patientId === 'string';
}
