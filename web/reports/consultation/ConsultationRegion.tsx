import { lazyComponent } from '../../shared/lazyComponent.tsx';
import { LoadBoundary } from '../../shared/LoadBoundary.tsx';
import { useInBrowser } from '../../ui/useInBrowser.ts';

const Consultation = lazyComponent(async () => (await import('./Consultation.tsx')).Consultation);
const yes = () => true;

/** The free call about a report; its flow is loaded after the report itself. */
export function ConsultationRegion({ id }: { id: string }) {
  const isInBrowser = useInBrowser(yes, false);
  return (
    <LoadBoundary loading={null} failed={() => null}>
      {isInBrowser ? <Consultation id={id} key={id} /> : null}
    </LoadBoundary>
  );
}
