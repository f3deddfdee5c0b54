import { useSyncExternalStore } from 'react';
import { LoadBoundary } from '../LoadBoundary.tsx';
import { lazyComponent } from '../lazyComponent.tsx';
import { readTab } from '../../ui/tabStorage.ts';
import { draftTab } from './storedDrafts.ts';
import type { Other } from './WaitingTest.tsx';

const WaitingTest = lazyComponent<{ other: Other }>(
  async () => (await import('./WaitingTest.tsx')).WaitingTest,
);

/** The storage has no change events; a page that opens reads it. */
const neverChanges = () => () => undefined;
const hasDraft = () => typeof readTab(draftTab) === 'string';

/**
 * Before the form of whoever comes to it from a booking: what waits for them. The server does not
 * know it.
 */
export function WaitingTestSlot({ isBooking, other }: { isBooking: boolean; other: Other }) {
  const isWaiting = useSyncExternalStore(neverChanges, hasDraft, () => false);
  return isBooking && isWaiting ? (
    <LoadBoundary loading={null} failed={() => null}>
      <WaitingTest other={other} />
    </LoadBoundary>
  ) : null;
}
