// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slot } from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { locationMachine } from '../../machines/location/location.machine.ts';
import { BottomBar } from '../../web/app/BottomBar.tsx';
import { TopBar } from '../../web/app/TopBar.tsx';
import { Location, Session } from '../../web/shared/flows/flows.ts';
import { SlotChoices } from '../../web/shared/SlotChoices.tsx';
import { AddressForm, newAddressAt } from '../../web/ui/AddressForm.tsx';
import { readTyped } from '../../web/ui/typedText.ts';
import { show } from './support/show.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the bars of every page', () => {
  const top = async (who: object | null, onProfile = () => undefined as void) => {
    const session = walk(sessionMachine);
    await session.go({ answers: 'loadUser', with: who });
    await show(
      <Session.Provider actor={session.actor as never}>
        <Location.Provider actor={walk(locationMachine, { supported: true }).actor as never}>
          <TopBar onProfile={onProfile} />
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

  it('open the profile', async () => {
    const opened = vi.fn<() => void>();
    await top(null, opened);
    fireEvent.click(screen.getByRole('button', { name: 'Profile' }));
    expect(opened).toHaveBeenCalledOnce();
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
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

  it('names each day once, and those that are near', async () => {
    const { onDate } = await choices('2026-11-23', null);
    const days = screen.getByRole('radiogroup', { name: 'Day' });
    expect(days.textContent).toBe('Mon23TodayTue24Tomorrow');
    expect(radio('Mon, 23 Nov').checked).toBe(true);
    fireEvent.click(radio('Tue, 24 Nov'));
    await waitFor(() => expect(onDate.mock.calls).toEqual([['2026-11-24']]));
  });

  it('lists the times of the chosen day in two groups, and says where few places are left', async () => {
    const { onSlot } = await choices('2026-11-23', 'n');
    const times = screen.getByRole('radiogroup', { name: 'Select a time slot' });
    const names = Array.from(times.querySelectorAll('input'), (one) =>
      one.getAttribute('aria-label'),
    );
    expect(names).toEqual(['07:00 am', '07:30 am', '12:30 pm']);
    expect(times.textContent).toMatch(/^06 AM - 12 AM.*12 PM - 04 PM12:30 pm1 place left$/);
    expect(['m', 'n', 'a'].map((id) => named(`places-${id}`).hidden)).toEqual([false, true, false]);
    expect([radio('07:00 am').checked, radio('07:30 am').checked]).toEqual([false, true]);
    expect([radio('07:00 am').tabIndex, radio('07:30 am').tabIndex]).toEqual([-1, 0]);
    fireEvent.click(radio('12:30 pm'));
    await waitFor(() => expect(onSlot.mock.calls).toEqual([['a']]));
  });

  it('lists no time before a day is chosen', async () => {
    await choices(null, null);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(radio('Mon, 23 Nov').tabIndex).toBe(0);
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
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const fields = { zipCode: '600020', houseNo: '17', road: 'Third Cross', cityState: 'Chennai' };

  it('begins with what is saved, and saves what stands there', async () => {
    const onSave = await form({ initial: fields });
    fireEvent.click(screen.getByText('Save Address'));
    expect(onSave.mock.calls).toEqual([[fields]]);
    expect(newAddressAt(null)).toEqual({ zipCode: '', houseNo: '', road: '', cityState: '' });
    expect(newAddressAt('600020').zipCode).toBe('600020');
  });

  it('tells what is typed, and fills in the city that belongs to it', async () => {
    const onTyped = vi.fn<(typed: object) => void>();
    await form({ check: { filled: null, onTyped, note: 'We come there' } });
    expect(onTyped.mock.calls).toEqual([[{ zipCode: '', cityState: '' }]]);
    fireEvent.input(field('Zipcode'), { target: { value: '600020' } });
    expect(onTyped).toHaveBeenLastCalledWith({ zipCode: '600020', cityState: '' });
    const note = document.getElementById(field('Zipcode').getAttribute('aria-describedby')!)!;
    expect(note.textContent).toBe('We come there');
    cleanup();
    await form({ check: { filled: 'Chennai', onTyped, note: null } });
    expect(field('City and state').value).toBe('Chennai');
    // Stored beside what was typed.
    expect(readTyped('here')).toMatchObject({ zipCode: '600020', cityState: 'Chennai' });
    cleanup();
    onTyped.mockClear();
    await form({ check: { filled: 'Chennai', onTyped, note: null } });
    expect(onTyped.mock.calls).toEqual([[{ zipCode: '600020', cityState: 'Chennai' }]]);
  });

  it('cannot be sent twice, and is left where that is possible', async () => {
    const onCancel = vi.fn<() => void>();
    await form({ saving: true, onCancel });
    expect(screen.getByText<HTMLButtonElement>('Save Address').disabled).toBe(true);
    fireEvent.input(field('Road/Area'), { target: { value: 'x' } });
    fireEvent.click(screen.getByText('Cancel'));
    expect([onCancel.mock.calls.length, readTyped('here')]).toEqual([1, undefined]);
    cleanup();
    await form({});
    expect(screen.queryByText('Cancel')).toBeNull();
  });
});
