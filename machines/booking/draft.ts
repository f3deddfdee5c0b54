import type { OrderChange, OrderInput, OrderItemInput } from '../generated/schema.ts';
import { draftLifetime } from '../order/unfinished.ts';
import { itemsPerSeat } from '../order/visit.ts';

/**
 * What a person chooses on the way to an order, in the order of the steps. The draft, what is
 * stored of it, the idempotency key and the order's request are made from this list; a field of
 * `OrderInput` that is missing here does not compile ({@link orderInput}).
 */
export const choices = [
  'testId',
  'patientId',
  'labId',
  'slotId',
  'addressId',
] as const satisfies readonly Exclude<keyof OrderInput, 'items'>[];
type Choice = (typeof choices)[number];

/** What the person chose: ids only, never names, codes or passwords (PD-20). */
export type Choices = { [Name in Choice]: OrderInput[Name] | null };

/**
 * What a person is asked only where it matters, and the answers: `lastMeal` of a slot whose last meal
 * should be over by now. Missing where nobody is asked.
 */
export const answers = { lastMeal: ['toConfirm', 'confirmed'] } as const;
type Answers = { [Name in keyof typeof answers]?: (typeof answers)[Name][number] | null };

/** What is chosen so far, and the order that was made of it. */
export interface Draft extends Choices, Answers {
  /** Further tests of the same visit, each for one person; missing where there are none (PD-51). */
  added?: OrderItemInput[];
  /** Makes the idempotency key; a new booking has a new one. */
  draftId: string;
  /** Counts orders that this draft had to give up, so that the next one gets a key of its own. */
  attempt: number;
  orderId: string | null;
  /**
   * Stands for the choices that the order was made of, once they are known; others change the order
   * (PD-48).
   */
  orderedAs: string | null;
  /**
   * The amount to pay that was last shown; the service refuses to order at another one. Missing
   * where none is known.
   */
  expectedAmount?: number | null;
}

/** The form of what is stored; a stored draft of another version is dropped. */
const version = 2;

/** A draft with nothing chosen. */
export function emptyDraft(draftId: string): Draft {
  const nothing = Object.fromEntries(choices.map((name) => [name, null])) as Choices;
  return { ...nothing, draftId, attempt: 0, orderId: null, orderedAs: null };
}

/** The draft with other choices, or the same draft where nothing changes. */
export function withChoices(draft: Draft, choices: Partial<Choices>): Draft {
  const changed = Object.entries(choices).some(([name, id]) => draft[name as keyof Choices] !== id);
  if (!changed) return draft;
  const next = { ...draft, ...choices };
  // Another first patient may be the one for whom the same test was added.
  const { testId, patientId } = next;
  return draft.added
    ? withAdded(
        next,
        draft.added.filter((item) => !isSame(item, { testId, patientId })),
      )
    : next;
}

const isSame = (one: Partial<Choices>, other: Partial<Choices>) =>
  one.testId === other.testId && one.patientId === other.patientId;

const withAdded = ({ added: _, ...draft }: Draft, items: OrderItemInput[]): Draft =>
  items.length > 0 ? { ...draft, added: items } : draft;

/** The tests of the visit, and for whom each is; those of the first choice come first. */
export function itemsOf({ testId, patientId, added = [] }: Draft): OrderItemInput[] {
  return testId !== null && patientId !== null ? [{ testId, patientId }, ...added] : added;
}

/** Whether one more test can be added to the visit. */
export const hasRoom = (draft: Draft): boolean => itemsOf(draft).length < itemsPerSeat;

/** Whether the visit has this test for this person. */
export const hasItem = (draft: Draft, item: OrderItemInput): boolean =>
  itemsOf(draft).some((other) => isSame(other, item));

/** The draft with one more test, and without its slot (PD-27). */
export const withItem = (draft: Draft, item: OrderItemInput): Draft =>
  withAdded({ ...draft, slotId: null }, [...(draft.added ?? []), item]);

/** The draft with the tests of an order, and for whom each is as far as the service says. */
export function withItems(
  draft: Draft,
  [first, ...others]: { testId: string; patientId: string | null }[],
): Draft {
  const added = others.flatMap(({ testId, patientId }) =>
    patientId === null ? [] : [{ testId, patientId }],
  );
  return withAdded({ ...draft, ...first }, added);
}

