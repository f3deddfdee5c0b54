import { useInBrowser } from '../../ui/useInBrowser.ts';
import { lazyComponent } from '../lazyComponent.tsx';
import { PartBoundary } from '../PartBoundary.tsx';

const RepeatOffers = lazyComponent(async () => (await import('./RepeatOffers.tsx')).RepeatOffers);
const yes = () => true;

/**
 * The reminders that a page offers. Not server-rendered, as they are not what people open the page
 * for.
 */
export function LazyRepeatOffers(about: { reportId: string } | { testId: string }) {
  const isInBrowser = useInBrowser(yes, false);
  return isInBrowser ? (
    <PartBoundary>
      <RepeatOffers {...about} />
    </PartBoundary>
  ) : null;
}
