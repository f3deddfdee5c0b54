import { errorCopy } from '../copy/shell.ts';
import { Page } from './Page.tsx';
import { ErrorState } from './states.tsx';

/** The service or the code of the page cannot be reached. */
export function UnreachablePage({
  message = errorCopy.unreachable,
  onRetry,
}: {
  message?: string;
  onRetry: () => void;
}) {
  return (
    <main id="main">
      <Page title="Assay" narrow>
        <ErrorState message={message} onRetry={onRetry} />
      </Page>
    </main>
  );
}
