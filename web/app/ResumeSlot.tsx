import { hasUnfinished } from '../shared/drafts/storedDrafts.ts';
import { Session } from '../shared/flows/flows.ts';
import { LoadBoundary } from '../shared/LoadBoundary.tsx';
import { usePageQuery } from '../shared/pageData.ts';
import { bookingDraftsQuery, none } from '../shared/queries.ts';
import { useInBrowser } from '../ui/useInBrowser.ts';
import { ResumeCards } from './lazyParts.tsx';

/**
 * The cards of unfinished bookings, from this device and from the customer's others. The server's
 * page has none.
 */
export function ResumeSlot() {
  const isGuest = Session.useSelector(({ context }) => context.user === null);
  const { data } = usePageQuery(bookingDraftsQuery, none, { skip: isGuest });
  const isInAccount = data?.bookingDrafts.some(({ testId }) => testId !== null) ?? false;
  const resumable = useInBrowser(() => isInAccount || hasUnfinished(), false);
  return resumable ? (
    <LoadBoundary loading={null} failed={() => null}>
      <ResumeCards />
    </LoadBoundary>
  ) : null;
}
