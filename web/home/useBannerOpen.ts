import { Session } from '../shared/flows/flows.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { bannerQuery, none, offersQuery, ownOffersQuery } from '../shared/queries.ts';

/**
 * Whether this person may use the banner's offer, which is for first orders only. Visitors always
 * see a banner that the staff have published. Undefined until known.
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
