import type { Trx } from '../db/database.ts';
import { lockOfferToUse } from '../offers/offers.repository.ts';
import { isRunning, refusalOf } from '../offers/offers.rules.ts';
import type { OfferRow, OfferStanding } from '../offers/offers.rules.ts';
import { hasUse, readStandings, releaseUse, storeUse } from '../offers/offerUses.repository.ts';
import type { PlainReason } from '../reasons/reasons.ts';
import { conflict, notFound } from '../refusal.ts';
import { dropProviderOrder } from './orderChanges.repository.ts';
import type { LockedOrderRow, OrderRow } from './orderJson.ts';
import type { BookedOffer } from './orders.tables.ts';
import { withOffer } from './pricing.rules.ts';
import type { Price } from './pricing.rules.ts';

/** An order's price, and the offer that is in it. */
export interface OfferedPrice {
  price: Price;
  offer: BookedOffer | null;
}

type Standing = OfferRow & OfferStanding;

/** Why an order that would cost `plain` may not have an offer, or not any more; null where it may. */
export function refusalFor(offer: Standing, plain: Price): PlainReason | null {
  const { discount } = withOffer(plain, offer);
  return (
    refusalOf(offer, offer, discount) ?? (discount > plain.discount ? null : 'OFFER_GIVES_NO_MORE')
  );
}

/** An offer, locked after its order, with how it stands for the order; its uses stay as they are counted. */
async function lockStanding(
  trx: Trx,
  order: OrderRow,
  code: string,
): Promise<Standing | undefined> {
  if (!(await lockOfferToUse(trx, code))) return undefined;
  return (await readStandings(trx, order, code))[0];
}

const bookedAs = ({ code, title, title_hindi: titleHindi }: OfferRow): BookedOffer => ({
  code,
  title,
  titleHindi,
});

async function claim(trx: Trx, order: OrderRow, offer: Standing, plain: Price, now: Date) {
  const price = withOffer(plain, offer);
  await storeUse(trx, order, { code: offer.code, rupees: price.discount, now });
  return { price, offer: bookedAs(offer) };
}

/** Takes an offer for a locked, unpaid order that would cost `plain`; 409 with the reason where it may not. */
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
  return claim(trx, order, offer, plain, now);
}

/**
 * The price of a locked, unpaid order that is about to cost `plain`, with the offer that it has. An
 * offer which has ended meanwhile stays taken; one that the order may not have any more is given
 * back.
 */
export async function keepOffer(
  trx: Trx,
  order: LockedOrderRow,
  plain: Price,
  now: Date,
): Promise<OfferedPrice> {
  if (!order.offer) return { price: plain, offer: null };
  const offer = await lockStanding(trx, order, order.offer.code);
  if (offer && !refusalFor(offer, plain)) return claim(trx, order, offer, plain, now);
  await releaseUse(trx, order.id);
  return { price: plain, offer: null };
}

/**
 * Whether a locked order that is being paid has the offer that it was priced with, or gets it once
 * more: it is given back when the hold ends, as the seat is. What was to be a first order is none
 * once another one was paid, however long ago the provider's window was opened.
 */
export async function confirmOffer(trx: Trx, order: LockedOrderRow, now: Date): Promise<boolean> {
  if (!order.offer) return true;
  const offer = await lockStanding(trx, order, order.offer.code);
  if (await hasUse(trx, order.id)) return !(offer?.first_order && offer.hasPaidOrder);
  if (!offer || refusalOf(offer, offer, order.discount)) return false;
  await storeUse(trx, order, { code: offer.code, rupees: order.discount, now });
  return true;
}

/**
 * What an unpaid order's row needs for another price. A provider order that was made for another
 * amount is dropped (PD-48).
 */
export async function reprice(
  trx: Trx,
  order: LockedOrderRow,
  price: Price,
  offer: BookedOffer | null,
  now: Date,
) {
  const isOtherAmount = price.amount !== order.amount;
  if (isOtherAmount && order.provider_order_id !== null)
    await dropProviderOrder(trx, order.id, order.provider_order_id, now);
  return {
    ...price,
    offer: offer && JSON.stringify(offer),
    ...(isOtherAmount && { provider_order_id: null }),
  };
}
