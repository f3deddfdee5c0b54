// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { user } from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { locationMachine } from '../../machines/location/location.machine.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { AppRoutes } from '../../web/app/AppRoutes.tsx';
import { NotFoundPage, OfflineNote } from '../../web/app/lazyParts.tsx';
import { loadPageAt } from '../../web/app/pages.tsx';
import { ProfilePanel } from '../../web/app/ProfilePart.tsx';
import { ResumeSlot } from '../../web/app/ResumeSlot.tsx';
import { writeDraft } from '../../web/shared/drafts/draftStorage.ts';
import { bookingActor, Location, Session } from '../../web/shared/flows/flows.ts';
import { chosen } from './support/funnel.tsx';
import { serve } from './support/service.tsx';
import { show } from './support/show.tsx';

const funnelMade = vi.fn<() => Promise<never>>(async () => {
  const funnel = walk(bookingMachine, { draft: chosen });
  await funnel.go({ fact: { type: 'xstate.route', to: '#lab' } });
  return funnel.actor as never;
});
// What suspends while it is rendered first is never rendered again there.
beforeAll(() => Promise.all([NotFoundPage.load(), ProfilePanel.load()]));
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a booking that waits has its code fetched, and nothing else does', async () => {
  bookingActor.makeBy(funnelMade);
  await show(<ResumeSlot />);
  expect(funnelMade).not.toHaveBeenCalled();
  cleanup();
  writeDraft(chosen, user.id);
  await act(() => show(<ResumeSlot />));
  await waitFor(() => expect(funnelMade).toHaveBeenCalledOnce());
});

describe('around a page', () => {
  async function open(url: string): Promise<void> {
    await loadPageAt(url);
    const session = walk(sessionMachine);
    const who = url === '/login' ? null : { ...user, phoneVerified: true };
    await session.go({ answers: 'loadUser', with: who });
    await serve(
      <Session.Provider actor={session.actor as never}>
        <Location.Provider actor={walk(locationMachine, { supported: true }).actor as never}>
          <AppRoutes />
        </Location.Provider>
      </Session.Provider>,
      {},
      { at: { path: '*', url } },
    );
    await screen.findByRole('main');
  }
  const chat = () => document.querySelector('[data-floating]')!;

  it.each([
    ['/help', true, true, true],
    ['/orders', false, true, true],
    ['/nowhere', false, true, true],
    // Pages with a bar of their own, and one without any.
    ['/testinfo/t1', false, false, true],
    ['/login', false, false, true],
    ['/Lab', false, false, false],
  ])(
    '%s there is a foot: %s, the bar of links: %s, the assistant on a phone: %s',
    async (...row) => {
      const [url, foot, links, onPhone] = row;
      await open(url);
      expect([
        screen.queryAllByRole('contentinfo').length === 1,
        document.querySelector('nav[data-bottom-bar]') !== null,
        chat().classList.contains('d_block'),
      ]).toEqual([foot, links, onPhone]);
    },
  );

  it('the profile opens once it is wanted, and closes again', async () => {
    await open('/nowhere');
    expect(document.querySelector('[data-panel]')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Profile' }));
    await screen.findByRole('dialog');
    expect(screen.getAllByText('asha@example.com')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is said that there is no connection, where the code of the note came before', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open('/nowhere');
    expect(await screen.findAllByText(/^You are offline\./)).toHaveLength(1);
    cleanup();
    const load = vi.spyOn(OfflineNote, 'load').mockRejectedValue(new Error('No connection'));
    await open('/nowhere');
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(screen.queryByText(/^You are offline\./)).toBeNull();
  });
});
