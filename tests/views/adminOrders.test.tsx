// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminAppointmentsPage, AdminReportsPage } from '../../web/admin/AdminOrdersPage.tsx';
import { AdminUsersPage } from '../../web/admin/AdminUsersPage.tsx';
import { VisitPlot } from '../../web/admin/VisitPlot.tsx';
import { uiCopy } from '../../web/copy/ui.ts';
import { adminCopy } from '../../web/copy/admin.ts';
import { adminOrdersCopy as copy } from '../../web/copy/adminOrders.ts';
import { order, orderAnswers } from '../shown/orderLists.shown.ts';
import {
  alerts,
  button,
  optionsOf,
  press,
  put,
  says,
  texts,
  textsOf,
  valueOf,
} from './support/page.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

beforeEach(() => history.replaceState(null, '', '/'));

const { adminLabs, technicians, visitCounts } = orderAnswers;
const page = (items: object[], next: string | null = null) => ({ adminOrders: { items, next } });
const answers: ServiceAnswers = {
  AdminOrders: page([order]),
  LabsToFilter: { adminLabs },
  OpenLabsToFilter: { labs: [{ id: 'l9', name: 'Open Lab' }] },
  Technicians: { technicians: [...technicians, { id: null, name: 'Nina' }] },
  VisitCounts: { visitCounts },
};
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
const open = (
  changes: ServiceAnswers = {},
  url = '/admin/reports',
  options: Parameters<typeof serve>[2] = {},
) =>
  serve(
    url.startsWith('/admin/reports') ? <AdminReportsPage /> : <AdminAppointmentsPage />,
    { ...answers, ...changes },
    { at: { path: '*', url }, ...options },
  );
const card = /^Lipid Profile · Leela Menon/;
const { orders, users } = adminCopy;

