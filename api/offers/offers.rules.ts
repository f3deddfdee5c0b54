import type { Selectable } from 'kysely';
import type { PlainReason } from '../reasons/reasons.ts';
import { indianDate } from '../slots/times.ts';
import type { AdminOfferJson, OfferJson } from './offers.contract.ts';
import type { OfferTables } from './offers.tables.ts';

export type OfferRow = Selectable<OfferTables['offers']>;
/** What an offer takes off. */
export type OfferWorth = Pick<OfferRow, 'percent' | 'rupees' | 'most_rupees'>;

/** How far an offer is used up. */
export interface OfferUsage {
  uses: number;
  spent: number;
}
/** The same for an order that may take it, whose own use is not counted. */
export interface OfferStanding extends OfferUsage {
  /** Uses by the same customer, by account and by phone. */
  own: number;
  /** Whether another order of the customer has, or holds, an offer for a first order. */
  hasFirstUse: boolean;
  /** Whether the customer has a paid order, by account and by phone. */
  hasPaidOrder: boolean;
}

/** Rupees that an offer takes off what the tests cost, rounded down. */
export function worthOf({ percent, rupees, most_rupees: most }: OfferWorth, total: number): number {
  const worth = rupees ?? Math.floor((total * percent!) / 100);
  return Math.min(worth, most ?? worth);
}

const isUsedUp = (offer: OfferRow, { uses, spent }: OfferUsage, worth: number): boolean =>
  (offer.budget_uses !== null && uses >= offer.budget_uses) ||
  (offer.budget_rupees !== null && spent + worth > offer.budget_rupees);

/** Whether all customers together may use an offer so much and no more. */
export const hasBudget = ({ budget_uses, budget_rupees }: OfferRow): boolean =>
  budget_uses !== null || budget_rupees !== null;

/** Whether an offer's days have come and are not over, and nobody paused it. */
export function isRunning(offer: OfferRow, now: Date): boolean {
  const today = indianDate(now);
  return (
    !offer.paused &&
    (offer.starts_on === null || offer.starts_on <= today) &&
    (offer.ends_on === null || today <= offer.ends_on)
  );
}

/** Whether customers may take an offer: it runs, and not all of it is used up. */
export const isOpen = (offer: OfferRow, usage: OfferUsage, now: Date): boolean =>
  isRunning(offer, now) && !isUsedUp(offer, usage, 1);

/** Why a customer may not have an offer that takes so much off; null where nothing is against it. */
export function refusalOf(
  offer: OfferRow,
  standing: OfferStanding,
  worth: number,
): PlainReason | null {
  if (offer.first_order && standing.hasPaidOrder) return 'OFFER_FIRST_ORDER_ONLY';
  if (offer.first_order && standing.hasFirstUse) return 'OFFER_USED_BEFORE';
  if (offer.per_customer !== null && standing.own >= offer.per_customer) return 'OFFER_USED_BEFORE';
  if (isUsedUp(offer, standing, worth)) return 'OFFER_USED_UP';
  return null;
}

/** An offer as everybody reads it. */
export const offerJson = (offer: OfferRow): OfferJson => ({
  code: offer.code,
  title: offer.title,
  titleHindi: offer.title_hindi,
  percent: offer.percent,
  rupees: offer.rupees,
  mostRupees: offer.most_rupees,
  from: offer.starts_on,
  until: offer.ends_on,
  firstOrderOnly: offer.first_order,
  perCustomer: offer.per_customer,
});

/** The same with what only the administration sees. */
export const adminOfferJson = (offer: OfferRow & OfferUsage, now: Date): AdminOfferJson => ({
  ...offerJson(offer),
  budgetUses: offer.budget_uses,
  budgetRupees: offer.budget_rupees,
  paused: offer.paused,
  running: isOpen(offer, offer, now),
  uses: offer.uses,
  rupeesGiven: offer.spent,
});
