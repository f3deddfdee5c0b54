import { isDuplicate } from '../db/databaseErrors.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import type { MessageLanguage } from '../messages/language.ts';
import { notFound, serviceBusy } from '../refusal.ts';
import { slotTexts } from '../slots/times.ts';
import {
  chosenColumns,
  hashOf,
  hasOverdueHold,
  holdMinutes,
  itemsOf,
  madeBefore,
  requireExpected,
  requireFewHolds,
  requireOffered,
  requireSameRequest,
  slotTaken,
} from './booking.rules.ts';
import { firstOf, readChoice } from './choices.repository.ts';
import type { Choice } from './choices.repository.ts';
import { lockCustomer } from './customers.repository.ts';
import { expireHolds } from './expireHolds.ts';
import { reportExpectedAt } from './instructions.ts';
import { requireApart } from './fit.repository.ts';
import { chooseOffer, columnsOf, usedBy } from './offerOnOrder.ts';
import { insertOrder } from './orderChanges.repository.ts';
import { orderJson } from './orderJson.ts';
import type { OrderWithEvents } from './orderRows.ts';
import type { OrderRequest } from './orderRequests.contract.ts';
import type { OrderJson } from './orders.contract.ts';
import { createOrderRepository } from './orders.repository.ts';
import { priceOf } from '../pricing/pricing.rules.ts';
import { isSlotFull, lockSlots } from './seats.repository.ts';
import { inTurn } from './slotTurns.ts';

/** Milliseconds that a customer waits in a rush for a slot before a 503 asks them to try again. */
const longestWait = 10_000;

/** A customer's request for a new order. */
export interface OrderWish {
  userId: string;
  sent: OrderRequest;
  /** The Idempotency-Key. */
  key?: string | undefined;
  /** The language of messages to the customer about the order. */
  language?: MessageLanguage;
  /** Counts an order that is about to be made; throws at the rate limit. */
  countNew?: () => Promise<void>;
}

/**
 * Makes an order and holds a seat, or returns the one that the same key (or, without a key, the
 * same choices) made before.
 */
export async function createOrder(
  deps: Pick<Deps, 'db' | 'clock'>,
  wish: OrderWish,
): Promise<{ order: OrderJson; isNew: boolean }> {
  const outcome = await makeOrFind(deps, wish);
  return 'made' in outcome
    ? { order: orderJson(outcome.made, deps.clock(), 'customer'), isNew: true }
    : {
        order: await createOrderRepository(deps.db).getOwn(outcome.id, wish.userId, deps.clock()),
        isNew: false,
      };
}

/** The order that was just made, or the id of one that existed already. */
type Outcome = { made: OrderWithEvents } | { id: string };

async function makeOrFind(deps: Pick<Deps, 'db' | 'clock'>, wish: OrderWish): Promise<Outcome> {
  const { sent } = wish;
  itemsOf(sent);
  const before = async () => {
    const { made, isFull } = await createOrderRepository(deps.db).beforeNew(wish, deps.clock());
    if (made) requireSameRequest(made, sent);
    return { made, isFull };
  };
  // The key stands for the order that it made, whatever has become of its patient, price or slot
  // since.
  const { made: known, isFull } = await before();
  if (known) return { id: known.id };
  try {
    // In a rush for the last seat, a plain read finds the slot full before anybody waits for a
    // lock.
    if (isFull) return await makeNone(deps, wish);
    const outcome = await inTurn(deps.db, sent.slot, async (waited) => {
      if (waited > 0 && (await isSlotFull(deps.db, sent.slot, deps.clock()))) return undefined;
      if (waited > longestWait) throw serviceBusy();
      await wish.countNew?.();
      return makeOrder(deps, wish);
    });
    return outcome ?? (await makeNone(deps, wish));
  } catch (error) {
    // A concurrent request with the same key, for another slot, won the race.
    const faster = isDuplicate(error, 'orders_user_id_idempotency_key_key')
      ? (await before()).made
      : null;
    if (!faster) throw error;
    return { id: faster.id };
  }
}

/** The slot is full: answers the customer's own order if that took the last seat, else refuses. */
async function makeNone(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  wish: OrderWish,
): Promise<Outcome> {
  const now = clock();
  const own = await createOrderRepository(db).besideNew([wish.userId], wish, undefined, now);
  const before = madeBefore(own, wish, now);
  if (!before) throw slotTaken();
  return { id: before.id };
}

async function makeOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  wish: OrderWish,
): Promise<Outcome> {
  const { userId, sent } = wish;
  // Reads everything that does not depend on the slot before locking it, so that others wait less.
  const choice = await readChoice(db, userId, sent, clock());
  return db.transaction().execute(async (trx) => {
    const customer = await lockCustomer(trx, userId);
    const [slot] = await lockSlots(trx, [sent.slot]);
    const now = clock();
    const orders = await createOrderRepository(trx).besideNew(
      customer.people,
      wish,
      slot?.starts_at,
      now,
    );
    const before = madeBefore(orders, wish, now);
    if (before) return { id: before.id };
    if (!slot || slot.lab_id !== sent.lab) throw notFound('SLOT_NOT_FOUND');
    requireOffered(slot, now);
    const near = orders.filter(({ isNear }) => isNear);
    await requireApart(trx, choice.items, slot.starts_at, near);
    const id = newId();
    const plain = priceOf(...choice.items.map((item) => item.price));
    const offered = await chooseOffer(trx, { id, user_id: userId, customer }, plain, now);
    requireExpected(sent, offered.price);
    requireFewHolds(orders, userId, now);
    if (orders.some((other) => hasOverdueHold(other, slot.id, now)))
      await expireHolds(trx, [slot.id], now);
    const order = { id, ...newOrder(wish, choice, slot, now), ...columnsOf(offered) };
    const use = usedBy(offered, now);
    const made = await insertOrder(trx, order, choice.items, slot, use);
    if (!made) throw slotTaken();
    return { made };
  });
}

/** The row of a new, unpaid order. */
function newOrder(
  { userId, sent, key, language = 'en' }: OrderWish,
  choice: Choice,
  slot: { starts_at: Date; minutes: number },
  now: Date,
) {
  return {
    user_id: userId,
    idempotency_key: key ?? null,
    request_hash: hashOf(sent),
    ...firstOf(choice.items),
    ...chosenColumns(sent),
    booked: JSON.stringify({ ...choice.booked, slot: slotTexts(slot.starts_at, slot.minutes) }),
    status: 'placed' as const,
    payment_status: 'PENDING' as const,
    provider_order_id: null,
    created_at: now,
    starts_at: slot.starts_at,
    hold_expires_at: new Date(now.getTime() + holdMinutes * 60_000),
    assigned_at: null,
    technician: null,
    collected_at: null,
    completed_at: null,
    cancelled_at: null,
    report_expected_at: reportExpectedAt(slot.starts_at, choice.reportTime),
    report_file: null,
    checked_at: null,
    language,
  };
}
