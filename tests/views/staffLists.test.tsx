// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { notices } from '../../machines/notices.ts';
import { AdminReportsPage } from '../../web/admin/AdminOrdersPage.tsx';
import { AdminUsersPage } from '../../web/admin/AdminUsersPage.tsx';
import { DashboardPage } from '../../web/admin/DashboardPage.tsx';
import { AuditPage } from '../../web/admin/staff/AuditPage.tsx';
import { adminCopy } from '../../web/copy/admin.ts';
import { adminOrdersCopy } from '../../web/copy/adminOrders.ts';
import { adminStaffCopy } from '../../web/copy/adminStaff.ts';
import { uiCopy } from '../../web/copy/ui.ts';
import { order } from '../shown/orderLists.shown.ts';
import { staffPagesShown } from '../shown/staffPages.shown.ts';
import { alerts, button, press, put, says } from './support/page.ts';
import { serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

const { more } = uiCopy.states;
const user = { name: 'Asha', email: 'asha@example.com', phone: null, orders: 3 };
const entry = staffPagesShown.adminAudit.answers.auditLog.items[0]!;
const orders = (ids: string[], next: string | null) => ({
  adminOrders: {
    items: ids.map((id) => ({ ...order, id, overdue: true, availableActions: ['COMPLETE'] })),
    next,
  },
});
const users = (ids: string[], next: string | null) => ({
  adminUsers: { items: ids.map((id) => ({ ...user, id, createdAt: order.createdAt })), next },
});
const audit = (ids: string[], next: string | null) => ({
  auditLog: { items: ids.map((id) => ({ ...entry, id })), next, people: [] },
});

interface List {
  name: string;
  page: ReactNode;
  call: string;
  answer: (ids: string[], next: string | null) => Record<string, unknown>;
  /** Chooses to see other entries. */
  narrow?: () => void;
}
const lists: List[] = [
  {
    name: 'orders',
    page: <AdminReportsPage />,
    call: 'AdminOrders',
    answer: orders,
    narrow: () => put(adminOrdersCopy.status, 'all'),
  },
  { name: "today's visits", page: <DashboardPage />, call: 'AdminOrders', answer: orders },
  {
    name: 'customers',
    page: <AdminUsersPage />,
    call: 'AdminUsers',
    answer: users,
    narrow: () => put(adminCopy.users.search, 'asha'),
  },
  {
    name: 'the audit',
    page: <AuditPage />,
    call: 'AuditLog',
    answer: audit,
    narrow: () => put(adminStaffCopy.audit.day, '2026-09-07'),
  },
];
/** Two pages; what has moved to the second one meanwhile is on both. */
const twoPages = ({ call, answer }: List): ServiceAnswers => ({
  [call]: ({ after }) => (after ? answer(['e2', 'e3'], null) : answer(['e1', 'e2'], 'c1')),
});
const entries = () => screen.queryAllByRole('listitem').length;

describe.each(lists)('the list of $name', (list) => {
  it('goes on at its end, once and without what it has, and says where it could not', async () => {
    const service = await serve(list.page, twoPages(list));
    await screen.findByRole('button', { name: more });
    const before = entries();
    service.answers = { [list.call]: 'away' };
    press(more);
    await says(notices.unreachable.text);
    expect(entries()).toBe(before);
    service.answers = twoPages(list);
    press(more);
    expect(button(more).disabled).toBe(true);
    await waitFor(() => expect(screen.queryByRole('button', { name: more })).toBeNull());
    expect([entries() - before, alerts()]).toEqual([1, []]);
  });

  it.runIf(list.narrow)(
    'is not continued by what was asked for before it was narrowed',
    async () => {
      const service = await serve(list.page, twoPages(list));
      await screen.findByRole('button', { name: more });
      service.answers = { [list.call]: 'away' };
      press(more);
      await says(notices.unreachable.text);
      service.answers = twoPages(list);
      let answerLate = () => {};
      const { fetch } = globalThis;
      globalThis.fetch = async (...request) => {
        await new Promise<void>((resolve) => (answerLate = resolve));
        return fetch(...request);
      };
      press(more);
      globalThis.fetch = fetch;
      service.answers = { [list.call]: list.answer(['e9'], 'c9') };
      list.narrow!();
      await waitFor(() => expect(entries()).toBe(1));
      expect(alerts()).toEqual([]);
      service.answers = twoPages(list);
      answerLate();
      await waitFor(() => expect(service.sent(list.call).at(-1)).toMatchObject({ after: 'c1' }));
      await screen.findByRole('list');
      expect(entries()).toBe(1);
    },
  );
});

it('all orders that were loaded stay where one of them was moved along', async () => {
  const service = await serve(<AdminReportsPage />, {
    ...twoPages(lists[0]!),
    MoveOrder: { moveOrder: { ...order, id: 'e3' } },
  });
  await screen.findByRole('button', { name: more });
  press(more);
  await waitFor(() => expect(entries()).toBe(3));
  const counts = new Set<number>();
  const observer = new MutationObserver(() => counts.add(entries()));
  observer.observe(document.body, { childList: true, subtree: true });
  service.answers.AdminOrders = ({ after }) =>
    after ? orders(['e3'], null) : orders(['e1', 'e2'], 'c2');
  press(adminCopy.actions.COMPLETE, screen.getAllByRole('listitem')[2]);
  await waitFor(() => expect(service.sent('AdminOrders')).toHaveLength(4));
  await screen.findAllByText(adminCopy.actions.COMPLETE);
  observer.disconnect();
  expect(counts).toEqual(new Set([3]));
  expect(service.sent('AdminOrders').slice(2)).toMatchObject([{ after: null }, { after: 'c2' }]);
});