describe('a list of orders', () => {
  it.each([
    ['/admin/appointments', {}],
    ['/admin/reports', { status: 'examining' }],
    [
      '/admin/reports?status=all&lab=l1&technician=name:Ravi&sort=lab&direction=desc',
      { labId: 'l1', technician: 'Ravi', sort: 'LAB', direction: 'DESC' },
    ],
  ])('at %s asks for what its page and its address name', async (url, wanted) => {
    const service = await open({}, url);
    await screen.findByText(card);
    expect(service.sent('AdminOrders')).toEqual([{ ...nothing, ...wanted }]);
    expect(screen.queryByText(orders.empty)).toBeNull();
    expect(texts('button')).not.toContain(uiCopy.states.more);
  });

  it('is narrowed by its fields, which stand in the address, until its menu leads there', async () => {
    const service = await serve(
      <>
        <Link to="/admin/appointments">Menu</Link>
        <AdminAppointmentsPage />
      </>,
      answers,
      { at: { path: '*', url: '/admin/appointments' } },
    );
    await waitFor(() => expect(screen.getAllByText('Nina')).toHaveLength(1));
    const fields: [string, string, object][] = [
      [copy.sort, 'PATIENT DESC', { sort: 'PATIENT', direction: 'DESC' }],
      [copy.status, 'placed', { status: 'placed' }],
      [copy.lab, 'l1', { labId: 'l1' }],
      [copy.technician, 'name:Nina', { technician: 'Nina' }],
      [copy.from, '2026-09-07', { from: '2026-09-07' }],
      [copy.to, '2026-09-09', { to: '2026-09-09' }],
    ];
    let wanted: object = nothing;
    for (const [label, value, part] of fields) {
      put(label, value);
      wanted = { ...wanted, ...part };
      await waitFor(() => expect(service.sent('AdminOrders').at(-1)).toEqual(wanted));
    }
    expect(document.querySelector('summary')!.textContent).toBe(copy.filtersOn(5));
    expect(location.search).toBe(
      '?sort=patient&direction=desc&status=placed&lab=l1&technician=name%3ANina&from=2026-09-07&to=2026-09-09',
    );
    put(copy.sort, '');
    const unsorted = { sort: null, direction: null };
    await waitFor(() => expect(service.sent('AdminOrders').at(-1)).toMatchObject(unsorted));
    fireEvent.click(screen.getByText('Menu'));
    await waitFor(() => expect(location.search).toBe(''));
    expect([copy.status, copy.lab].map(valueOf)).toEqual(['all', '']);
  });

  it('offers what there is to choose, by who looks', async () => {
    await open();
    await waitFor(() => expect(optionsOf(copy.lab)).toEqual(['', 'l1']));
    await waitFor(() => expect(optionsOf(copy.technician)).toEqual(['', 'a1', 'name:Nina']));
    expect(optionsOf(copy.status).slice(0, 2)).toEqual(['all', 'placed']);
    expect(optionsOf(copy.sort).slice(0, 3)).toEqual(['', 'VISIT ASC', 'VISIT DESC']);
    expect(document.querySelector('summary')!.textContent).toBe(copy.filters);
    cleanup();
    const service = await open({}, '/admin/reports?lab=gone', {
      staff: { calls: ['adminOrders'] },
    });
    await waitFor(() => expect(optionsOf(copy.lab)).toEqual(['', 'l9', 'gone']));
    expect(screen.queryByLabelText(copy.technician)).toBeNull();
    const asked = ['LabsToFilter', 'OpenLabsToFilter', 'Technicians'];
    expect(asked.map((name) => service.sent(name).length)).toEqual([0, 1, 0]);
  });

  it('has nothing to choose from while that is loaded, and asks again for what could not be', async () => {
    const assignable = { ...order, availableActions: ['ASSIGN', 'COMPLETE'] };
    const { LabsToFilter: _, Technicians: __, ...without } = answers;
    await serve(<AdminReportsPage />, { ...without, AdminOrders: page([assignable]) });
    await screen.findByText(card);
    expect([copy.lab, copy.technician].map(optionsOf)).toEqual([[''], ['']]);
    // Nobody can be sent yet; what needs nobody can be done.
    const acts = [adminCopy.actions.ASSIGN, adminCopy.actions.COMPLETE];
    expect(acts.map((name) => button(name).disabled)).toEqual([true, false]);
    cleanup();
    const service = await open({ Technicians: 'away' });
    await waitFor(() => expect(alerts()).toHaveLength(1));
    await waitFor(() => expect(optionsOf(copy.lab)).toEqual(['', 'l1']));
    service.answers.Technicians = { technicians };
    press('Retry');
    await waitFor(() => expect(optionsOf(copy.technician)).toEqual(['', 'a1']));
    const asked = ['LabsToFilter', 'OpenLabsToFilter', 'Technicians'];
    expect(asked.map((name) => service.sent(name).length)).toEqual([1, 0, 2]);
  });

  it('stays until others are there, and goes where they cannot be read', async () => {
    const isBusy = () => document.querySelector('[aria-busy=true]') !== null;
    const service = await open();
    await screen.findByText(card);
    expect(isBusy()).toBe(false);
    delete service.answers.AdminOrders;
    put(copy.status, 'placed');
    await waitFor(() => expect(isBusy()).toBe(true));
    expect(screen.getAllByText(card)).toHaveLength(1);
    expect(screen.queryByText('Loading...')).toBeNull();
    service.answers.AdminOrders = 'away';
    put(copy.status, 'assigned');
    await waitFor(() => expect(alerts()).toHaveLength(1));
    expect(screen.queryByText(card)).toBeNull();
    expect(screen.queryByText(orders.empty)).toBeNull();
    // What the service says of it is said.
    service.answers.AdminOrders = refusal('The day is none.');
    press('Retry');
    await says('That did not workThe day is none.Retry');
  });

  it('goes on where it ended, and is read again once an order was moved along', async () => {
    const first = { ...order, availableActions: ['COMPLETE'] };
    const service = await open({
      AdminOrders: ({ after }) => (after ? page([{ ...order, id: 'o8' }]) : page([first], 'c1')),
      MoveOrder: { moveOrder: order },
    });
    fireEvent.click(await screen.findByRole('button', { name: uiCopy.states.more }));
    const list = () => texts('listitem', screen.getByRole('list', { name: orders.reports }));
    await waitFor(() => expect(list()).toHaveLength(2));
    expect(list().map((text) => /· (o\d)/.exec(text)?.[1])).toEqual(['o7', 'o8']);
    const asked = { ...nothing, status: 'examining', after: 'c1' };
    expect(service.sent('AdminOrders').at(-1)).toEqual(asked);
    expect(texts('button')).not.toContain(uiCopy.states.more);
    press(adminCopy.actions.COMPLETE);
    await waitFor(() => expect(service.sent('AdminOrders')).toHaveLength(3));
  });

  it.each([
    ['/admin/appointments', 0],
    ['/admin/appointments?search=asha', 1],
    // It has a status of its own.
    ['/admin/reports', 1],
  ])('that is empty at %s shows all where it is narrowed', async (url, times) => {
    history.replaceState(null, '', url);
    const service = await open({ AdminOrders: page([]) }, url);
    expect(await screen.findAllByText(orders.empty)).toHaveLength(1);
    expect(screen.queryAllByRole('button', { name: orders.showAll })).toHaveLength(times);
    if (times === 0) return;
    press(orders.showAll);
    await waitFor(() => expect(service.sent('AdminOrders').at(-1)).toEqual(nothing));
  });
});

