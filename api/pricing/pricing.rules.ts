import { isRunning, refusalOf, worthOf } from '../offers/offers.rules.ts';
import type { OfferRow, OfferStanding, OfferWorth } from '../offers/offers.rules.ts';
import type { TakenOfferJson } from '../offers/offers.contract.ts';
import type { PlainReason } from '../reasons/reasons.ts';

/** The discount on each order in whole rupees (docs/product/limits.md). */
export const fixedDiscount = 100;

/** The price columns of an order. */
export interface Price {
  item_total: number;
  discount: number;
  amount: number;
}

/** An offer, and how it stands for a customer. */
export type StandingOffer = OfferRow & OfferStanding;

/**
 * An order's price from the lab's prices for its items; the only place where a price is computed
 * (PD-33). There is one discount for all items, which an offer can replace ({@link withOffer}).
 */
export function priceOf(...labPrices: number[]): Price {
  const total = labPrices.reduce((sum, price) => sum + price, 0);
  const discount = Math.min(fixedDiscount, total - 1);
  return { item_total: total, discount, amount: total - discount };
}

/** The price with an offer in place of the fixed discount, if the offer takes more off (PD-52). */
export function withOffer({ item_total: total, discount: fixed }: Price, offer: OfferWorth): Price {
  const discount = Math.max(fixed, Math.min(worthOf(offer, total), total - 1));
  return { item_total: total, discount, amount: total - discount };
}

/**
 * Why a customer may not use an offer, or no longer may, for the price `plain`; null if they may.
 */
export function refusalFor(offer: StandingOffer, plain: Price): PlainReason | null {
  const { discount } = withOffer(plain, offer);
  return (
    refusalOf(offer, offer, discount) ?? (discount > plain.discount ? null : 'OFFER_GIVES_NO_MORE')
  );
}

/** Those of these offers that run and apply to the price `plain`, largest discount first. */
export const fittingOffers = <Offer extends StandingOffer>(
  offers: readonly Offer[],
  plain: Price,
  now: Date,
): Offer[] =>
  offers
    .filter((offer) => isRunning(offer, now) && refusalFor(offer, plain) === null)
    .toSorted((one, other) => withOffer(plain, other).discount - withOffer(plain, one).discount);

/** What the price depends on, apart from the tests and the lab. */
export interface PriceTerms {
  /** The offers, and how they stand for the customer. */
  offers: readonly StandingOffer[];
  /** The code of the offer in an order that is being changed, which stays as long as it applies. */
  kept?: string | undefined;
}

/** The price with the best offer that the customer may use, starting from `plain` (PD-52). */
export function bestPrice(plain: Price, { offers, kept }: PriceTerms, now: Date) {
  const own = offers.find(({ code }) => code === kept);
  const [best = null] = fittingOffers(offers, plain, now);
  const offer = own && refusalFor(own, plain) === null ? own : best;
  return { price: offer ? withOffer(plain, offer) : plain, offer };
}

/** An offer as it is stored with a price, with its current name. */
export const bookedAs = ({ code, title, title_hindi: titleHindi }: OfferRow): TakenOfferJson => ({
  code,
  title,
  titleHindi,
});

/** A price as clients read it, with its offer. */
export const amountJson = ({ discount, amount }: Price, offer: OfferRow | null) => ({
  discount,
  amount,
  offer: offer && bookedAs(offer),
});

/**
 * The refund when one of an order's items is cancelled: its share of the amount paid, including its
 * share of the discount, rounded down. The last item is cancelled with its order and gets the rest,
 * so that the refunds never exceed the payment (PD-51).
 */
export const shareOf = (itemPrice: number, { item_total: total, amount }: Price): number =>
  Math.floor((amount * itemPrice) / total);
