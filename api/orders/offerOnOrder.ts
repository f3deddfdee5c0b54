import type { Trx } from '../db/database.ts';
import { lockOffers } from '../offers/offers.repository.ts';
import { hasBudget, isRunning, refusalOf } from '../offers/offers.rules.ts';
import type { OfferRow } from '../offers/offers.rules.ts';
import { readStandings, releaseUse, storeUse } from '../offers/offerUses.repository.ts';
import type { OfferedOrder, OfferUse, ReadStanding } from '../offers/offerUses.repository.ts';
import {
  bestPrice,
  bookedAs,
  fittingOffers,
  refusalFor,
  withOffer,
} from '../pricing/pricing.rules.ts';
import type { Price, StandingOffer } from '../pricing/pricing.rules.ts';
import { conflict, notFound } from '../refusal.ts';
import { dropProviderOrder } from './orderChanges.repository.ts';
import type { LockedOrderRow } from './orderRows.ts';
import type { BookedOffer } from './orders.tables.ts';

/** An order's price, and the offer that it includes. */
export interface OfferedPrice {
  price: Price;
  offer: BookedOffer | null;
}

/**
 * Reads how offers, or one of them, stand for an order, and keeps that from changing: the order's
 * customer is locked, and with `contested` so are offers whose budget all customers share.
 */
async function lockStandings(
  trx: Trx,
  order: OfferedOrder,
  contested: (offers: StandingOffer[]) => StandingOffer[],
  code?: string,
): Promise<ReadStanding[]> {
  const offers = await readStandings(trx, order, code);
  const budgeted = contested(offers).filter(hasBudget);
  if (budgeted.length === 0) return offers;
  await lockOffers(
    trx,
    budgeted.map((offer) => offer.code),
  );
  return readStandings(trx, order, code);
}

const lockStanding = async (trx: Trx, order: OfferedOrder, code: string) =>
  (await lockStandings(trx, order, (offers) => offers, code))[0];

/**
 * The price of an order that costs `plain` before discount, with the best offer that its customer
 * may use (PD-52). The caller has locked the customer, and still has to store the order's use of
 * the offer.
 */
export async function chooseOffer(
  trx: Trx,
  order: OfferedOrder,
  plain: Price,
  now: Date,
): Promise<OfferedPrice> {
  const offers = await lockStandings(trx, order, (all) => fittingOffers(all, plain, now));
  const { price, offer } = bestPrice(plain, { offers }, now);
  return { price, offer: offer && bookedAs(offer) };
}

/** An order's price and offer as columns of its row. */
export const columnsOf = ({ price, offer }: OfferedPrice) => ({
  ...price,
  offer: offer && JSON.stringify(offer),
});

/** The order's use of the offer in its price; null where there is none. */
export const usedBy = ({ price, offer }: OfferedPrice, now: Date): OfferUse | null =>
  offer && { code: offer.code, rupees: price.discount, now };

/** Stores that an order uses the offer in its price, or that it uses none. */
async function use(trx: Trx, order: OfferedOrder, offered: OfferedPrice, now: Date) {
  const used = usedBy(offered, now);
  if (used) await storeUse(trx, order, used);
  else await releaseUse(trx, order.id);
  return offered;
}

/**
 * Applies an offer to a locked, unpaid order that costs `plain` before discount; 409 with the
 * reason where the offer does not apply. The caller has locked the order's customer.
 */
export async function claimOffer(
  trx: Trx,
  order: LockedOrderRow,
  code: string,
  plain: Price,
  now: Date,
): Promise<OfferedPrice> {
  const offer = await lockStanding(trx, order, code);
  if (!offer) throw notFound('OFFER_NOT_FOUND');
  const refusal = isRunning(offer, now) ? refusalFor(offer, plain) : 'OFFER_NOT_RUNNING';
  if (refusal) throw conflict(refusal);
  return use(trx, order, { price: withOffer(plain, offer), offer: bookedAs(offer) }, now);
}

/**
 * The price of a locked, unpaid order that is about to cost `plain` before discount. Its offer
 * stays as long as the order qualifies, even if the offer has ended; otherwise the best one is
 * applied, as for a new order, unless the customer has removed an offer. The caller has locked the
 * order's customer.
 */
export async function keepOffer(
  trx: Trx,
  order: LockedOrderRow,
  plain: Price,
  now: Date,
): Promise<OfferedPrice> {
  if (order.offer_declined) return { price: plain, offer: null };
  const isOwn = ({ code }: OfferRow) => code === order.offer?.code;
  const offers = await lockStandings(trx, order, (all) => [
    ...all.filter(isOwn),
    ...fittingOffers(all, plain, now),
  ]);
  const { price, offer } = bestPrice(plain, { offers, kept: order.offer?.code }, now);
  return use(trx, order, { price, offer: offer && bookedAs(offer) }, now);
}

/**
 * Whether a locked order that is being paid still has the offer in its price, or gets it again: the
 * offer is released with the seat when the hold ends. An offer for a first order is lost once
 * another order has been paid, however long ago the provider's window was opened. The caller has
 * locked the order's customer.
 */
export async function confirmOffer(trx: Trx, order: LockedOrderRow, now: Date): Promise<boolean> {
  if (!order.offer) return true;
  const offer = await lockStanding(trx, order, order.offer.code);
  if (offer?.isTaken) return !(offer.first_order && offer.hasPaidOrder);
  if (!offer || refusalOf(offer, offer, order.discount)) return false;
  await storeUse(trx, order, { code: offer.code, rupees: order.discount, now });
  return true;
}

/**
 * Updates an unpaid order's row to another price. A provider order that was made for another amount
 * is dropped (PD-48).
 */
export async function reprice(trx: Trx, order: LockedOrderRow, offered: OfferedPrice, now: Date) {
  const isOtherAmount = offered.price.amount !== order.amount;
  if (isOtherAmount && order.provider_order_id !== null)
    await dropProviderOrder(trx, order.id, order.provider_order_id, now);
  return {
    ...columnsOf(offered),
    ...(isOtherAmount && { provider_order_id: null }),
  };
}
