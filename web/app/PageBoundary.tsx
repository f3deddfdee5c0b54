import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadBoundary } from '../shared/LoadBoundary.tsx';
import { allowReload } from './outdated.ts';
import { RouteShape } from './RouteShape.tsx';
import { UnreachablePage } from '../ui/UnreachablePage.tsx';

/** Around a page whose code may have to be fetched; another path is another try. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <LoadBoundary
      resetKey={pathname}
      loading={<RouteShape />}
      failed={(retry) => (
        <UnreachablePage
          onRetry={() => {
            allowReload();
            retry();
          }}
        />
      )}
    >
      {children}
    </LoadBoundary>
  );
}
