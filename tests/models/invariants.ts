import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { itemsOf } from '../../machines/booking/draft.ts';
import { isOpenLab } from '../../machines/booking/openLab.ts';
import type { Message } from '../../machines/notices.ts';
import { itemsPerSeat } from '../../machines/order/visit.ts';
import { placesOf } from './model.ts';
import type { Step, Walk } from '../../devtools/simulation/walk.ts';

/** What happened last on a walk. */
export interface Moment {
  before: AnyMachineSnapshot;
  after: AnyMachineSnapshot;
  step: Step;
  walk: Walk;
}

/** Says in words what a moment breaks; null where it breaks nothing. */
export type Invariant = (moment: Moment) => string | null;

type Funnel = SnapshotFrom<typeof bookingMachine>;
const stepOf = (snapshot: AnyMachineSnapshot) => placesOf(snapshot.value)[0]!.split('.')[0];
const messageOf = (snapshot: AnyMachineSnapshot) =>
  (snapshot.context as { message?: Message | null }).message ?? null;

/** The sentence of one step is never read on another. */
export const messageStaysInItsStep: Invariant = ({ before, after }) =>
  stepOf(before) !== stepOf(after) && messageOf(before) && messageOf(before) === messageOf(after)
    ? `'${messageOf(after)?.text}' of ${stepOf(before)} is shown on ${stepOf(after)}`
    : null;

/** What was said of a choice is not read once another one is made; a changed price is. */
export const messageLeavesWithItsChoice: Invariant = ({ before, after, step }) =>
  'fact' in step &&
  /\.(ticked|unticked|selected)$/.test(step.fact.type) &&
  step.fact.type !== 'date.selected' &&
  before !== after &&
  messageOf(before) !== null &&
  messageOf(before)?.reason !== 'PRICE_CHANGED' &&
  messageOf(before) === messageOf(after)
    ? `'${messageOf(after)!.text}' is still shown in ${placesOf(after.value).join()}`
    : null;

/** Whoever was chosen is not exchanged by a list that is loaded. */
export const patientStaysChosen: Invariant = ({ before, after, step }) => {
  if (!('answers' in step) || step.answers !== 'loadPatients') return null;
  const chosen = (before as Funnel).context.draft.patientId;
  const listed = (step.with as { id: string }[]).some(({ id }) => id === chosen);
  const now = (after as Funnel).context.draft.patientId;
  return listed && now !== chosen ? `${chosen} was chosen, after loading it is ${now}` : null;
};

/**
 * A lab without an open slot, or that lacks a test of the visit, is never the chosen one of a list
 * that is shown. While labs are loaded it may be that of an unpaid order, which has its seat.
 */
export const fullLabIsNeverChosen: Invariant = ({ after }) => {
  const { labs, draft } = (after as Funnel).context;
  const chosen = labs.find(({ id }) => id === draft.labId);
  const isListed = (after as Funnel).matches('lab') && after.hasTag('choosing');
  return isListed && chosen && !isOpenLab(chosen)
    ? `${chosen.name} is chosen, and is full or lacks a test`
    : null;
};

/** A visit fits into its seat, has no test twice for a person, and other tests have other slots. */
export const visitFitsItsSlot: Invariant = ({ before, after, step }) => {
  const [was, { draft }] = [(before as Funnel).context.draft, (after as Funnel).context];
  const items = itemsOf(draft).map((item) => JSON.stringify([item.testId, item.patientId]));
  if (items.length > itemsPerSeat) return `${items.length} tests are in one visit`;
  if (new Set(items).size < items.length) return `a test comes twice: ${items.join(' ')}`;
  const isItems = 'fact' in step && ['item.added', 'item.removed'].includes(step.fact.type);
  return isItems && items.length !== itemsOf(was).length && draft.slotId !== null
    ? 'the tests have changed and the slot has stayed'
    : null;
};

/** A seat that is not held any more is neither reviewed nor paid for. */
export const holdLapses: Invariant = ({ after, step }) =>
  'passes' in step &&
  ((after as Funnel).matches('review') || (after as Funnel).matches({ payment: 'ready' })) &&
  (after as Funnel).context.order?.holdSecondsLeft !== null &&
  (after as Funnel).context.message === null &&
  !after.hasTag('busy') &&
  step.passes >= 900_000
    ? 'the time of the hold is over and the order is still offered'
    : null;

/** Before payment one booking is one order: none is made while another one waits for money. */
export const oneUnpaidOrder: Invariant = ({ before, after }) =>
  (after as Funnel).matches({ address: 'creatingOrder' }) &&
  !(before as Funnel).matches({ address: 'creatingOrder' }) &&
  (after as Funnel).context.draft.orderId !== null
    ? `an order is made beside ${(after as Funnel).context.draft.orderId}`
    : null;

/** What was paid for is never asked for under the same key again. */
export const keyChangesAfterPayment: () => Invariant = () => {
  const spent = new Set<unknown>();
  let seen = 0;
  return ({ after, walk }) => {
    const keys = walk
      .calls('createOrder')
      .map((input) => (input as { idempotencyKey: string }).idempotencyKey);
    const again = keys.slice(seen).find((key) => spent.has(key));
    seen = keys.length;
    if ((after as Funnel).value === 'placed') for (const key of keys) spent.add(key);
    return again === undefined ? null : `the key ${again} is used again after its order was paid`;
  };
};

/** The unpaid order that is reviewed and paid is the one of the draft, as it was chosen. */
export const paidIsWhatIsShown: Invariant = ({ after }) => {
  const { context } = after as Funnel;
  const shown = (after as Funnel).matches('review') || (after as Funnel).matches('payment');
  return shown && context.order?.id !== context.draft.orderId
    ? `order ${context.order?.id} is shown, ${context.draft.orderId} would be paid`
    : null;
};

/** A code is only asked for, and only sent again, for a number of the account that is here. */
export const codeHasItsNumber: Invariant = ({ after }) => {
  const { userId, phone } = after.context as { userId: string | null; phone: string | null };
  return stepOf(after) === 'code' && (userId === null || phone === null)
    ? 'a code is asked for without a number'
    : null;
};

/** Whose data the page holds is who is signed in. */
export const dataIsOfWhoIsHere: Invariant = ({ after }) => {
  const { user, dataOf } = after.context as { user: { id: string } | null; dataOf: string | null };
  return user !== null && user.id !== dataOf ? `${dataOf}'s data is shown to ${user.id}` : null;
};
