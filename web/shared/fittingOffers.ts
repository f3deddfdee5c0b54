import { Session } from './flows/flows.ts';
import { usePageQuery } from './pageData.ts';
import { none, ownOffersQuery } from './queries.ts';

/** The codes of the offers that somebody may have; null: of all that run. */
export type FittingOffers = ReadonlySet<string> | null;

/**
 * The offers that fit whoever looks: all that run for a visitor, whom nobody knows; undefined until
 * it is known of a customer. A page asks for them once; `skip` is for its parts.
 */
export function useFittingOffers({ skip = false } = {}): FittingOffers | undefined {
  const isVisitor = Session.useSelector(({ context }) => context.user === null);
  const { data } = usePageQuery(ownOffersQuery, none, { skip: skip || isVisitor });
  return isVisitor ? null : data && new Set(data.ownOffers.map(({ code }) => code));
}

/** Of what a test costs with each offer and with none, what somebody pays; undefined until it is known. */
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
