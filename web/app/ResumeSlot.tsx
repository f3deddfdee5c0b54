import { hasUnfinished } from '../shared/drafts/storedDrafts.ts';
import { ResumeBox } from '../shared/drafts/ResumeBox.tsx';
import { Session } from '../shared/flows/flows.ts';
import { LoadBoundary } from '../shared/LoadBoundary.tsx';
import { usePageQuery } from '../shared/pageData.ts';
import { bookingDraftsQuery, none } from '../shared/queries.ts';
import { useInBrowser } from '../ui/useInBrowser.ts';
import { ResumeCards } from './lazyParts.tsx';

const yes = () => true;

/**
 * The cards of unfinished bookings, from this device and from the customer's others. The server's
 * page has an empty box for each that the account has, so that nothing moves once they come.
 */
export function ResumeSlot() {
  const isGuest = Session.useSelector(({ context }) => context.user === null);
  const { data } = usePageQuery(bookingDraftsQuery, none, { skip: isGuest });
  const inAccount = data?.bookingDrafts.filter(({ testId }) => testId !== null) ?? [];
  const isInBrowser = useInBrowser(yes, false);
  const isOnDevice = useInBrowser(hasUnfinished, false);
  const boxes = inAccount.map(({ id }) => <ResumeBox key={id} />);
  if (!isInBrowser) return boxes;
  return isOnDevice || inAccount.length > 0 ? (
    <LoadBoundary loading={boxes} failed={() => null}>
      <ResumeCards />
    </LoadBoundary>
  ) : null;
}
