import { errorCopy } from '../copy/home.ts';
import { Page } from '../ui/Page.tsx';
import { ErrorState } from '../ui/states.tsx';
import { useConnection } from './connection.ts';

/** The service, or the code of the page, cannot be reached now. */
export function UnreachablePage({ onRetry }: { onRetry: () => void }) {
  const isOnline = useConnection() === 'online';
  const { title, text } = errorCopy.notSaved;
  return (
    <main id="main">
      <Page title="Assay" narrow>
        {isOnline ? (
          <ErrorState message={errorCopy.unreachable} onRetry={onRetry} />
        ) : (
          // The shell around it is a cached one, too: a browser may not ask again for code that it failed
          // to fetch into the same page.
          <ErrorState title={title} message={text} onRetry={() => location.reload()} />
        )}
      </Page>
    </main>
  );
}
