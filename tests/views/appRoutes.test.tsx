// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { user } from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import { locationMachine } from '../../machines/location/location.machine.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { AppRoutes } from '../../web/app/AppRoutes.tsx';
import { AdminArea, AdminNotFound, NotFoundPage } from '../../web/app/lazyParts.tsx';
import { loadPageAt } from '../../web/app/pages.tsx';
import { Location, Session } from '../../web/shared/flows/flows.ts';
import { serve } from './support/service.tsx';

// What suspends while it is rendered first is never rendered again there.
beforeAll(() => Promise.all([AdminArea.load(), AdminNotFound.load(), NotFoundPage.load()]));

const admin = {
  id: 's1',
  email: 'meera@example.com',
  name: 'Meera Nair',
  staffRole: 'OWNER',
  labs: [],
  staffWithoutLab: 0,
  visitsWithoutTechnician: 0,
};

async function open(url: string) {
  await loadPageAt(url);
  const session = walk(sessionMachine);
  await session.go({ answers: 'loadUser', with: { ...user, phoneVerified: true } });
  await serve(
    <Session.Provider actor={session.actor as never}>
      <Location.Provider actor={walk(locationMachine, { supported: true }).actor as never}>
        <AppRoutes />
      </Location.Provider>
    </Session.Provider>,
    { CurrentAdmin: { admin: { ...admin, calls: ['adminSettings'] } } },
    { at: { path: '*', url } },
  );
  return session;
}
/** Around every page is the link that skips its bars, and those of customers or of the staff. */
const isAround = (name: string) => screen.queryAllByRole('link', { name }).length > 0;
const around = () => ['Skip to the content', 'My Appointments', 'Settings'].map(isAround);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

it.each([
  ['/help', 'Help', [true, true, false]],
  // It shares its page with the version that counts.
  ['/terms/2', 'Terms & conditions', [true, true, false]],
  ['/nowhere', 'We can’t find that page', [true, true, false]],
  ['/admin/settings', 'Settings', [true, false, true]],
  ['/admin/nowhere', 'We can’t find that page', [true, false, true]],
])('%s is the page “%s” between the bars of those whom it is for', async (url, name, bars) => {
  await open(url);
  await waitFor(() => expect([title(), around()]).toEqual([name, bars]));
});

it('every page of customers waits with them while they are logged out', async () => {
  const session = await open('/help');
  await waitFor(() => expect(title()).toBe('Help'));
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  await act(() => session.go({ fact: { type: 'signOut.requested' } }));
  expect(await screen.findAllByRole('status', { name: 'Loading' })).toHaveLength(1);
});
