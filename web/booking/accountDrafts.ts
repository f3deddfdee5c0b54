import { emptyDraft, isBegun } from '../../machines/booking/draft.ts';
import type { answers, Draft } from '../../machines/booking/draft.ts';
import type { Unfinished } from '../../machines/booking/unfinished.ts';
import type { BookingDraftInput, BookingDraftsQuery } from '../generated/graphql.ts';

/** Milliseconds without a further change before a draft is saved. */
const quietFor = 1000;

const meals = { true: 'confirmed', false: 'toConfirm' } as const;

type Kept = BookingDraftsQuery['bookingDrafts'];

/** The account's unfinished bookings in the form in which the device stores its own. */
export const unfinishedOf = (kept: Kept): Unfinished[] =>
  kept.map(({ id, savedAt, added, lastMealConfirmed, __typename: _, ...same }) => ({
    savedAt: Date.parse(savedAt),
    draft: {
      ...emptyDraft(id),
      ...same,
      lastMeal: lastMealConfirmed === null ? null : meals[`${lastMealConfirmed}`],
      ...(added.length > 0 && {
        added: added.map(({ testId, patientId }) => ({ testId, patientId })),
      }),
    },
  }));

/** An answer that is not kept would pass on another device for one that was not asked for. */
type Answer = Exclude<keyof typeof answers, 'lastMeal'>;

const inputOf = (draft: Draft): BookingDraftInput => {
  const { draftId, testId, patientId, labId, slotId, addressId, added } = draft;
  const { orderId, attempt, orderedAs, expectedAmount, lastMeal = null } = draft;
  return {
    id: draftId,
    testId,
    patientId,
    labId,
    slotId,
    addressId,
    added,
    orderId,
    attempt,
    orderedAs,
    expectedAmount,
    lastMealConfirmed: lastMeal && lastMeal === meals.true,
  } satisfies Record<keyof BookingDraftInput, unknown> & Record<Answer, unknown>;
};

type Naming = ReturnType<typeof import('../shared/trusted.ts').naming>;
let named: Naming | undefined;
/**
 * The identification of the saving operation. It is loaded ahead, so that a draft can still be sent
 * while the page is being left.
 */
async function nameOfSaving(): Promise<Naming> {
  const [{ naming }, { SaveBookingDraftDocument }] = await Promise.all([
    import('../shared/trusted.ts'),
    import('../generated/graphql.ts'),
  ]);
  named = naming(SaveBookingDraftDocument);
  return named;
}

/**
 * Saves a customer's draft with the account, for their other devices. Nothing waits for it, and if
 * it fails the draft is still on this device. It bypasses the shared client, where a successful
 * answer would make earlier failed calls be repeated.
 */
async function send(draft: Draft, customerId: string): Promise<unknown> {
  const input = isBegun(draft) ? inputOf(draft) : { id: draft.draftId, attempt: draft.attempt };
  try {
    const document = named ?? (await nameOfSaving());
    return await fetch('/graphql', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', 'assay-customer': customerId },
      body: JSON.stringify({ ...document, variables: { input } }),
    });
  } catch {
    return undefined;
  }
}

/** Saves the booking of a tab with its customer's account once it has not changed for a while. */
export function createDraftSaver() {
  let waiting: { draft: Draft; customerId: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  const sendNow = async () => {
    clearTimeout(timer);
    if (!waiting) return;
    const { draft, customerId } = waiting;
    waiting = null;
    isSending = true;
    await send(draft, customerId);
    isSending = false;
  };
  const sendInTurn = () => {
    // An earlier version must not arrive after a later one.
    if (isSending) timer = setTimeout(sendInTurn, quietFor);
    else void sendNow();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void sendNow();
  });
  addEventListener('pagehide', () => void sendNow());
  return {
    /** `before` is the draft that was changed. */
    changed(draft: Draft, before: Draft, customerId: string | null): void {
      const isSame = draft.draftId === (waiting?.draft ?? before).draftId;
      // A new draft without choices, as at the start and after logging out, is not saved.
      const isNew = !isBegun(draft) && !(isSame && (waiting !== null || isBegun(before)));
      if (!isSame && !isNew) void sendNow();
      clearTimeout(timer);
      waiting = customerId === null || isNew ? null : { draft, customerId };
      if (!waiting) return;
      if (!named) void nameOfSaving().catch(() => undefined);
      timer = setTimeout(sendInTurn, quietFor);
    },
  };
}
