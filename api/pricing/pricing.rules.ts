import { isRunning, refusalOf, worthOf } from '../offers/offers.rules.ts';
import type { OfferRow, OfferStanding, OfferWorth } from '../offers/offers.rules.ts';
import type { TakenOfferJson } from '../offers/offers.contract.ts';
import type { PlainReason } from '../reasons/reasons.ts';

/** Whole rupees taken off each order (docs/product/limits.md). */
export const fixedDiscount = 100;

/** An order's price, as its row has it. */
export interface Price {
  item_total: number;
  discount: number;
  amount: number;
}

/** An offer with how it stands for somebody. */
export type StandingOffer = OfferRow & OfferStanding;

/**
 * What an order costs, from the lab's prices for its items: the one place where a price is computed
 * (PD-33). There is one discount for all of them; an offer replaces it ({@link withOffer}).
 */
export function priceOf(...labPrices: number[]): Price {
  const total = labPrices.reduce((sum, price) => sum + price, 0);
  const discount = Math.min(fixedDiscount, total - 1);
  return { item_total: total, discount, amount: total - discount };
}

/** The price with an offer in place of the fixed discount, where the offer takes more off (PD-52). */
export function withOffer({ item_total: total, discount: fixed }: Price, offer: OfferWorth): Price {
  const discount = Math.max(fixed, Math.min(worthOf(offer, total), total - 1));
  return { item_total: total, discount, amount: total - discount };
}

/** Why somebody may not have an offer, or not any more, for what would cost `plain`; null where they may. */
export function refusalFor(offer: StandingOffer, plain: Price): PlainReason | null {
  const { discount } = withOffer(plain, offer);
  return (
    refusalOf(offer, offer, discount) ?? (discount > plain.discount ? null : 'OFFER_GIVES_NO_MORE')
  );
}

/** Of these offers, those that run and fit somebody, for what would cost `plain`: what takes most off comes first. */
export const fittingOffers = <Offer extends StandingOffer>(
  offers: readonly Offer[],
  plain: Price,
  now: Date,
): Offer[] =>
  offers
    .filter((offer) => isRunning(offer, now) && refusalFor(offer, plain) === null)
    .toSorted((one, other) => withOffer(plain, other).discount - withOffer(plain, one).discount);

/** What somebody's price depends on beside what is asked for. */
export interface PriceTerms {
  /** Offers, with how they stand for that person. */
  offers: readonly StandingOffer[];
  /** The offer that an order has which is to be changed: it stays while the order may have it. */
  kept?: string | undefined;
}

/** What somebody pays for what would cost `plain`, with the best of the offers that they may have (PD-52). */
export function bestPrice(plain: Price, { offers, kept }: PriceTerms, now: Date) {
  const own = offers.find(({ code }) => code === kept);
  const [best = null] = fittingOffers(offers, plain, now);
  const offer = own && refusalFor(own, plain) === null ? own : best;
  return { price: offer ? withOffer(plain, offer) : plain, offer };
}

/** An offer that is in a price, as it is called now. */
export const bookedAs = ({ code, title, title_hindi: titleHindi }: OfferRow): TakenOfferJson => ({
  code,
  title,
  titleHindi,
});

/** A price as everybody reads it, with the offer in it. */
export const amountJson = ({ discount, amount }: Price, offer: OfferRow | null) => ({
  discount,
  amount,
  offer: offer && bookedAs(offer),
});

/**
 * What goes back when one of an order's items is cancelled: its part of what was paid, so that it
 * carries its part of the discount, rounded down. The last item is cancelled with its order and
 * gets the rest, so that never more goes back than was paid (PD-51).
 */
export const shareOf = (itemPrice: number, { item_total: total, amount }: Price): number =>
  Math.floor((amount * itemPrice) / total);
