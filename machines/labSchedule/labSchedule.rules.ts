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

/** What is chosen for an order; unless it is said otherwise it keeps its time. */
export const fateOf = ({ fates }: Pick<Choices, 'fates'>, orderId: string): Fate =>
  fates[orderId] ?? keep;

const orderOf = ({ orders }: Choices, orderId: string): OrderInTheWay | undefined =>
  orders.find(({ _id }) => _id === orderId);

/** The slots that are left for an order, once the other orders that move have theirs. */
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

/** The slot to which an order moves as it is chosen now. */
export const chosenSlotOf = (choices: Choices, orderId: string): NewSlot | undefined =>
  choices.slots.find(({ _id }) => _id === fateOf(choices, orderId).slotId);

/** Why an order cannot be moved; null where it can. */
export function obstacleOf(choices: Choices, order: OrderInTheWay): 'unpaid' | 'full' | null {
  if (!order.paid) return 'unpaid';
  return slotsFor(choices, order._id).length === 0 ? 'full' : null;
}

/** What may become of an order: only a paid one moves, and only where there is room. */
export function fatesFor(choices: Choices, orderId: string): OrderFate[] {
  const order = orderOf(choices, orderId);
  if (!order) return [];
  return obstacleOf(choices, order) === null ? ['KEEP', 'MOVE', 'CANCEL'] : ['KEEP', 'CANCEL'];
}

/** What may become of all orders: what may of any of them. */
export const fatesForAll = (choices: Choices): OrderFate[] =>
  (['KEEP', 'MOVE', 'CANCEL'] as const).filter((fate) =>
    choices.orders.some(({ _id }) => fatesFor(choices, _id).includes(fate)),
  );

/** What is chosen for all orders alike; null where they differ. */
export function fateOfAll(choices: Choices): OrderFate | null {
  const fates = new Set(choices.orders.map(({ _id }) => fateOf(choices, _id).action));
  return fates.size === 1 ? [...fates][0]! : null;
}

/** The choices with one more made; who moves has the nearest slot, or the one they had. */
export function withFate(choices: Choices, orderId: string, action: OrderFate): Choices['fates'] {
  const order = orderOf(choices, orderId);
  if (!order || !fatesFor(choices, orderId).includes(action)) return choices.fates;
  if (action !== 'MOVE') return { ...choices.fates, [orderId]: { action, slotId: null } };
  const slots = slotsFor(choices, orderId);
  const { slotId } = fateOf(choices, orderId);
  const slot = slots.find(({ _id }) => _id === slotId) ?? nearestSlot(order, slots);
  return { ...choices.fates, [orderId]: { action, slotId: slot?._id ?? null } };
}

/** The same fate for every order; one that cannot move stays as it was. */
export const withFateForAll = (choices: Choices, action: OrderFate): Choices['fates'] =>
  choices.orders.reduce(
    (fates, { _id }) => withFate({ ...choices, fates }, _id, action),
    choices.fates,
  );

/**
 * What was chosen, as far as it holds for what the service asks now: who has a slot that is still
 * free keeps it, others are given another, and an order that has changed is cancelled only once
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

/** What is sent of the choices: of each order what becomes of it. */
export const decisionsOf = (choices: Choices): OrderDecision[] =>
  choices.orders.map(({ _id, version }) => {
    const { action, slotId } = fateOf(choices, _id);
    return { orderId: _id, action, slotId, version };
  });
