import { hasUnfinished } from '../shared/drafts/storedDrafts.ts';
import { LoadBoundary } from '../shared/LoadBoundary.tsx';
import { useInBrowser } from '../ui/useInBrowser.ts';
import { ResumeCards } from './lazyParts.tsx';

/** The cards of bookings that wait. Known to the browser alone: the server's page has none. */
export function ResumeSlot() {
  const resumable = useInBrowser(hasUnfinished, false);
  return resumable ? (
    <LoadBoundary loading={null} failed={() => null}>
      <ResumeCards />
    </LoadBoundary>
  ) : null;
}
