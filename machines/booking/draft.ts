import type { OrderChange, OrderInput, OrderItemInput } from '../generated/schema.ts';
import { itemsPerSeat } from '../order/visit.ts';

/**
 * The steps in which something is chosen, in their order, each with its choice. The draft, its
 * stored form, the idempotency key and the order's request are made from this table; a field of
 * `OrderInput` that is missing here does not compile ({@link orderInput}).
 */
const choiceOf = {
  patient: 'patientId',
  lab: 'labId',
  slot: 'slotId',
  address: 'addressId',
} as const satisfies Record<string, Exclude<keyof OrderInput, 'items'>>;
export type ChoosingStep = keyof typeof choiceOf;
export const choosingSteps = Object.keys(choiceOf) as ChoosingStep[];

/** The choices of an order, in the order of the steps. */
export const choices = ['testId', ...Object.values(choiceOf)] as const;
type Choice = (typeof choices)[number];

type Chosen = { [Name in Choice]: NonNullable<OrderInput[Name]> };

/** The choices so far: ids only, never names, codes or passwords (PD-20). */
export type Choices = { [Name in Choice]: Chosen[Name] | null };

/**
 * Questions that only some choices raise, and their answers: `lastMeal` is asked for a slot that
 * requires fasting. Absent when not asked; the first value says that the answer is still missing.
 * They are words, as the draft's cookie is text.
 */
export const answers = {
  lastMeal: ['toConfirm', 'confirmed'],
} as const satisfies Record<string, readonly [open: string, ...given: string[]]>;
const answerNames = Object.keys(answers) as (keyof typeof answers)[];
type Answers = { [Name in keyof typeof answers]?: (typeof answers)[Name][number] | null };

/** The choices so far, and the order made from them. */
export interface Draft extends Choices, Answers {
  /** Further tests of the same visit, each for one person; absent if there are none (PD-51). */
  added?: OrderItemInput[];
  /** Part of the idempotency key; each new booking has a new one. */
  draftId: string;
  /** Counts the orders that this draft had to give up, so that the next one gets a new key. */
  attempt: number;
  orderId: string | null;
  /**
   * A fingerprint of the choices that the order was made from, once known; if the choices differ
   * from it, the order has to be changed (PD-48).
   */
  orderedAs: string | null;
  /**
   * The amount to pay that was last shown; the service refuses to order at another one. Absent if
   * none is known.
   */
  expectedAmount?: number | null;
}

/** Nothing chosen yet. */
export const noChoices = Object.fromEntries(choices.map((name) => [name, null])) as Choices;

/** A draft with nothing chosen. */
export const emptyDraft = (draftId: string): Draft => ({
  ...noChoices,
  draftId,
  attempt: 0,
  orderId: null,
  orderedAs: null,
});

