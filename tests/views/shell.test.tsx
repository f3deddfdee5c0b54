// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { slot, user } from '../../devtools/samples/entities.ts';
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
import { labelled, links, press, radio } from './support/page.ts';
import { BottomBar } from '../../web/app/BottomBar.tsx';
import { TopBar } from '../../web/app/TopBar.tsx';
import { SlotChoices } from '../../web/shared/SlotChoices.tsx';
import { AddressForm } from '../../web/ui/AddressForm.tsx';
import { readTyped } from '../../web/ui/typedText.ts';

const funnelMade = vi.fn<() => Promise<never>>(async () => {
  const funnel = walk(bookingMachine, { draft: chosen });
  await funnel.go({ fact: { type: 'xstate.route', to: '#lab' } });
  return funnel.actor as never;
});
// What suspends while it is rendered first is never rendered again there.
beforeAll(() => Promise.all([NotFoundPage.load(), ProfilePanel.load()]));

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
    press('Profile');
    await screen.findByRole('dialog');
    expect(screen.getAllByText('asha@example.com')).toHaveLength(1);
    press('Close');
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

describe('what stands around and in pages', () => {
  describe('the bars of every page', () => {
    const top = async (who: object | null, onProfile = () => undefined as void) => {
      const session = walk(sessionMachine);
      await session.go({ answers: 'loadUser', with: who });
      await show(
        <Session.Provider actor={session.actor as never}>
          <Location.Provider actor={walk(locationMachine, { supported: true }).actor as never}>
            <TopBar profile={{ onClick: onProfile }} />
          </Location.Provider>
        </Session.Provider>,
      );
    };

    it('lead to the product, its pages, and the login for whoever is not here', async () => {
      await top(null);
      expect(links()).toEqual([
        ['Assay', '/home'],
        ['Home', '/home'],
        ['Reports', '/reports'],
        ['My Appointments', '/appointments'],
        ['Log in', '/login'],
      ]);
      cleanup();
      await top({ id: 'u1' });
      expect(links().map(([text]) => text)).not.toContain('Log in');
      expect(screen.getByRole('banner').dataset.session).toMatch(/^signedIn/);
    });

    it('at the bottom of a phone lead to the same pages, and say which is shown', async () => {
      await show(<BottomBar />, 'never', { path: '*', url: '/reports' });
      expect(links()).toEqual([
        ['Home', '/home'],
        ['Reports', '/reports'],
        ['My Appointments', '/appointments'],
      ]);
      expect(document.querySelector('[aria-current=page]')!.textContent).toBe('Reports');
    });
  });

  describe('the choice of a slot', () => {
    const slots = [
      { ...slot, id: 'm', date: '2026-11-23', startTime: '07:00 am', placesLeft: 2 },
      { ...slot, id: 'n', date: '2026-11-23', startTime: '07:30 am', placesLeft: 3 },
      { ...slot, id: 'a', date: '2026-11-23', startTime: '12:30 pm', placesLeft: 1 },
      { ...slot, id: 'late', date: '2026-11-23', startTime: '04:00 pm' },
      { ...slot, id: 't', date: '2026-11-24' },
    ];
    const choices = async (date: string | null, slotId: string | null) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T06:00:00Z') });
      const [onDate, onSlot] = [vi.fn<(day: string) => void>(), vi.fn<(id: string) => void>()];
      await show(<SlotChoices {...{ slots, date, slotId, onDate, onSlot }} />);
      return { onDate, onSlot };
    };
    const named = (id: string) => document.getElementById(id)!;

    it('lists the times of the chosen day in two groups, and says where few places are left', async () => {
      const { onSlot } = await choices('2026-11-23', 'n');
      const times = screen.getByRole('radiogroup', { name: 'Select a time slot' });
      const names = Array.from(times.querySelectorAll('input'), (one) =>
        one.getAttribute('aria-label'),
      );
      expect(names).toEqual(['07:00 am', '07:30 am', '12:30 pm']);
      expect(times.textContent).toMatch(/^06 AM - 12 AM.*12 PM - 04 PM12:30 pm1 place left$/);
      expect(['m', 'n', 'a'].map((id) => named(`places-${id}`).hidden)).toEqual([
        false,
        true,
        false,
      ]);
      expect([radio('07:00 am').checked, radio('07:30 am').checked]).toEqual([false, true]);
      expect([radio('07:00 am').tabIndex, radio('07:30 am').tabIndex]).toEqual([-1, 0]);
      fireEvent.click(radio('12:30 pm'));
      await waitFor(() => expect(onSlot.mock.calls).toEqual([['a']]));
    });
  });

  describe('the form of an address', () => {
    const form = async (more: Partial<Parameters<typeof AddressForm>[0]>) => {
      const onSave = vi.fn<(fields: object) => void>();
      await show(
        <AddressForm typedAs="here" message={null} saving={false} onSave={onSave} {...more} />,
      );
      return onSave;
    };

    it('tells what is typed, and fills in the city that belongs to it', async () => {
      const onTyped = vi.fn<(typed: object) => void>();
      await form({ check: { filled: null, onTyped, note: 'We come there' } });
      expect(onTyped.mock.calls).toEqual([[{ zipCode: '', cityState: '' }]]);
      fireEvent.input(labelled('Zipcode'), { target: { value: '600020' } });
      expect(onTyped).toHaveBeenLastCalledWith({ zipCode: '600020', cityState: '' });
      const note = document.getElementById(labelled('Zipcode').getAttribute('aria-describedby')!)!;
      expect(note.textContent).toBe('We come there');
      cleanup();
      await form({ check: { filled: 'Chennai', onTyped, note: null } });
      expect(labelled('City and state').value).toBe('Chennai');
      // Stored beside what was typed.
      expect(readTyped('here')).toMatchObject({ zipCode: '600020', cityState: 'Chennai' });
      cleanup();
      onTyped.mockClear();
      await form({ check: { filled: 'Chennai', onTyped, note: null } });
      expect(onTyped.mock.calls).toEqual([[{ zipCode: '600020', cityState: 'Chennai' }]]);
      cleanup();
      await form({});
      expect(labelled('Zipcode').value).toBe('600020');
    });
  });
});
