import type { ReactNode } from 'react';
import { Route as RouterRoute, Routes } from 'react-router-dom';
import { routes } from '../routes.ts';
import type { RouteName } from '../routes.ts';
import type { Route } from '../shared/route.ts';
import { RequireCustomer } from './guards.tsx';
import { AdminArea, AdminNotFound, NotFoundPage, AdminShell } from './lazyParts.tsx';
import { pageOf } from './pages.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { Shell } from './Shell.tsx';

const all = Object.entries(routes) as [RouteName, Route][];

const behind: Record<Route['access'], (page: ReactNode) => ReactNode> = {
  everyone: (page) => page,
  admin: (page) => page,
  customer: (page) => <RequireCustomer access="customer">{page}</RequireCustomer>,
  verified: (page) => <RequireCustomer access="verified">{page}</RequireCustomer>,
};

/**
 * Routes that share a page are one element, which is not remounted when the path changes among
 * them.
 */
function elements(wanted: (route: Route) => boolean): ReactNode[] {
  const rows = all.filter(([, route]) => wanted(route));
  const isFirst = ([name, { load }]: [RouteName, Route]) =>
    rows.find(([, other]) => other.load === load)?.[0] === name;
  return rows.filter(isFirst).map(([name, { access, load }]) => {
    const Page = pageOf(name);
    const shared = rows.filter(([, row]) => row.load === load);
    return (
      <RouterRoute key={name} element={behind[access](<Page />)}>
        {shared.map(([other, { path }]) => (
          <RouterRoute key={other} path={path} element={null} />
        ))}
      </RouterRoute>
    );
  });
}

/** The table of routes as elements of React Router. */
export function AppRoutes() {
  return (
    <Routes>
      <RouterRoute element={<Shell />}>
        {elements(({ access, shell }) => access !== 'admin' && !shell)}
        <RouterRoute path="*" element={<NotFoundPage />} />
      </RouterRoute>
      <RouterRoute
        element={
          <PageBoundary>
            <AdminShell />
          </PageBoundary>
        }
      >
        {elements(({ shell }) => shell === 'admin')}
      </RouterRoute>
      <RouterRoute
        element={
          <PageBoundary>
            <AdminArea />
          </PageBoundary>
        }
      >
        {elements(({ access }) => access === 'admin')}
        <RouterRoute path={`${routes.admin.path}/*`} element={<AdminNotFound />} />
      </RouterRoute>
    </Routes>
  );
}
