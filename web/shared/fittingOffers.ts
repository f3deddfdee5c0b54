import { Session } from './flows/flows.ts';
import { usePageQuery } from './pageData.ts';
import { none, ownOffersQuery } from './queries.ts';

/** The codes of the offers that somebody may use; null: all current offers. */
export type FittingOffers = ReadonlySet<string> | null;

/**
 * The offers that this person may use: all current ones for a visitor; undefined until known for a
 * customer. A page loads them once; `skip` is for its parts.
 */
export function useFittingOffers({ skip = false } = {}): FittingOffers | undefined {
  const isVisitor = Session.useSelector(({ context }) => context.user === null);
  const { data } = usePageQuery(ownOffersQuery, none, { skip: skip || isVisitor });
  return isVisitor ? null : data && new Set(data.ownOffers.map(({ code }) => code));
}

/**
 * The amount that this person pays, out of a test's amounts with and without each offer; undefined
 * until known.
 */
export function paidOf<Amount extends { offer: { code: string } | null; amount: number }>(
  amounts: readonly Amount[],
  fitting: FittingOffers | undefined,
): Amount | undefined {
  if (fitting === undefined) return undefined;
  const [lowest] = amounts
    .filter(({ offer }) => offer === null || fitting === null || fitting.has(offer.code))
    .toSorted((one, other) => one.amount - other.amount);
  return lowest;
}