/** The draft without further tests for people who are not among these. */
export function withPatients(draft: Draft, patients: readonly { id: string }[]): Draft {
  const added = draft.added?.filter(({ patientId }) => patients.some(({ id }) => id === patientId));
  return added && added.length !== draft.added?.length ? withAdded(draft, added) : draft;
}

/** The draft without one of several tests, and without its slot; the next one becomes the first. */
export function withoutItem(draft: Draft, item: OrderItemInput): Draft {
  const [first, ...added] = itemsOf(draft).filter((other) => !isSame(other, item));
  return first ? withAdded({ ...draft, ...first, slotId: null }, added) : draft;
}

/** The draft with the order that was made, or changed, to its choices. */
export function withOrder(draft: Draft, orderId: string): Draft {
  return { ...draft, orderId, orderedAs: choicesOf(draft) };
}

/** The draft without its order; the next one gets a key of its own. */
export function withoutOrder(draft: Draft): Draft {
  return { ...draft, orderId: null, orderedAs: null, attempt: draft.attempt + 1 };
}

/** Whether the draft's order is what was chosen: nothing has changed since. */
export function isOrdered(draft: Draft): boolean {
  const { orderId, orderedAs } = draft;
  return orderId !== null && (orderedAs === null || orderedAs === choicesOf(draft));
}

/** Whether everything is chosen that an order is made of. */
export const isComplete = (draft: Draft): boolean =>
  hasKeptSlot(draft) && choices.every((name) => draft[name] !== null);

/** Whether a slot is chosen, and it is one that can be kept to. */
export const hasKeptSlot = ({ slotId, lastMeal }: Draft): boolean =>
  slotId !== null && lastMeal !== 'toConfirm';

/** Whether all is chosen that comes before the step of a choice. */
export const reaches = (draft: Draft, choice: Choice): boolean =>
  choices.slice(0, choices.indexOf(choice)).every((name) => draft[name] !== null);

/** Whether there is something to come back to: a test, and for whom, or an order of it. */
export function isBegun(draft: Draft): boolean {
  return draft.testId !== null && (draft.patientId !== null || draft.orderId !== null);
}

/**
 * The key that makes one order of pressing twice, reloading in the middle of the call or coming back
 * unchanged (Idempotency-Key, docs/product/interface.md#http). Other choices have another key, or
 * the service would answer with the previous order.
 */
export function idempotencyKey(draft: Draft): string {
  return `${draft.draftId}.${draft.attempt}.${choicesOf(draft)}`;
}

/** What is sent to make the order; used once everything is chosen. */
export function orderInput(draft: Draft): OrderInput {
  return { ...chosen(draft), idempotencyKey: idempotencyKey(draft) };
}

/** What is sent to change the order that is not paid yet. */
export function orderChange(draft: Draft): OrderChange {
  return { ...chosen(draft), orderId: draft.orderId ?? '' };
}

/** A single test is sent without items, as it is specified. */
function chosen(draft: Draft) {
  const ids = Object.fromEntries(choices.map((name) => [name, draft[name] ?? '']));
  const { expectedAmount = null } = draft;
  return {
    ...(ids as { [Name in Choice]: OrderInput[Name] }),
    ...(draft.added && { items: itemsOf(draft) }),
    expectedAmount,
  };
}

/** The text to store; `userId` is whose draft it is, null for a guest. */
export function serializeDraft(draft: Draft, userId: string | null, now: number): string {
  return JSON.stringify({ version, savedAt: now, userId, draft });
}

/**
 * The stored draft, or null when it is missing, broken, too old, or somebody else's. A guest's
 * draft goes to whoever logs in.
 */
export function parseDraft(text: string | null, userId: string | null, now: number): Draft | null {
  try {
    const stored = JSON.parse(text ?? '') as {
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

/** A short text that stands for what is chosen. */
const choicesOf = (draft: Draft) =>
  fingerprint(
    [
      ...choices.map((name) => draft[name]),
      ...(draft.added ?? []).flatMap(({ testId, patientId }) => [testId, patientId]),
    ].join(' '),
  );

/** A short text that stands for a longer one (FNV-1a): keys have 100 characters at most. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Whether a stored value is a draft of this version. */
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
