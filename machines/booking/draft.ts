/** What is chosen so far: ids only, never names, codes or passwords (decisions 20). */
export interface Draft {
  /** Makes the idempotency key; a new booking has a new one. */
  draftId: string;
  /** Counts orders that this draft had to give up, so that the next one gets a key of its own. */
  attempt: number;
  testId: string | null;
  patientId: string | null;
  labId: string | null;
  slotId: string | null;
  addressId: string | null;
  orderId: string | null;
}

/** The form of what is stored; a stored draft of another version is dropped. */
const version = 1;
/** Milliseconds after which a stored draft is dropped. */
export const draftLifetime = 24 * 60 * 60 * 1000;

/** A draft with nothing chosen. */
export function emptyDraft(draftId: string): Draft {
  return { draftId, attempt: 0, testId: null, patientId: null, labId: null, slotId: null, addressId: null, orderId: null };
}

/** The key that makes pressing twice one order (interface.md, Idempotency-Key). */
export function idempotencyKey(draft: Draft): string {
  return `${draft.draftId}.${draft.attempt}`;
}

/** The text to store; `userId` is whose draft it is, null for a guest. */
export function serializeDraft(draft: Draft, userId: string | null, now: number): string {
  return JSON.stringify({ version, savedAt: now, userId, draft });
}

/** The stored draft, or null when it is missing, broken, too old, or somebody else's. A guest's draft goes to whoever logs in. */
export function parseDraft(text: string | null, userId: string | null, now: number): Draft | null {
  if (!text) return null;
  try {
    const stored = JSON.parse(text) as { version?: number; savedAt?: number; userId?: string | null; draft?: Draft };
    const fresh = stored.version === version && typeof stored.savedAt === 'number' && now - stored.savedAt < draftLifetime;
    const mine = stored.userId === null || stored.userId === userId;
    return fresh && mine && isDraft(stored.draft) ? stored.draft : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  const draft = value as Record<string, unknown> | null | undefined;
  const ids = ['testId', 'patientId', 'labId', 'slotId', 'addressId', 'orderId'];
  return typeof draft?.draftId === 'string' && typeof draft.attempt === 'number' && ids.every((id) => draft[id] === null || typeof draft[id] === 'string');
}
