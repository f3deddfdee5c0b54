import { Session } from '../shared/flows/flows.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { bannerQuery, none, offersQuery, ownOffersQuery } from '../shared/queries.ts';

/**
 * Whether whoever looks may have what the banner offers: an offer for a first order. Visitors see
 * what the staff have published in its place all the same. Undefined until it is known.
 */
export function useBannerOpen(): boolean | undefined {
  const isVisitor = Session.useSelector(({ context }) => context.user === null);
  const everybodys = usePageQuery(offersQuery, none, { skip: !isVisitor });
  const own = usePageQuery(ownOffersQuery, none, { skip: isVisitor });
  const published = usePageQuery(bannerQuery, none);
  const offers = isVisitor ? everybodys.data?.offers : own.data?.ownOffers;
  if (isVisitor && (published.data?.banner || everybodys.error)) return true;
  return offers?.some((offer) => offer.firstOrderOnly);
}
