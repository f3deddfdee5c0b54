import { Page } from './Page.tsx';
import { Loading } from './states.tsx';
import { StepColumns } from './StepColumns.tsx';
import { Steps } from './Steps.tsx';

interface Props {
  title?: string | undefined;
  /** For a step of the funnel. */
  milestone?: number | undefined;
}

/** The placeholder of a page while its code or its first answer is loaded. */
export function PageShape({ title = 'Assay', milestone }: Props) {
  const page = (
    <Page title={title} narrow>
      <Loading />
    </Page>
  );
  return (
    <main id="main">
      {milestone === undefined ? (
        page
      ) : (
        <StepColumns milestones={<Steps current={milestone} />} summary={null} rail={null}>
          {page}
        </StepColumns>
      )}
    </main>
  );
}