it('the plot of visits has two weeks, and says which day is chosen; pressed again, it is none', async () => {
  const onChoose = vi.fn<(day: string | null) => void>();
  await serve(<VisitPlot chosen="2026-09-02" onChoose={onChoose} />, answers);
  await screen.findByRole('table', { name: 'Last 7 days' });
  const weeks = screen.getAllByRole('table').map((table) => textsOf('th', table));
  expect(weeks.map(({ length }) => length)).toEqual([7, 7]);
  expect(weeks.map(([first]) => first)).toEqual(['Tue 1 Sept', 'Tue 8 Sept']);
  const days = screen.getAllByRole('button');
  const pressed = days.filter((day) => day.getAttribute('aria-pressed') === 'true');
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['Wed 2 Sept']);
  fireEvent.click(days[1]!);
  fireEvent.click(days[2]!);
  expect(onChoose.mock.calls).toEqual([[null], ['2026-09-03']]);
});

it('customers are searched, and listed on; where there are none, all of them can be shown', async () => {
  const user = (id: string, phone: string | null) => ({
    id,
    name: `Name ${id}`,
    email: `${id}@example.com`,
    phone,
    orders: 3,
    createdAt: '2026-09-07T02:00:00.000Z',
  });
  const listed = (items: object[], next: string | null = null) => ({ adminUsers: { items, next } });
  const service = await serve(<AdminUsersPage />, {
    AdminUsers: ({ after }) =>
      after ? listed([user('u2', null)]) : listed([user('u1', '+919000000001')], 'c1'),
  });
  fireEvent.click(await screen.findByRole('button', { name: uiCopy.states.more }));
  await waitFor(() => expect(texts('listitem')).toHaveLength(2));
  expect(texts('listitem')).toEqual([
    'Name u1u1@example.com +9190000000013 ordersMon, 7 Sept 2026, 07:30 am',
    'Name u2u2@example.com3 ordersMon, 7 Sept 2026, 07:30 am',
  ]);
  service.answers.AdminUsers = listed([]);
  put(users.search, ' asha ');
  expect(await screen.findAllByText(users.empty)).toHaveLength(1);
  press(users.showAll);
  await screen.findByText('Name u1');
  expect(service.sent('AdminUsers').slice(0, 3)).toEqual([
    { search: null, after: null },
    { search: null, after: 'c1' },
    { search: 'asha', after: null },
  ]);
});
