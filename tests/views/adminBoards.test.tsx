// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { AdminArea } from '../../web/admin/AdminArea.tsx';
import { AdminTestsPage } from '../../web/admin/AdminTestsPage.tsx';
import { DashboardPage } from '../../web/admin/DashboardPage.tsx';
import { SettingsPage } from '../../web/admin/SettingsPage.tsx';
import { labTest, noPrice } from '../shown/stockPages.shown.ts';
import { paste } from './support/forms.ts';
import { refusal, serve } from './support/service.tsx';
import { alerts } from './support/page.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0]!);

it.each([
  [undefined, ['/api/v1/admin/tests.csv', '/admin/import-tests', '/admin/add-test']],
  [
    ['adminTests', 'addTest'],
    ['/api/v1/admin/tests.csv', '/admin/add-test'],
  ],
])('the list of tests for somebody with %o', async (calls, links) => {
  const adminTests = [
    { test: labTest, active: true },
    { test: noPrice, active: false },
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
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([...links, '/admin/tests/t1', '/admin/tests/t3']);
});

it('the dashboard counts four things', async () => {
  const counters = { totalTests: 41, pendingReports: 42, appointmentsToday: 43, activeUsers: 44 };
  await serve(<DashboardPage />, { AdminCounters: { adminCounters: counters } });
  await waitFor(() => expect(document.querySelectorAll('[data-counter]')).toHaveLength(4));
  expect([...document.querySelectorAll('dl > *')].map(({ textContent }) => textContent)).toEqual([
    'Total Tests41',
    'Pending Reports42',
    'Appointments Today43',
    'Active Users44',
  ]);
});

it('settings are saved as they stand, or say why not', async () => {
  const adminSettings = { serviceablePins: ['5600'], technicians: ['Ravi'] };
  const service = await serve(<SettingsPage />, {
    AdminSettings: { adminSettings },
    SaveAdminSettings: refusal('A prefix has digits.'),
  });
  await screen.findByText('5600');
  paste('PIN prefixes where samples are collected', '6000,');
  paste('Technicians', 'Nina,');
  press('Save');
  await waitFor(() => expect(alerts()).toEqual(['A prefix has digits.']));
  const input = { serviceablePins: ['5600', '6000'], technicians: ['Ravi', 'Nina'] };
  service.answers.SaveAdminSettings = { saveAdminSettings: input };
  press('Save');
  await waitFor(() => expect(alerts()).toEqual(['Saved.']));
  expect(service.sent('SaveAdminSettings')).toEqual([{ input }, { input }]);
});

describe('the administration', () => {
  const owner = { id: 's1', email: 'meera@example.com', name: 'Meera Nair', staffRole: 'OWNER' };
  const signedIn = (calls: string[]) => ({
    admin: { ...owner, labs: [], calls, staffWithoutLab: 0 },
  });
  const area = (
    <Routes>
      <Route path="/admin" element={<AdminArea />}>
        <Route path="*" element={<p>The page</p>} />
        <Route index element={<p>The dashboard</p>} />
      </Route>
      <Route path="/adminLogin" element={<p>The login</p>} />
    </Routes>
  );
  const open = (url: string, CurrentAdmin: Parameters<typeof serve>[1][string]) =>
    serve(area, { CurrentAdmin, SignOutAdmin: 'away' }, { at: { path: '*', url } });
  const menu = () =>
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

  it('shows who is here, with the pages that are open to them', async () => {
    await open('/admin/settings', signedIn(['adminSettings', 'visits', 'staff']));
    await screen.findByText('The page');
    expect(screen.getAllByText('Meera Nair · Owner')).toHaveLength(1);
    expect(screen.getAllByText('meera@example.com')).toHaveLength(1);
    expect(menu().slice(-3)).toEqual([
      ['Visits', '/admin/day'],
      ['Settings', '/admin/settings'],
      ['Staff', '/admin/staff'],
    ]);
  });

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

  it('leads to its login where nobody is signed in, and forgets whose visits it stored', async () => {
    localStorage.setItem('assay.staff.who', JSON.stringify(signedIn([]).admin));
    const service = await open('/admin/settings', { admin: null });
    expect(await screen.findAllByText('The login')).toHaveLength(1);
    expect(service.place()).toBe('/adminLogin');
    expect(localStorage.getItem('assay.staff.who')).toBeNull();
  });

  it('is there without a connection for whoever was here last', async () => {
    await open('/admin/day', signedIn(['visits']));
    await screen.findByText('The page');
    cleanup();
    const service = await open('/admin/day', 'away');
    expect(await screen.findAllByText('Meera Nair · Owner')).toHaveLength(1);
    service.answers.CurrentAdmin = signedIn(['visits', 'staff']);
    fireEvent(window, new Event('online'));
    expect(await screen.findAllByText('Staff')).toHaveLength(1);
  });

  it.each([
    ['away' as const, []],
    // It answers: whoever was here last is not here because of that.
    [refusal('It broke.', { code: 'INTERNAL' }), ['stored']],
  ])('says that it could not be loaded, with another try', async (answer, stored) => {
    if (stored.length > 0)
      localStorage.setItem('assay.staff.who', JSON.stringify(signedIn(['visits']).admin));
    const service = await open('/admin/day', answer);
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded.');
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
    service.answers.SignOutAdmin = { signOutAdmin: { message: 'Done' } };
    await waitFor(() => expect(logout().disabled).toBe(false));
    press('Logout');
    await waitFor(() => expect(service.place()).toBe('/adminLogin'));
    expect(localStorage.getItem('assay.staff.who')).toBeNull();
  });
});
