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
  return {
    draftId,
    attempt: 0,
    testId: null,
    patientId: null,
    labId: null,
    slotId: null,
    addressId: null,
    orderId: null,
  };
}

/** What the person chose. */
export type Choices = Pick<Draft, 'testId' | 'patientId' | 'labId' | 'slotId' | 'addressId'>;

/** The draft with other choices; an order that was made of the choices before is not this draft's any more. */
export function withChoices(draft: Draft, choices: Partial<Choices>): Draft {
  const changed = Object.entries(choices).some(([name, id]) => draft[name as keyof Choices] !== id);
  return changed ? { ...draft, ...choices, orderId: null } : draft;
}

/**
 * The key that makes pressing twice, reloading mid-call or coming back unchanged one order (interface.md,
 * Idempotency-Key). Other choices have another key, or the service would answer with the order before.
 */
export function idempotencyKey({
  draftId,
  attempt,
  testId,
  patientId,
  labId,
  slotId,
  addressId,
}: Draft): string {
  return `${draftId}.${attempt}.${fingerprint([testId, patientId, labId, slotId, addressId].join(' '))}`;
}

/** The text to store; `userId` is whose draft it is, null for a guest. */
export function serializeDraft(draft: Draft, userId: string | null, now: number): string {
  return JSON.stringify({ version, savedAt: now, userId, draft });
}

/** The stored draft, or null when it is missing, broken, too old, or somebody else's. A guest's draft goes to whoever logs in. */
export function parseDraft(text: string | null, userId: string | null, now: number): Draft | null {
  if (!text) return null;
  try {
    const stored = JSON.parse(text) as {
      version?: number;
      savedAt?: number;
      userId?: string | null;
      draft?: Draft;
    };
    const fresh =
      stored.version === version &&
      typeof stored.savedAt === 'number' &&
      now - stored.savedAt < draftLifetime;
    const mine = stored.userId === null || stored.userId === userId;
    return fresh && mine && isDraft(stored.draft) ? stored.draft : null;
  } catch {
    return null;
  }
}

/** A short text that stands for a longer one (FNV-1a): keys have 100 characters at most. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}

function isDraft(value: unknown): value is Draft {
  const draft = value as Record<string, unknown> | null | undefined;
  const ids = ['testId', 'patientId', 'labId', 'slotId', 'addressId', 'orderId'];
  return (
    typeof draft?.draftId === 'string' &&
    typeof draft.attempt === 'number' &&
    ids.every((id) => draft[id] === null || typeof draft[id] === 'string')
  );
}
