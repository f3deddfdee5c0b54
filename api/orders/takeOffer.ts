import type { Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { offerJson, isOpen } from '../offers/offers.rules.ts';
import type { OrderOfferJson } from '../offers/offers.contract.ts';
import { readStandings, releaseUse } from '../offers/offerUses.repository.ts';
import { sentenceOf } from '../reasons/reasons.ts';
import { notFound } from '../refusal.ts';
import { isLive, requireExpected, requireUnpaid } from './booking.rules.ts';
import { claimOffer, keepOffer, reprice } from './offerOnOrder.ts';
import { recordOrderChange } from './orderChanges.repository.ts';
import type { OrderRow } from './orderRows.ts';
import { createOrderRepository } from './orders.repository.ts';
import { priceOf, refusalFor, withOffer } from '../pricing/pricing.rules.ts';
import { withOrder } from './withOrder.ts';
import type { LockedOrder } from './withOrder.ts';
import { readSigns } from '../../machines/text/typedText.ts';
import { everything } from '../staffScope.ts';

type Needed = Pick<Deps, 'db' | 'clock'>;

/** A customer applies an offer to an unpaid order, in place of its current one (PD-52). */
export async function takeOffer(
  { db, clock }: Needed,
  userId: string,
  id: string,
  typed: string,
): Promise<void> {
  const code = readSigns(typed).toUpperCase();
  const take = async (trx: Trx, { order }: LockedOrder) => {
    const now = clock();
    requireUnpaid(order, now);
    if (order.offer?.code === code) return;
    const offered = await claimOffer(trx, order, code, priceOf(order.item_total), now);
    const changes = { ...(await reprice(trx, order, offered, now)), offer_declined: false };
    const event = { type: 'offer.taken', actor: 'customer', note: code, now };
    await recordOrderChange(trx, id, changes, event);
  };
  await withOrder(db, id, userId, take, { customer: true });
}

/**
 * A customer removes the offer from an unpaid order, and none is applied automatically any more;
 * does nothing for an order without an offer.
 */
export async function dropOffer({ db, clock }: Needed, userId: string, id: string): Promise<void> {
  await withOrder(db, id, userId, async (trx, { order }) => {
    const now = clock();
    requireUnpaid(order, now);
    if (!order.offer) return;
    await releaseUse(trx, id);
    const plain = { price: priceOf(order.item_total), offer: null };
    const changes = { ...(await reprice(trx, order, plain, now)), offer_declined: true };
    const event = { type: 'offer.dropped', actor: 'customer', note: order.offer.code, now };
    await recordOrderChange(trx, id, changes, event);
  });
}

/**
 * Removes a first-order offer that no longer applies: another order has been paid since, or another
 * order has such an offer too, now that the customer has proved another phone. 409 with the new
 * price if that differs.
 */
export async function giveOfferBack({ db, clock }: Needed, order: OrderRow): Promise<void> {
  const plain = priceOf(order.item_total);
  const keep = async (trx: Trx, { order: locked }: LockedOrder) => {
    const now = clock();
    requireUnpaid(locked, now);
    const kept = await keepOffer(trx, locked, plain, now);
    if (locked.offer && kept.offer?.code !== locked.offer.code)
      await recordOrderChange(trx, order.id, await reprice(trx, locked, kept, now), {
        type: 'offer.dropped',
        actor: 'service',
        note: locked.offer.code,
        now,
      });
    return kept.price;
  };
  const price = await withOrder(db, order.id, everything, keep, { customer: true });
  requireExpected({ expectedAmount: order.amount }, price);
}

/**
 * The price of a customer's order with each running offer; empty once the order no longer awaits
 * payment.
 */
export async function readOrderOffers(
  { db, clock }: Needed,
  userId: string,
  id: string,
): Promise<OrderOfferJson[]> {
  const order = await createOrderRepository(db).find(id);
  if (order?.user_id !== userId) throw notFound('ORDER_NOT_FOUND');
  const now = clock();
  if (!isLive(order, now)) return [];
  const plain = priceOf(order.item_total);
  const offers = await readStandings(db, order);
  return offers
    .filter((offer) => offer.code === order.offer?.code || isOpen(offer, offer, now))
    .map((offer) => {
      const { discount, amount } = withOffer(plain, offer);
      const isTaken = offer.code === order.offer?.code;
      const reason = isTaken ? null : refusalFor(offer, plain);
      return {
        ...offerJson(offer),
        discount: isTaken ? order.discount : discount,
        amount: isTaken ? order.amount : amount,
        refusal: reason && { message: sentenceOf(reason), reason },
      };
    });
}
