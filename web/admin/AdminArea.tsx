import { useQuery } from '@apollo/client/react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageShape } from '../ui/PageShape.tsx';
import { paths } from '../paths.ts';
import { adminCopy } from '../copy/admin.ts';
import { CurrentAdminDocument } from '../generated/graphql.ts';
import { Page } from '../ui/Page.tsx';
import { ErrorState } from '../ui/states.tsx';
import { SignedInArea } from './SignedInArea.tsx';

/**
 * What stands around the administration's pages; without its session, its login (the service
 * enforces the same on every call).
 */
export function AdminArea() {
  const { data, error, refetch } = useQuery(CurrentAdminDocument, { fetchPolicy: 'network-only' });
  const { pathname } = useLocation();
  if (error)
    return (
      <main id="main">
        <Page title="Assay" narrow>
          <ErrorState message={adminCopy.failed} onRetry={() => void refetch()} />
        </Page>
      </main>
    );
  if (!data) return <PageShape />;
  // The login leads back to the page that was wanted.
  if (!data.admin) return <Navigate to={paths.adminLogin} state={{ wanted: pathname }} replace />;
  return <SignedInArea admin={data.admin} />;
}