/** The draft with other choices; the same object if nothing changes. */
export function withChoices(draft: Draft, choices: Partial<Choices>): Draft {
  const changed = Object.entries(choices).some(([name, id]) => draft[name as keyof Choices] !== id);
  if (!changed) return draft;
  const next = { ...draft, ...choices };
  // The new first patient may be one for whom the same test was added.
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

/** The tests of the visit, each with its patient; the first choice comes first. */
export function itemsOf({ testId, patientId, added = [] }: Draft): OrderItemInput[] {
  return testId !== null && patientId !== null ? [{ testId, patientId }, ...added] : added;
}

/** Whether one more test can be added to the visit. */
export const hasRoom = (draft: Draft): boolean => itemsOf(draft).length < itemsPerSeat;

/** Whether the visit has this test for this person. */
export const hasItem = (draft: Draft, item: OrderItemInput): boolean =>
  itemsOf(draft).some((other) => isSame(other, item));

/** The draft with one more test. Its slot is dropped, as it may no longer fit (PD-27). */
export const withItem = (draft: Draft, item: OrderItemInput): Draft =>
  withAdded({ ...draft, slotId: null }, [...(draft.added ?? []), item]);

/** The draft with the tests of an order, each with its patient if the service names one. */
export function withItems(
  draft: Draft,
  [first, ...others]: { testId: string; patientId: string | null }[],
): Draft {
  const added = others.flatMap(({ testId, patientId }) =>
    patientId === null ? [] : [{ testId, patientId }],
  );
  return withAdded({ ...draft, ...first }, added);
}

/** The draft without further tests for people who are not in this list. */
export function withPatients(draft: Draft, patients: readonly { id: string }[]): Draft {
  const added = draft.added?.filter(({ patientId }) => patients.some(({ id }) => id === patientId));
  return added && added.length !== draft.added?.length ? withAdded(draft, added) : draft;
}

/** The draft without one of its tests and without its slot; the next test becomes the first. */
export function withoutItem(draft: Draft, item: OrderItemInput): Draft {
  const [first, ...added] = itemsOf(draft).filter((other) => !isSame(other, item));
  return first ? withAdded({ ...draft, ...first, slotId: null }, added) : draft;
}

/** The draft with the order that was made from its choices, or changed to them. */
export function withOrder(draft: Draft, orderId: string): Draft {
  return { ...draft, orderId, orderedAs: choicesOf(draft) };
}

/** The draft without its order; the next order gets a new key. */
export function withoutOrder(draft: Draft): Draft {
  return { ...draft, orderId: null, orderedAs: null, attempt: draft.attempt + 1 };
}

/** Whether the draft's order matches its choices. */
export function isOrdered(draft: Draft): boolean {
  const { orderId, orderedAs } = draft;
  return orderId !== null && (orderedAs === null || orderedAs === choicesOf(draft));
}

/** Whether every choice that an order needs has been made. */
export const isComplete = (draft: Draft): boolean =>
  choices.every((name) => draft[name] !== null) &&
  answerNames.every((name) => draft[name] !== answers[name][0]);

/** Whether a choice was made; that of a slot with a fasting rule, once the person can keep it. */
const isMade = (draft: Draft, choice: Choice): boolean =>
  draft[choice] !== null && !(choice === 'slotId' && draft.lastMeal === 'toConfirm');

/** Whether all choices before this step have been made. */
export const reaches = (draft: Draft, step: ChoosingStep): boolean =>
  choices.slice(0, choices.indexOf(choiceOf[step])).every((name) => isMade(draft, name));

/** Whether the choice of this step and all before it have been made. */
export const hasChosen = (draft: Draft, step: ChoosingStep): boolean =>
  reaches(draft, step) && isMade(draft, choiceOf[step]);

/** Whether there is something to continue: a test with a patient, or an order. */
export function isBegun(draft: Draft): boolean {
  return draft.testId !== null && (draft.patientId !== null || draft.orderId !== null);
}

/**
 * The Idempotency-Key (docs/product/interface.md#http): pressing twice, reloading during the call
 * or coming back unchanged makes only one order. Other choices have another key, or the service
 * would answer with the previous order.
 */
export function idempotencyKey(draft: Draft): string {
  return `${draft.draftId}.${draft.attempt}.${choicesOf(draft)}`;
}

/** The request that makes the order; call it only once everything is chosen. */
export function orderInput(draft: Draft): OrderInput {
  const key = { idempotencyKey: idempotencyKey(draft) };
  return { ...chosen(draft), ...key } satisfies Required<Omit<OrderInput, 'items'>>;
}

/** The request that changes the unpaid order. */
export function orderChange(draft: Draft): OrderChange {
  return { ...chosen(draft), orderId: draft.orderId ?? '' };
}

/** What was chosen; an answer that goes with the order is added here where it was given. */
const chosenIn = (draft: Draft) =>
  Object.fromEntries(choices.map((name) => [name, draft[name] ?? ''])) as Chosen;

/** A single test is sent without `items`, as the interface specifies. */
function chosen(draft: Draft) {
  const items = draft.added && { items: itemsOf(draft) };
  return { ...chosenIn(draft), ...items, expectedAmount: draft.expectedAmount ?? null };
}

/** A fingerprint of the choices. */
const choicesOf = (draft: Draft) =>
  fingerprint(
    [
      ...Object.values(chosenIn(draft)),
      ...(draft.added ?? []).flatMap(({ testId, patientId }) => [testId, patientId]),
    ].join(' '),
  );

/** A short hash of a text (FNV-1a), as keys may have 100 characters at most. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}
