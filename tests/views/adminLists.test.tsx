// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminAppointmentsPage, AdminReportsPage } from '../../web/admin/AdminOrdersPage.tsx';
import { AdminUsersPage } from '../../web/admin/AdminUsersPage.tsx';
import { order, orderAnswers } from '../shown/orderLists.shown.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';
import { press } from './support/page.ts';

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const write = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const cards = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const { adminLabs, technicians, visitCounts } = orderAnswers;
const asked: ServiceAnswers = {
  LabsToFilter: { adminLabs },
  OpenLabsToFilter: { labs: [{ id: 'l9', name: 'Open Lab' }] },
  Technicians: { technicians: [...technicians, { id: null, name: 'Nina' }] },
  VisitCounts: { visitCounts },
};
const page = (items: object[], next: string | null = null) => ({ adminOrders: { items, next } });
const nothing = {
  sort: null,
  direction: null,
  status: null,
  labId: null,
  technicianId: null,
  technician: null,
  from: null,
  to: null,
  search: null,
  after: null,
};
const at = (url: string) => ({ at: { path: '*', url } });

describe('a list of orders', () => {
  it.each([
    ['appointments', AdminAppointmentsPage, '/admin/appointments', {}],
    ['reports', AdminReportsPage, '/admin/reports', { status: 'examining' }],
    [
      'reports of one lab',
      AdminReportsPage,
      '/admin/reports?status=all&lab=l1&technician=name:Ravi&sort=lab&direction=desc',
      { labId: 'l1', technician: 'Ravi', sort: 'LAB', direction: 'DESC' },
    ],
  ])('of %s asks for what its page and its address name', async (_, Shown, url, wanted) => {
    const service = await serve(<Shown />, { ...asked, AdminOrders: page([order]) }, at(url));
    await screen.findByText(/^Lipid Profile · Leela Menon/);
    expect(service.sent('AdminOrders')).toEqual([{ ...nothing, ...wanted }]);
    expect(screen.queryByText('No orders found.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('is narrowed by its fields, which stand in the address', async () => {
    const service = await serve(
      <AdminAppointmentsPage />,
      { ...asked, AdminOrders: page([order]) },
      at('/admin/appointments'),
    );
    await waitFor(() => expect(screen.getAllByText('Nina')).toHaveLength(1));
    const choices: [string, string, object][] = [
      ['Sorted by', 'PATIENT DESC', { sort: 'PATIENT', direction: 'DESC' }],
      ['Status', 'placed', { status: 'placed' }],
      ['Lab', 'l1', { labId: 'l1' }],
      ['Technician', 'name:Nina', { technician: 'Nina' }],
      ['Visits from', '2026-09-07', { from: '2026-09-07' }],
      ['Visits to', '2026-09-09', { to: '2026-09-09' }],
    ];
    let wanted: object = nothing;
    for (const [label, value, part] of choices) {
      write(label, value);
      wanted = { ...wanted, ...part };
      await waitFor(() => expect(service.sent('AdminOrders').at(-1)).toEqual(wanted));
    }
    expect(document.querySelector('summary')!.textContent).toBe('Filter and sort (5 on)');
    expect(location.search).toBe(
      '?sort=patient&direction=desc&status=placed&lab=l1&technician=name%3ANina&from=2026-09-07&to=2026-09-09',
    );
    write('Sorted by', '');
    await waitFor(() =>
      expect(service.sent('AdminOrders').at(-1)).toMatchObject({ sort: null, direction: null }),
    );
  });

  it('offers what there is to choose, by who looks', async () => {
    const options = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value);
    await serve(<AdminReportsPage />, asked, at('/admin/reports'));
    await waitFor(() => expect(options('Lab')).toEqual(['', 'l1']));
    await waitFor(() => expect(options('Technician')).toEqual(['', 'a1', 'name:Nina']));
    expect(options('Status').slice(0, 2)).toEqual(['all', 'placed']);
    expect(options('Sorted by').slice(0, 3)).toEqual(['', 'VISIT ASC', 'VISIT DESC']);
    expect(document.querySelector('summary')!.textContent).toBe('Filter and sort');
    cleanup();
    const service = await serve(<AdminReportsPage />, asked, {
      ...at('/admin/reports?lab=gone'),
      staff: { calls: ['adminOrders'] },
    });
    await waitFor(() => expect(options('Lab')).toEqual(['', 'l9', 'gone']));
    expect(screen.queryByLabelText('Technician')).toBeNull();
    expect(service.sent('Technicians')).toEqual([]);
    expect(service.sent('LabsToFilter')).toEqual([]);
  });

  it('goes on where it ended', async () => {
    const second = { ...order, id: 'o8', number: '4821-7731' };
    const service = await serve(
      <AdminReportsPage />,
      { ...asked, AdminOrders: ({ after }) => (after ? page([second]) : page([order], 'c1')) },
      at('/admin/reports'),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(cards('Reports')).toHaveLength(2));
    expect(cards('Reports').map((text) => /· (o\d)/.exec(text)?.[1])).toEqual(['o7', 'o8']);
    expect(service.sent('AdminOrders').at(-1)).toEqual({
      ...nothing,
      status: 'examining',
      after: 'c1',
    });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it.each([
    ['/admin/appointments', AdminAppointmentsPage, 0],
    ['/admin/appointments?search=asha', AdminAppointmentsPage, 1],
    // It has a status of its own.
    ['/admin/reports', AdminReportsPage, 1],
  ])('that is empty at %s shows all where it is narrowed', async (url, Shown, times) => {
    history.replaceState(null, '', url);
    const service = await serve(<Shown />, { ...asked, AdminOrders: page([]) }, at(url));
    expect(await screen.findAllByText('No orders found.')).toHaveLength(1);
    expect(screen.queryAllByRole('button', { name: 'Show all orders' })).toHaveLength(times);
    if (times === 0) return;
    press('Show all orders');
    await waitFor(() => expect(service.sent('AdminOrders').at(-1)).toEqual(nothing));
  });

  it.each([
    [refusal('The day is none.'), 'That did not workThe day is none.Retry'],
    ['away' as const, 'That did not workThis could not be loaded.Retry'],
  ])('says what is wrong', async (answer, words) => {
    const answers = { ...asked, AdminOrders: answer };
    const service = await serve(<AdminReportsPage />, answers, at('/admin/reports'));
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    service.answers.AdminOrders = page([order]);
    press('Retry');
    await screen.findByText(/^Lipid Profile · Leela Menon/);
  });

  it('is read again once an order was moved along', async () => {
    const open = { ...order, availableActions: ['COMPLETE'] };
    const service = await serve(
      <AdminReportsPage />,
      { ...asked, AdminOrders: page([open]), MoveOrder: { moveOrder: order } },
      at('/admin/reports'),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(service.sent('AdminOrders')).toHaveLength(2));
  });
});

describe('customers', () => {
  const user = (id: string, phone: string | null) => ({
    id,
    name: `Name ${id}`,
    email: `${id}@example.com`,
    phone,
    orders: 3,
    createdAt: '2026-09-07T02:00:00.000Z',
  });
  const users = (items: object[], next: string | null = null) => ({ adminUsers: { items, next } });

  it('are searched, and listed on', async () => {
    const service = await serve(<AdminUsersPage />, {
      AdminUsers: ({ after }) =>
        after ? users([user('u2', null)]) : users([user('u1', '+919000000001')], 'c1'),
    });
    const list = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(list()).toHaveLength(2));
    expect(list()).toEqual([
      'Name u1u1@example.com +9190000000013 order(s)Mon, 7 Sept, 07:30 am',
      'Name u2u2@example.com 3 order(s)Mon, 7 Sept, 07:30 am',
    ]);
    service.answers.AdminUsers = users([]);
    write('Search by name, e-mail, phone or order id', ' asha ');
    expect(await screen.findAllByText('No customers found.')).toHaveLength(1);
    press('Show all customers');
    await screen.findByText('Name u1');
    expect(service.sent('AdminUsers').slice(0, 3)).toEqual([
      { search: null, after: null },
      { search: null, after: 'c1' },
      { search: 'asha', after: null },
    ]);
  });

  it('that are none cannot be shown all', async () => {
    await serve(<AdminUsersPage />, { AdminUsers: users([]) });
    expect(await screen.findAllByText('No customers found.')).toHaveLength(1);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
