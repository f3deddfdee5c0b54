import type { Selectable } from 'kysely';
import type { PlainReason } from '../reasons/reasons.ts';
import { indianDate } from '../slots/times.ts';
import { withVersion } from '../version.ts';
import type { AdminOfferJson, OfferJson } from './offers.contract.ts';
import type { OfferTables } from './offers.tables.ts';

export type OfferRow = Selectable<OfferTables['offers']>;
/** The columns that determine an offer's discount. */
export type OfferWorth = Pick<OfferRow, 'percent' | 'rupees' | 'most_rupees'>;

/** How much of an offer's budget is used. */
export interface OfferUsage {
  uses: number;
  spent: number;
}
/** An offer's usage from the view of an order, whose own use is not counted. */
export interface OfferStanding extends OfferUsage {
  /** Uses by the same customer, by account and by phone. */
  own: number;
  /** Whether another order of the customer uses, or holds, a first-order offer. */
  hasFirstUse: boolean;
  /** Whether the customer has a paid order, by account and by phone. */
  hasPaidOrder: boolean;
}

/** Rupees that an offer takes off the tests' price, rounded down. */
export function worthOf({ percent, rupees, most_rupees: most }: OfferWorth, total: number): number {
  const worth = rupees ?? Math.floor((total * percent!) / 100);
  return Math.min(worth, most ?? worth);
}

const isUsedUp = (offer: OfferRow, { uses, spent }: OfferUsage, worth: number): boolean =>
  (offer.budget_uses !== null && uses >= offer.budget_uses) ||
  (offer.budget_rupees !== null && spent + worth > offer.budget_rupees);

/** Whether an offer has a limit that all customers share. */
export const hasBudget = ({ budget_uses, budget_rupees }: OfferRow): boolean =>
  budget_uses !== null || budget_rupees !== null;

/** Whether today is within an offer's days, and it is not paused. */
export function isRunning(offer: OfferRow, now: Date): boolean {
  const today = indianDate(now);
  return (
    !offer.paused &&
    (offer.starts_on === null || offer.starts_on <= today) &&
    (offer.ends_on === null || today <= offer.ends_on)
  );
}

/** Whether customers can use an offer: it runs, and its budget is not used up. */
export const isOpen = (offer: OfferRow, usage: OfferUsage, now: Date): boolean =>
  isRunning(offer, now) && !isUsedUp(offer, usage, 1);

/** Why a customer may not use an offer that takes this much off; null if nothing prevents it. */
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

/** What the administration edits of an offer, with its version. */
export const offerTerms = (offer: OfferRow) =>
  withVersion({
    ...offerJson(offer),
    budgetUses: offer.budget_uses,
    budgetRupees: offer.budget_rupees,
    paused: offer.paused,
  });

/** An offer with the fields that only the administration sees. */
export const adminOfferJson = (offer: OfferRow & OfferUsage, now: Date): AdminOfferJson => ({
  ...offerTerms(offer),
  running: isOpen(offer, offer, now),
  uses: offer.uses,
  rupeesGiven: offer.spent,
});
