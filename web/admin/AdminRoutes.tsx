import { useQuery } from '@apollo/client/react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { NotFound } from '../app/ErrorPages.tsx';
import { paths } from '../app/paths.ts';
import { CurrentAdminDocument } from '../generated/graphql.ts';
import { Page } from '../ui/Page.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { adminCopy } from '../copy/admin.ts';
import { AddTestPage } from './AddTestPage.tsx';
import { AdminLayout } from './AdminLayout.tsx';
import { AdminOrdersPage } from './AdminOrdersPage.tsx';
import { AdminTestsPage } from './AdminTestsPage.tsx';
import { AdminUsersPage } from './AdminUsersPage.tsx';
import { DashboardPage } from './DashboardPage.tsx';
import { SettingsPage } from './SettingsPage.tsx';

/** The administration; without its session, its login (the service enforces the same on every call). */
export function AdminRoutes() {
  const { data, error, refetch } = useQuery(CurrentAdminDocument, { fetchPolicy: 'network-only' });
  if (error)
    return (
      <main id="main">
        <Page title="Assay" narrow>
          <ErrorState message={adminCopy.failed} onRetry={() => void refetch()} />
        </Page>
      </main>
    );
  if (!data)
    return (
      <main id="main">
        <Page title="Assay" narrow>
          <Loading />
        </Page>
      </main>
    );
  if (!data.admin) return <Navigate to={paths.adminLogin} replace />;
  return (
    <Routes>
      <Route element={<AdminLayout email={data.admin.email} />}>
        <Route index element={<DashboardPage />} />
        <Route path="add-test" element={<AddTestPage />} />
        <Route path="tests" element={<AdminTestsPage />} />
        <Route path="reports" element={<AdminOrdersPage key="reports" only="reports" />} />
        <Route
          path="appointments"
          element={<AdminOrdersPage key="appointments" only="appointments" />}
        />
        <Route path="users" element={<AdminUsersPage />} />
        <Route path="settings" element={<SettingsPage />} />
        <Route
          path="*"
          element={<NotFound to={paths.admin} action={adminCopy.links.dashboard} />}
        />
      </Route>
    </Routes>
  );
}
