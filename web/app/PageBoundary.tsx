import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { notices } from '../../machines/notices.ts';
import { said } from '../copy/language.ts';
import { LoadBoundary } from '../shared/LoadBoundary.tsx';
import { isOutdated } from '../shared/PartBoundary.tsx';
import { reloadUnlessInUse } from './outdated.ts';
import { RouteShape } from './RouteShape.tsx';
import { UnreachablePage } from '../ui/UnreachablePage.tsx';

/** A boundary around a page whose code may have to be fetched; another path is tried anew. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <LoadBoundary
      resetKey={pathname}
      loading={<RouteShape />}
      failed={(retry, cause) =>
        isOutdated(cause) ? <OutdatedPage /> : <UnreachablePage onRetry={retry} />
      }
    >
      {children}
    </LoadBoundary>
  );
}

/** The code of the page belongs to a version that is gone from the server. */
function OutdatedPage() {
  useEffect(reloadUnlessInUse, []);
  return <UnreachablePage message={said(notices.pageOutdated)} onRetry={() => location.reload()} />;
}
