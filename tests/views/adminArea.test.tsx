// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { uiCopy } from '../../web/copy/ui.ts';
import { adminCopy } from '../../web/copy/admin.ts';
import { openAdministration as open, signedIn } from './support/administration.tsx';
import { settled } from './support/browserBack.ts';
import { refusal, serve } from './support/service.tsx';
import { hrefs, links, says, textsOf } from './support/page.ts';
import { AdminTestsPage } from '../../web/admin/AdminTestsPage.tsx';
import { DashboardPage } from '../../web/admin/DashboardPage.tsx';
import { SettingsPage } from '../../web/admin/SettingsPage.tsx';
import { adminOrdersCopy } from '../../web/copy/adminOrders.ts';
import { order } from '../shown/orderLists.shown.ts';
import { readTyped, writeTyped } from '../../web/ui/typedText.ts';
import { readServerTime } from '../../web/shared/serverTime.ts';
import { labTest, noPrice } from '../shown/stockPages.shown.ts';
import { paste } from './support/forms.ts';

vi.mock(import('../../web/shared/serverTime.ts'), { spy: true });
beforeEach(() => {
  history.replaceState(null, '', '/');
});

describe('who is here', () => {
  it('is asked again when the connection is back only while nobody could be asked', async () => {
    const service = await open('/admin/day', signedIn());
    await screen.findByText('The page');
    fireEvent(window, new Event('online'));
    await settled();
    expect(service.sent('CurrentAdmin')).toHaveLength(1);
    cleanup();
    const away = await open('/admin/day', 'away');
    await screen.findByText('The page');
    // Still away: whoever was here last stays.
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(away.sent('CurrentAdmin')).toHaveLength(2));
    await settled();
    expect(screen.getAllByText('Meera Nair · Owner')).toHaveLength(1);
    away.answers.CurrentAdmin = signedIn(['visits']);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText('Staff')).toBeNull());
    expect(away.sent('CurrentAdmin')).toHaveLength(3);
    fireEvent(window, new Event('online'));
    await settled();
    expect(away.sent('CurrentAdmin')).toHaveLength(3);
  });

  it('that is of the lab whose lab nobody has chosen is told so on every page but their account', async () => {
    const nobodys = { admin: { ...signedIn().admin, staffRole: 'LAB' } };
    await open('/admin', nobodys);
    await screen.findByText(adminCopy.notOpen.noLab);
    expect(screen.queryByText('The dashboard')).toBeNull();
    cleanup();
    await open('/admin/account', nobodys);
    await screen.findByText('The page');
  });

  it('that is nobody is led to the login, which knows what was wanted', async () => {
    history.replaceState(null, '', '/admin/reports?lab=l1');
    await open('/admin/reports', { admin: null });
    // The login leads back to where one was, and to what was chosen there.
    const state = JSON.stringify({ wanted: '/admin/reports?lab=l1' });
    expect(await screen.findAllByText(state)).toHaveLength(1);
  });
});

it('goes by the time of the service, whatever the clock of the device', async () => {
  await open('/admin/day', signedIn());
  await screen.findByText('The page');
  expect(readServerTime).toHaveBeenCalled();
});

