// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminAppointmentsPage, AdminReportsPage } from '../../web/admin/AdminOrdersPage.tsx';
import { VisitPlot } from '../../web/admin/VisitPlot.tsx';
import { order, orderAnswers } from '../shown/orderLists.shown.ts';
import { alerts, press } from './support/page.ts';
import { serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { adminLabs, technicians, visitCounts } = orderAnswers;
const page = (...items: object[]) => ({ adminOrders: { items, next: null } });
const answers: ServiceAnswers = {
  AdminOrders: page(order),
  LabsToFilter: { adminLabs },
  Technicians: { technicians },
  VisitCounts: { visitCounts },
};
const at = (url: string) => ({ at: { path: '*', url } });
const open = (changes: ServiceAnswers = {}, url = '/admin/reports') =>
  serve(<AdminReportsPage />, { ...answers, ...changes }, at(url));
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const options = (label: string) => [...select(label).options].map(({ value }) => value);
const choose = (label: string, value: string) =>
  fireEvent.change(select(label), { target: { value } });
const card = /^Lipid Profile · Leela Menon/;
const isBusy = () => document.querySelector('[aria-busy=true]') !== null;

describe('a list of orders', () => {
  it('stays until others are there, and goes where they cannot be read', async () => {
    const service = await open();
    await screen.findByText(card);
    expect(isBusy()).toBe(false);
    delete service.answers.AdminOrders;
    choose('Status', 'placed');
    await waitFor(() => expect(isBusy()).toBe(true));
    expect(screen.getAllByText(card)).toHaveLength(1);
    expect(screen.queryByText('Loading...')).toBeNull();
    service.answers.AdminOrders = 'away';
    choose('Status', 'assigned');
    await waitFor(() => expect(alerts()).toHaveLength(1));
    expect(screen.queryByText(card)).toBeNull();
    expect(screen.queryByText('No orders found.')).toBeNull();
  });

  it('has nothing to choose from while that is loaded', async () => {
    const assignable = { ...order, availableActions: ['ASSIGN', 'COMPLETE'] };
    await serve(<AdminReportsPage />, { AdminOrders: page(assignable) }, at('/admin/reports'));
    await screen.findByText(card);
    expect([options('Lab'), options('Technician')]).toEqual([[''], ['']]);
    // Nobody can be sent yet; what needs nobody can be done.
    const isClosed = (name: string) =>
      screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect(['Assign technician', 'Complete'].map(isClosed)).toEqual([true, false]);
  });

  it('that cannot be read says only that, whatever else cannot', async () => {
    await open({ AdminOrders: 'away', LabsToFilter: 'away', Technicians: 'away' });
    await waitFor(() =>
      expect(alerts()).toEqual([expect.stringContaining('This could not be loaded.')]),
    );
  });

  it('asks once for what there is to choose, and again only for what could not be read', async () => {
    const service = await open({ Technicians: 'away' });
    await waitFor(() => expect(alerts()).toHaveLength(1));
    await waitFor(() => expect(options('Lab')).toEqual(['', 'l1']));
    service.answers.Technicians = { technicians };
    press('Retry');
    await waitFor(() => expect(options('Technician')).toEqual(['', 'a1']));
    const asked = ['LabsToFilter', 'OpenLabsToFilter', 'Technicians'];
    expect(asked.map((name) => service.sent(name).length)).toEqual([1, 0, 2]);
  });

  it('says how it is sorted', async () => {
    await open({}, '/admin/reports?sort=patient&direction=desc');
    await screen.findByText(card);
    expect(select('Sorted by').value).toBe('PATIENT DESC');
    choose('Sorted by', '');
    expect(select('Sorted by').value).toBe('');
    choose('Sorted by', 'LAB ASC');
    expect(select('Sorted by').value).toBe('LAB ASC');
    await waitFor(() => expect(location.search).toBe('?sort=lab'));
  });

  it('begins anew where the menu leads to it', async () => {
    await serve(
      <>
        <Link to="/admin/appointments">Menu</Link>
        <AdminAppointmentsPage />
      </>,
      answers,
      at('/admin/appointments?status=placed'),
    );
    await screen.findByText(card);
    expect(select('Status').value).toBe('placed');
    choose('Lab', 'l1');
    await waitFor(() => expect(location.search).toBe('?status=placed&lab=l1'));
    fireEvent.click(screen.getByText('Menu'));
    await waitFor(() => expect(location.search).toBe(''));
    expect([select('Status').value, select('Lab').value]).toEqual(['all', '']);
  });
});

describe('the plot of visits', () => {
  const plot = (counts: ServiceAnswers[string] | undefined, chosen: string | null = null) => {
    const onChoose = vi.fn<(day: string | null) => void>();
    const shown = serve(
      <VisitPlot chosen={chosen} onChoose={onChoose} />,
      counts ? { VisitCounts: counts } : {},
    );
    return { shown, onChoose };
  };
  const week = (name: string) => screen.findByRole('table', { name });
  const daysOf = (table: HTMLElement) =>
    [...table.querySelectorAll('th')].map(({ textContent }) => textContent);

  it('has a table for each of two weeks', async () => {
    await plot({ visitCounts }).shown;
    const days = [daysOf(await week('Last 7 days')), daysOf(await week('Next 7 days'))];
    expect(days.map(({ length }) => length)).toEqual([7, 7]);
    expect(days.map(([first]) => first)).toEqual(['Tue 1 Sept', 'Tue 8 Sept']);
  });

  it('has no table while it is loaded', async () => {
    await plot(undefined).shown;
    expect(screen.getAllByText('Visits by day')).toHaveLength(1);
    expect([screen.queryAllByRole('table').length, alerts()]).toEqual([0, []]);
  });

  it('of days without visits has bars of no height', async () => {
    await plot({ visitCounts: visitCounts.map((day) => ({ ...day, visits: 0 })) }).shown;
    await week('Last 7 days');
    const heights = [...document.querySelectorAll<HTMLElement>('[data-visits] [aria-hidden]')].map(
      ({ style }) => style.height,
    );
    expect([...new Set(heights)]).toEqual(['0px']);
  });

  it('says which day is chosen; pressed again, it is none', async () => {
    const { shown, onChoose } = plot({ visitCounts }, '2026-09-02');
    await shown;
    await week('Last 7 days');
    const days = screen.getAllByRole('button');
    const pressed = days.filter((day) => day.getAttribute('aria-pressed') === 'true');
    expect(pressed.map(({ textContent }) => textContent)).toEqual(['Wed 2 Sept']);
    fireEvent.click(days[1]!);
    fireEvent.click(days[2]!);
    expect(onChoose.mock.calls).toEqual([[null], ['2026-09-03']]);
  });
});
