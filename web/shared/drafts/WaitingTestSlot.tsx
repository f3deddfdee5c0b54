import { LoadBoundary } from '../LoadBoundary.tsx';
import { lazyComponent } from '../lazyComponent.tsx';
import { readTab } from '../../ui/tabStorage.ts';
import { useInBrowser } from '../../ui/useInBrowser.ts';
import { draftTab } from './storedDrafts.ts';
import { WaitingNote } from './WaitingNote.tsx';
import type { Other } from './WaitingNote.tsx';

const WaitingTest = lazyComponent<{ other: Other }>(
  async () => (await import('./WaitingTest.tsx')).WaitingTest,
);

const hasDraft = () => typeof readTab(draftTab) === 'string';

/**
 * Above a form that somebody reached from a booking: the test that waits for them. The server does
 * not know it.
 */
export function WaitingTestSlot({ isBooking, other }: { isBooking: boolean; other: Other }) {
  const isWaiting = useInBrowser(hasDraft, false);
  return isBooking && isWaiting ? (
    <LoadBoundary loading={<WaitingNote other={other} />} failed={() => null}>
      <WaitingTest other={other} />
    </LoadBoundary>
  ) : null;
}
