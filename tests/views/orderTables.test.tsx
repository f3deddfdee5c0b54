// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AdminOrderCard } from '../../web/admin/AdminOrderCard.tsx';
import { AdminAppointmentsPage, AdminReportsPage } from '../../web/admin/AdminOrdersPage.tsx';
import { orderAnswers, orderTablesShown } from '../shown/orderLists.shown.ts';
import { missingIn, wordsOf } from '../shown/shown.ts';
import { expectNamesAndTexts, show } from './support/show.tsx';
import { press as pressButton, put, says, valueOf } from './support/page.ts';

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('min-width') }) as never,
  );
});
afterEach(() => {
  history.replaceState(null, '', '/');
});

const at = (url = '/admin/reports') => ({ path: '*', url });
const header = (name: string) => screen.getByRole('columnheader', { name });
const sortOf = (name: string) => header(name).getAttribute('aria-sort');
const press = (name: string) => fireEvent.click(within(header(name)).getByRole('button'));

it('a desk shows orders as a table with what the service said', async () => {
  const { answers, ...shown } = orderTablesShown;
  await show(<AdminReportsPage />, answers, at());
  const table = await screen.findByRole('table', { name: 'Reports. Sorted by: Overdue first.' });
  expect(missingIn(wordsOf(document.body), shown)).toEqual([]);
  expect(within(table).getAllByRole('rowheader')).toHaveLength(1);
  expectNamesAndTexts();
});

it('a desk without orders has no table of none', async () => {
  const answers = { ...orderAnswers, adminOrders: { ...orderAnswers.adminOrders, items: [] } };
  await show(<AdminReportsPage />, answers, at());
  expect(await screen.findAllByText('No orders found.')).toHaveLength(1);
  expect(screen.queryByRole('table')).toBeNull();
});

it('a header sorts up, down, and then as the list begins; the URL says so', async () => {
  await show(<AdminReportsPage />, orderAnswers, at());
  await screen.findByRole('table');
  // What the header and the table's name say, and where the arrow points.
  const said = () => [
    sortOf('Amount'),
    location.search,
    screen.getByRole('table').querySelector('caption')!.textContent,
    /lucide-(arrow-[a-z-]+)/.exec(header('Amount').querySelector('svg')!.outerHTML)?.[1],
  ];
  const begun = ['none', '', 'Reports. Sorted by: Overdue first.', 'arrow-up-down'];
  expect(said()).toEqual(begun);
  press('Amount');
  const up = 'Reports. Sorted by: Amount, the least first.';
  expect(said()).toEqual(['ascending', '?sort=amount', up, 'arrow-up']);
  press('Amount');
  const down = 'Reports. Sorted by: Amount, the most first.';
  expect(said()).toEqual(['descending', '?sort=amount&direction=desc', down, 'arrow-down']);
  press('Amount');
  expect(said()).toEqual(begun);
});

it('a row opens to what can be done with its order', async () => {
  await show(<AdminReportsPage />, orderAnswers, at());
  const opener = await screen.findByRole('button', {
    name: /^Leela Menon, 69 years +Lipid Profile$/,
  });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('button', { name: 'Cancel and refund' })).toBeNull();
  fireEvent.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  const call = screen.getByRole('link', { name: 'Call +919000000001' });
  expect(call.getAttribute('href')).toBe('tel:+919000000001');
  expect(screen.getAllByRole('button', { name: 'Cancel and refund' })).toHaveLength(1);
  // It stays open while the list is sorted.
  press('Amount');
  await waitFor(() => expect(sortOf('Amount')).toBe('ascending'));
  expect(opener.isConnected).toBe(true);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  const cell = document.getElementById(
    opener.getAttribute('aria-controls')!,
  ) as HTMLTableCellElement;
  expect([cell.contains(call), cell.colSpan]).toEqual([true, 6]);
  expectNamesAndTexts();
  fireEvent.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(opener.getAttribute('aria-controls')).toBeNull();
  expect(call.isConnected).toBe(false);
});

it('a row says where nobody was sent; on a desk the filters do not fold up', async () => {
  const [first] = orderAnswers.adminOrders.items;
  const items = [{ ...first, technicianName: null }];
  const adminOrders = { ...orderAnswers.adminOrders, items };
  await show(<AdminReportsPage />, { ...orderAnswers, adminOrders }, at());
  const table = await screen.findByRole('table');
  expect(within(table).getAllByText('Nobody yet')).toHaveLength(1);
  expect(document.querySelector('summary')).toBeNull();
  expect(screen.getAllByLabelText('Status')).toHaveLength(1);
});

it('fields say what the URL names, and a day of the plot narrows the list to it', async () => {
  await show(
    <AdminAppointmentsPage />,
    orderAnswers,
    at('/admin/appointments?status=placed&lab=gone&technician=a1&from=2026-09-07&search=asha'),
  );

  await screen.findByRole('button', { name: /^Mon\s*7\s*Sept$/ });
  expect(
    ['Status', 'Lab', 'Technician', 'Visits from', 'Visits to', 'Sorted by'].map(valueOf),
  ).toEqual(['placed', 'gone', 'a1', '2026-09-07', '', '']);
  expect(valueOf('Search by name, phone, test, order number, sample id or id')).toBe('asha');
  // Of the days from then on no single one is chosen.
  expect(document.querySelector('[aria-pressed=true]')).toBeNull();
  const day = screen.getByRole('button', { name: /^Tue\s*8\s*Sept$/ });
  fireEvent.click(day);
  expect(day.getAttribute('aria-pressed')).toBe('true');
  expect(['Visits from', 'Visits to'].map(valueOf)).toEqual(['2026-09-08', '2026-09-08']);
  await waitFor(() => expect(location.search).toContain('from=2026-09-08&to=2026-09-08'));
  fireEvent.click(day);
  expect(['Visits from', 'Visits to'].map(valueOf)).toEqual(['', '']);
  await waitFor(() =>
    expect(location.search).toBe('?status=placed&lab=gone&technician=a1&search=asha'),
  );
});

it('what is searched for stands in the URL once it is typed', async () => {
  await show(<AdminAppointmentsPage />, orderAnswers, at('/admin/appointments?status=placed'));
  const search = 'Search by name, phone, test, order number, sample id or id';
  put(search, 'asha');
  await waitFor(() => expect(location.search).toBe('?status=placed&search=asha'));
});

it('the bars of the plot are as high as their days have visits', async () => {
  await show(<AdminAppointmentsPage />, orderAnswers, at('/admin/appointments'));
  await screen.findByRole('table', { name: 'Next 7 days' });
  const heights = [...document.querySelectorAll<HTMLElement>('[data-visits] [aria-hidden]')].map(
    (bar) => bar.style.height,
  );
  // Of 30 to 43 visits; the most have the whole height.
  expect(heights).toHaveLength(14);
  expect([heights[0], heights[7], heights[13]]).toEqual(['39px', '48px', '56px']);
});

it('an order for which there is no technician is not assigned to nobody: the service says so', async () => {
  const [first] = orderAnswers.adminOrders.items;
  const unassigned = { ...first!, status: 'placed', availableActions: ['ASSIGN'] };
  await show(
    <AdminOrderCard order={unassigned as never} technicians={[]} onChanged={() => undefined} />,
    'error',
  );
  expect(screen.getAllByText(/^No technicians yet: /)).toHaveLength(1);
  pressButton('Assign technician');
  await says(expect.stringContaining('We cannot reach the service'));
});