describe('the boards', () => {
  const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0]!);

  it.each([
    [undefined, ['/api/v1/admin/tests.csv', '/admin/import-tests', '/admin/add-test']],
    [
      ['adminTests', 'addTest'],
      ['/api/v1/admin/tests.csv', '/admin/add-test'],
    ],
  ])('the list of tests for somebody with %o', async (calls, ways) => {
    const adminTests = [
      { test: labTest, version: 'v1', active: true },
      { test: noPrice, version: 'v1', active: false },
    ];
    await serve(
      <AdminTestsPage />,
      { AdminTests: { adminTests } },
      calls ? { staff: { calls } } : {},
    );
    const items = await screen.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Lipid Profile10 Hrs₹1,649',
      'Ferritin10 HrsHidden',
    ]);
    expect(hrefs()).toEqual([...ways, '/admin/tests/t1', '/admin/tests/t3']);
  });

  it('the dashboard counts four things', async () => {
    const counters = { totalTests: 41, pendingReports: 42, appointmentsToday: 43, activeUsers: 44 };
    await serve(<DashboardPage />, { AdminCounters: { adminCounters: counters } });
    await waitFor(() => expect(document.querySelectorAll('[data-counter]')).toHaveLength(4));
    expect(textsOf('dl > *')).toEqual([
      'Total Tests41',
      'Pending Reports42',
      'Appointments Today43',
      'Active Users44',
    ]);
    expect(links().filter(([name]) => /Total|Pending|Today|Active/.test(name!))).toEqual([
      ['Total Tests', '/admin/tests'],
      ['Pending Reports', '/admin/reports'],
      ['Appointments Today', '/admin/appointments'],
      ['Active Users', '/admin/users'],
    ]);
  });

  it('the dashboard has what is overdue first, then what nobody makes, then the day by the hour', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-09-07T03:00:00.000Z'), toFake: ['Date'] });
    const visit = (id: string, changes: object) => ({ ...order, id, overdue: false, ...changes });
    const at = (startTime: string, date = '2026-09-07') => ({
      slot: { ...order.slot, date, startTime },
    });
    const items = [
      visit('o1', { overdue: true }),
      visit('o2', at('09:00 am')),
      visit('o3', { ...at('09:00 am'), status: 'placed', technicianName: null }),
      visit('o4', at('10:00 am')),
      // Neither another day's nor a cancelled one is work of today.
      visit('o5', at('09:00 am', '2026-09-08')),
      visit('o6', { ...at('09:00 am'), status: 'cancelled' }),
    ];
    await serve(<DashboardPage />, { AdminOrders: { adminOrders: { items, next: null } } });
    await screen.findByText('09:00 am · 1');
    expect(textsOf('section h3')).toEqual([
      'Overdue · 1',
      'No technician yet · 1',
      '09:00 am · 1',
      '10:00 am · 1',
    ]);
    expect(textsOf('section li span:last-child')).toContain(adminOrdersCopy.nobody);
    expect(hrefs()).toContain(`/admin/appointments?search=${order.number}`);
    vi.useRealTimers();
  });

  it('the dashboard goes on with the next page until what is overdue and the day are whole', async () => {
    const late = (id: string) => ({ ...order, id, overdue: true });
    const answer = (id: string, next: string | null) => ({
      adminOrders: { items: [late(id)], next },
    });
    const service = await serve(<DashboardPage />, { AdminOrders: answer('o1', 'p2') });
    await screen.findByText('Overdue · 1+');
    service.answers.AdminOrders = answer('o2', null);
    fireEvent.click(screen.getByRole('button', { name: uiCopy.states.more }));
    await screen.findByText('Overdue · 2');
    expect(service.sent('AdminOrders').at(-1)).toMatchObject({ after: 'p2' });
    expect(screen.queryByRole('button', { name: uiCopy.states.more })).toBeNull();
  });

  it('settings are saved as they stand, or say why not', async () => {
    const adminSettings = { version: 'v1', serviceablePins: ['5600'], technicians: ['Ravi'] };
    const service = await serve(<SettingsPage />, {
      AdminSettings: { adminSettings },
      SaveAdminSettings: refusal('A prefix has digits.'),
    });
    await screen.findByText('5600');
    paste('PIN prefixes where samples are collected', '6000,');
    paste('Technicians', 'Nina,');
    press('Save');
    await says('A prefix has digits.');
    const input = {
      version: 'v1',
      serviceablePins: ['5600', '6000'],
      technicians: ['Ravi', 'Nina'],
    };
    const saved = { ...input, version: 'v2' };
    service.answers.SaveAdminSettings = { saveAdminSettings: saved };
    service.answers.AdminSettings = { adminSettings: saved };
    press('Save');
    await says('Saved.');
    paste('PIN prefixes where samples are collected', '५६०१ ०३,');
    press('Save');
    await waitFor(() => expect(service.sent('SaveAdminSettings')).toHaveLength(3));
    expect(service.sent('SaveAdminSettings')).toEqual([
      { input },
      { input },
      { input: { ...saved, serviceablePins: ['5600', '6000', '560103'] } },
    ]);
  });

  describe('the administration', () => {
    it.each([
      ['/admin', ['adminCounters', 'visits'], '/admin', 'The dashboard'],
      // Without the dashboard the first page of the menu is the beginning.
      ['/admin', ['visits', 'ownSecondFactor'], '/admin/day', 'The page'],
      ['/admin/staff', ['visits', 'ownSecondFactor'], '/admin/staff', 'Not open to you'],
      // Whoever may open one page only is led to that.
      ['/admin/staff', ['ownSecondFactor'], '/admin/account', 'The page'],
      ['/admin/staff', [], '/admin/staff', 'Not open to you'],
      ['/admin/none-of-ours', ['visits'], '/admin/none-of-ours', 'The page'],
    ])('%s for somebody who may call %o: %s', async (url, calls, place, words) => {
      const service = await open(url, signedIn(calls));
      expect(await screen.findAllByText(words)).toHaveLength(1);
      expect(service.place()).toBe(place);
    });

    it.each([
      ['away' as const, []],
      // It answers: whoever was here last is not here because of that.
      [refusal('It broke.', { code: 'INTERNAL' }), ['stored']],
    ])('says that it could not be loaded, with another try', async (answer, stored) => {
      if (stored.length > 0)
        localStorage.setItem('assay.staff.who', JSON.stringify(signedIn(['visits']).admin));
      const service = await open('/admin/day', answer);
      await says(expect.stringContaining('This could not be loaded.'));
      service.answers.CurrentAdmin = signedIn(['visits']);
      press('Retry');
      expect(await screen.findAllByText('The page')).toHaveLength(1);
    });

    const logout = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Logout' })[0]!;
    it('is left for its login once the service knows', async () => {
      const service = await open('/admin/day', signedIn(['visits']));
      await screen.findByText('The page');
      press('Logout');
      await waitFor(() => expect(service.sent('SignOutAdmin')).toHaveLength(1));
      expect(service.place()).toBe('/admin/day');
      expect(localStorage.getItem('assay.staff.who')).toContain('Meera Nair');
      writeTyped('settings', { technicians: 'Nina' });
      service.answers.SignOutAdmin = { signOutAdmin: { message: 'Done' } };
      await waitFor(() => expect(logout().disabled).toBe(false));
      press('Logout');
      await waitFor(() => expect(service.place()).toBe('/adminLogin'));
      expect(localStorage.getItem('assay.staff.who')).toBeNull();
      expect(readTyped('settings')).toBeUndefined();
    });
  });
});
