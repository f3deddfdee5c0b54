import { useSyncExternalStore } from 'react';
import { draftTab } from '../booking/storedDrafts.ts';
import { routeAt } from '../routeAt.ts';
import { Session } from '../shared/flows/flows.ts';
import { LoadBoundary } from '../shared/LoadBoundary.tsx';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import { readTab } from '../ui/tabStorage.ts';

const WaitingTest = lazyComponent<{ other: string }>(
  async () => (await import('./WaitingTest.tsx')).WaitingTest,
);

/** The storage has no change events; a page that opens reads it. */
const neverChanges = () => () => undefined;
const hasDraft = () => typeof readTab(draftTab) === 'string';

/**
 * Before the form of whoever comes here from a booking: what waits for them, and `other`, the path
 * for those who have an account, or have none. The server knows neither.
 */
export function WaitingTestSlot({ other }: { other: string }) {
  const wanted = Session.useSelector((snapshot) => snapshot.context.wanted);
  const isBooking = useSyncExternalStore(neverChanges, hasDraft, () => false);
  if (!isBooking || wanted === null) return null;
  const { pathname } = new URL(wanted, location.origin);
  return routeAt(pathname)?.route.access === 'verified' ? (
    <LoadBoundary loading={null} failed={() => null}>
      <WaitingTest other={other} />
    </LoadBoundary>
  ) : null;
}
