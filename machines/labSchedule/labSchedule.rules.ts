import { isShown } from '../booking/slotHours.ts';
import type { OrderDecision, OrderFate } from '../generated/schema.ts';
import type {
  Fate,
  LabScheduleContext,
  NewSlot,
  OrderInTheWay,
  Question,
} from './labSchedule.types.ts';
import { nearestSlot } from './nearestSlot.ts';

type Choices = Pick<LabScheduleContext, 'orders' | 'slots' | 'fates'>;

const keep: Fate = { action: 'KEEP', slotId: null };

/** The decision about an order; the default is to keep its time. */
export const fateOf = ({ fates }: Pick<Choices, 'fates'>, orderId: string): Fate =>
  fates[orderId] ?? keep;

const orderOf = ({ orders }: Choices, orderId: string): OrderInTheWay | undefined =>
  orders.find(({ _id }) => _id === orderId);

/** The slots left for an order, after those that the other moved orders take. */
export function slotsFor(choices: Choices, orderId: string): NewSlot[] {
  const taken = choices.orders.flatMap(({ _id }) =>
    _id === orderId ? [] : (fateOf(choices, _id).slotId ?? []),
  );
  return choices.slots
    .map((slot) => ({
      ...slot,
      placesLeft: slot.placesLeft - taken.filter((id) => id === slot._id).length,
    }))
    .filter(({ placesLeft }) => placesLeft > 0);
}

/** The slot that an order is to move to, if any. */
export const chosenSlotOf = (choices: Choices, orderId: string): NewSlot | undefined =>
  choices.slots.find(({ _id }) => _id === fateOf(choices, orderId).slotId);

/** Why an order cannot be moved; null if it can. */
export function obstacleOf(choices: Choices, order: OrderInTheWay): 'unpaid' | 'full' | null {
  if (!order.paid) return 'unpaid';
  return slotsFor(choices, order._id).length === 0 ? 'full' : null;
}

/** The decisions possible for an order: only a paid one can move, and only if a slot has room. */
export function fatesFor(choices: Choices, orderId: string): OrderFate[] {
  const order = orderOf(choices, orderId);
  if (!order) return [];
  return obstacleOf(choices, order) === null ? ['KEEP', 'MOVE', 'CANCEL'] : ['KEEP', 'CANCEL'];
}

/** The decisions possible for at least one of the orders. */
export const fatesForAll = (choices: Choices): OrderFate[] =>
  (['KEEP', 'MOVE', 'CANCEL'] as const).filter((fate) =>
    choices.orders.some(({ _id }) => fatesFor(choices, _id).includes(fate)),
  );

/** The decision, if it is the same for all orders; else null. */
export function fateOfAll(choices: Choices): OrderFate | null {
  const fates = new Set(choices.orders.map(({ _id }) => fateOf(choices, _id).action));
  return fates.size === 1 ? [...fates][0]! : null;
}

/**
 * The choices with one more decision; an order that moves gets its chosen slot again, or the
 * nearest one.
 */
export function withFate(choices: Choices, orderId: string, action: OrderFate): Choices['fates'] {
  const order = orderOf(choices, orderId);
  if (!order || !fatesFor(choices, orderId).includes(action)) return choices.fates;
  if (action !== 'MOVE') return { ...choices.fates, [orderId]: { action, slotId: null } };
  const slots = slotsFor(choices, orderId);
  const { slotId } = fateOf(choices, orderId);
  const slot = slots.find(({ _id }) => _id === slotId) ?? nearestSlot(order, slots);
  return { ...choices.fates, [orderId]: { action, slotId: slot?._id ?? null } };
}

/** The same decision for every order; one that cannot be moved keeps its decision. */
export const withFateForAll = (choices: Choices, action: OrderFate): Choices['fates'] =>
  choices.orders.reduce(
    (fates, { _id }) => withFate({ ...choices, fates }, _id, action),
    choices.fates,
  );

/**
 * The earlier decisions, as far as they answer the service's new question: an order keeps its slot
 * if that is still free, others get another, and an order that has changed is cancelled only once
 * that is said again.
 */
export function askedAnew({ orders, slots }: Question, before: Choices['fates']): Choices {
  const choices: Choices = { orders, slots: slots.filter(isShown), fates: {} };
  const chosen = orders.filter(({ _id, problem }) =>
    problem === null ? _id in before : before[_id]?.action === 'MOVE',
  );
  const isFree = ({ _id, problem }: OrderInTheWay) =>
    problem === null &&
    slotsFor(choices, _id).some((slot) => slot._id === fateOf({ fates: before }, _id).slotId);
  for (const order of chosen) {
    const fate = fateOf({ fates: before }, order._id);
    if (fate.action !== 'MOVE' || isFree(order))
      choices.fates = { ...choices.fates, [order._id]: fate };
  }
  for (const { _id } of chosen)
    if (!(_id in choices.fates)) choices.fates = withFate(choices, _id, 'MOVE');
  return choices;
}

/** The decisions as they are sent, one for each order. */
export const decisionsOf = (choices: Choices): OrderDecision[] =>
  choices.orders.map(({ _id, version }) => {
    const { action, slotId } = fateOf(choices, _id);
    return { orderId: _id, action, slotId, version };
  });
