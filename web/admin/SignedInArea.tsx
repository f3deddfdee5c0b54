import { useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { adminCopy } from '../copy/admin.ts';
import type { CurrentAdminQuery } from './generated/graphql.ts';
import { paths } from '../paths.ts';
import { routeAt } from '../routeAt.ts';
import { Page } from '../ui/Page.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { AdminLayout } from './AdminLayout.tsx';
import { adminMenu } from './adminMenu.ts';
import type { MenuPage } from './adminMenu.ts';
import { pageCalls } from './pageCalls.ts';
import type { AdminRouteName } from './pageCalls.ts';
import { hasNotes } from './day/staffStorage.ts';
import { StaffContext } from './signedInStaff.ts';

/**
 * The administration for the role that is signed in: its menu, and the pages that the service
 * permits. Without permission for the dashboard, the first page of the menu is the start page. A
 * person with only one page, such as an owner who must first set up a second factor, is redirected
 * to it. A former technician can still see the notes on this device that have not been sent.
 */
export function SignedInArea({ admin }: { admin: NonNullable<CurrentAdminQuery['admin']> }) {
  const staff = useMemo(
    () => ({
      id: admin.id,
      mayCall: (call: string) => admin.calls.includes(call),
      staffWithoutLab: admin.staffWithoutLab,
      visitsWithoutTechnician: admin.visitsWithoutTechnician,
    }),
    [admin],
  );
  const { pathname } = useLocation();
  const name = routeAt(pathname)?.name as AdminRouteName | undefined;
  const mayOpen = (page: AdminRouteName) =>
    staff.mayCall(pageCalls[page]) || (page === 'adminDay' && hasNotes(admin.id));
  const menu = (Object.keys(adminMenu) as MenuPage[]).filter(mayOpen);
  const isOpen = name === undefined || mayOpen(name);
  const lacksLab = admin.staffRole === 'LAB' && admin.labs.length === 0 && name !== 'adminAccount';
  const isLed = name === 'admin' || menu.length === 1;
  if (!isOpen && isLed && menu[0]) return <Navigate to={paths[menu[0]]} replace />;
  return (
    <StaffContext value={staff}>
      <AdminLayout name={admin.name} email={admin.email} role={admin.staffRole} menu={menu}>
        {isOpen && !lacksLab ? (
          <Outlet />
        ) : (
          <Page title={adminCopy.notOpen.title}>
            <EmptyState title={isOpen ? adminCopy.notOpen.noLab : adminCopy.notOpen.text} />
          </Page>
        )}
      </AdminLayout>
    </StaffContext>
  );
}
