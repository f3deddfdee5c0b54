import { errorCopy } from '../copy/home.ts';
import { Page } from '../ui/Page.tsx';
import { ErrorState } from '../ui/states.tsx';
import { cachedAt } from './connection.ts';

/** The service, or the code of the page, cannot be reached now. */
export function UnreachablePage({ onRetry }: { onRetry: () => void }) {
  return (
    <main id="main">
      <Page title="Assay" narrow>
        <ErrorState
          message={errorCopy.unreachable}
          // A cached shell is loaded anew: a browser may not ask again for code that it failed to
          // fetch into the same page.
          onRetry={() => (cachedAt ? location.reload() : onRetry())}
        />
      </Page>
    </main>
  );
}
