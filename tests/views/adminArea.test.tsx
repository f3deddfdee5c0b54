// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminCopy } from '../../web/copy/admin.ts';
import { AdminArea } from '../../web/admin/AdminArea.tsx';
import { pageCalls } from '../../web/admin/pageCalls.ts';
import { settled } from './support/browserBack.ts';
import { serve } from './support/service.tsx';
import type { Answer } from './support/service.tsx';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const everything = [...new Set(Object.values(pageCalls))];
const signedIn = (calls: readonly string[] = everything): Answer => ({
  admin: {
    id: 's1',
    email: 'meera@example.com',
    name: 'Meera Nair',
    staffRole: 'OWNER',
    labs: [],
    calls,
    staffWithoutLab: 0,
  },
});
const Login = () => <code>{JSON.stringify(useLocation().state)}</code>;
const open = (url: string, CurrentAdmin: Answer) =>
  serve(
    <Routes>
      <Route path="/admin" element={<AdminArea />}>
        <Route path="*" element={<p>The page</p>} />
        <Route index element={<p>The dashboard</p>} />
      </Route>
      <Route path="/adminLogin" element={<Login />} />
    </Routes>,
    { CurrentAdmin },
    { at: { path: '*', url } },
  );

it('somebody of the lab whose lab nobody has chosen is told so on every page but their account', async () => {
  const { admin } = signedIn() as { admin: object };
  const nobodys = { admin: { ...admin, staffRole: 'LAB' } } as Answer;
  await open('/admin', nobodys);
  await screen.findByText(adminCopy.notOpen.noLab);
  expect(screen.queryByText('The dashboard')).toBeNull();
  cleanup();
  await open('/admin/account', nobodys);
  await screen.findByText('The page');
});

describe('the menu of the administration', () => {
  const links = () =>
    [...screen.getByRole('navigation', { name: 'Menu' }).querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
  const here = () =>
    [...document.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent);

  it('leads to every page that is not one of something else, each under its name', async () => {
    await open('/admin/settings', signedIn());
    await screen.findByText('The page');
    expect(links()).toEqual([
      ['Dashboard', '/admin'],
      ['Visits', '/admin/day'],
      ['Add Test', '/admin/add-test'],
      ['Tests', '/admin/tests'],
      ['Labs', '/admin/labs'],
      ['Offers', '/admin/offers'],
      ['Content', '/admin/content'],
      ['Reports', '/admin/reports'],
      ['Appointments', '/admin/appointments'],
      ['Users', '/admin/users'],
      ['Settings', '/admin/settings'],
      ['Staff', '/admin/staff'],
      ['Audit', '/admin/audit'],
      ['My account', '/admin/account'],
    ]);
  });

  it.each([
    ['/admin', 'The dashboard', ['Dashboard']],
    ['/admin/settings', 'The page', ['Settings']],
    ['/admin/labs/lab0', 'The page', ['Labs']],
  ])('says where one is: %s', async (url, words, current) => {
    await open(url, signedIn());
    await screen.findByText(words);
    expect(here()).toEqual(current);
  });

  it.each([
    ['/admin', ['ownSecondFactor', 'visits'], '/admin/day'],
    ['/admin', [], '/admin'],
  ])('%s for somebody who may call %o begins at %s', async (url, calls, place) => {
    const service = await open(url, signedIn(calls));
    await waitFor(() => expect(service.place()).toBe(place));
    expect(screen.queryAllByText('Not open to you')).toHaveLength(calls.length === 0 ? 1 : 0);
  });
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

  it('that is nobody is led to the login, which knows what was wanted', async () => {
    history.replaceState(null, '', '/admin/reports?lab=l1');
    await open('/admin/reports', { admin: null });
    // The login leads back to where one was, and to what was chosen there.
    const state = JSON.stringify({ wanted: '/admin/reports?lab=l1' });
    expect(await screen.findAllByText(state)).toHaveLength(1);
  });
});
