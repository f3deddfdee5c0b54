import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageShape } from '../ui/PageShape.tsx';
import { paths } from '../paths.ts';
import { adminCopy } from '../copy/admin.ts';
import { CurrentAdminDocument } from './generated/graphql.ts';
import { failureOf } from '../shared/apollo.ts';
import { Page } from '../ui/Page.tsx';
import { ErrorState } from '../ui/states.tsx';
import { clearStaffData, storedStaff, storeStaff } from './day/staffStorage.ts';
import { SignedInArea } from './SignedInArea.tsx';

/**
 * The frame around the administration's pages; without a session it shows the login (the service
 * checks the same on every call).
 */
export function AdminArea() {
  const { data, error, refetch } = useQuery(CurrentAdminDocument, { fetchPolicy: 'network-only' });
  const { pathname } = useLocation();
  const unanswered = error && failureOf(error).code === 'UNREACHABLE' ? storedStaff() : undefined;
  const admin = data?.admin ?? unanswered;
  useEffect(() => {
    if (data?.admin) storeStaff(data.admin);
    else if (data) clearStaffData();
  }, [data]);
  useEffect(() => {
    if (!unanswered) return undefined;
    const over = new AbortController();
    addEventListener('online', () => void refetch().catch(() => undefined), over);
    return () => over.abort();
  }, [unanswered, refetch]);
  if (admin) return <SignedInArea admin={admin} />;
  if (error)
    return (
      <main id="main">
        <Page title="Assay" narrow>
          <ErrorState message={adminCopy.failed} onRetry={() => void refetch()} />
        </Page>
      </main>
    );
  if (!data) return <PageShape />;
  // The login leads back to the page that was wanted. The current URL is read from `location`, as
  // the filters of a list change it without the router.
  return <Navigate to={paths.adminLogin} state={{ wanted: pathname + location.search }} replace />;
}
