import { useSyncExternalStore } from 'react';
import { hasUnfinished } from '../shared/drafts/storedDrafts.ts';
import { LoadBoundary } from '../shared/LoadBoundary.tsx';
import { ResumeCards } from './lazyParts.tsx';

/** The storage has no change events; a page that opens reads it. */
const neverChanges = () => () => undefined;

/** The cards of bookings that wait. Known to the browser alone: the server's page has none. */
export function ResumeSlot() {
  const resumable = useSyncExternalStore(neverChanges, hasUnfinished, () => false);
  return resumable ? (
    <LoadBoundary loading={null} failed={() => null}>
      <ResumeCards />
    </LoadBoundary>
  ) : null;
}
