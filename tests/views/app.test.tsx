// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { user } from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { pinMachine } from '../../machines/pin/pin.machine.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { RequireCustomer } from '../../web/app/guards.tsx';
import { PinSheet } from '../../web/app/lazyParts.tsx';
import { PinSheetSlot } from '../../web/app/PinSheetSlot.tsx';
import { RouteShape } from '../../web/app/RouteShape.tsx';
import { pinActor, Session } from '../../web/shared/flows/flows.ts';
import { rememberDevice } from '../../web/shared/knownDevice.ts';
import { show, where } from './support/show.tsx';
import { press } from './support/page.ts';

import './support/show.tsx';

describe('a page behind the login', () => {
  async function guarded(access: 'customer' | 'verified', ...steps: Step[]) {
    const session = walk(sessionMachine);
    await session.go(...steps);
    const send = vi.spyOn(session.actor, 'send');
    await show(
      <Session.Provider actor={session.actor as never}>
        <RequireCustomer access={access}>
          <p>Secret</p>
        </RequireCustomer>
      </Session.Provider>,
      'never',
      { path: '*', url: '/checkout?order=o1' },
    );
    return {
      sentEvents: () => send.mock.calls.map(([fact]) => fact),
      go: (...next: Step[]) => act(() => session.go(...next)),
    };
  }
  const isShown = () => screen.queryByText('Secret') !== null;
  const here = (who: object | null): Step => ({ answers: 'loadUser', with: who });
  const wanted = { type: 'page.wanted', wanted: '/checkout?order=o1' };
  const reached = { type: 'page.reached' };

  it.each<['customer' | 'verified', string, object | null, boolean, string, object]>([
    // On a device that nobody has logged in on.
    ['customer', 'nobody', null, false, '/', wanted],
    ['customer', 'a customer', user, true, '/checkout?order=o1', reached],
    ['verified', 'nobody', null, false, '/', wanted],
    ['verified', 'a customer without a number', user, false, '/mobileNo', wanted],
    [
      'verified',
      'a customer with one',
      { ...user, phoneVerified: true },
      true,
      '/checkout?order=o1',
      reached,
    ],
  ])('for a %s shows %s what is theirs', async (access, _, who, shown, path, fact) => {
    const { sentEvents } = await guarded(access, here(who));
    expect([isShown(), where()]).toEqual([shown, path]);
    expect(sentEvents()[0]).toEqual(fact);
  });

  it('shows its shape until it is known who is here', async () => {
    const { sentEvents, go } = await guarded('customer');
    expect([isShown(), screen.getAllByRole('status').length, sentEvents()]).toEqual([false, 1, []]);
    expect(where()).toBe('/checkout?order=o1');
    await go(here(user));
    expect([isShown(), sentEvents()]).toEqual([true, [reached]]);
  });

  it('says that the service cannot be reached, and asks again', async () => {
    const { sentEvents } = await guarded('customer', { fails: 'loadUser' });
    expect([isShown(), where(), sentEvents()]).toEqual([false, '/checkout?order=o1', []]);
    press('Retry');
    expect(sentEvents()).toEqual([{ type: 'session.changed' }]);
  });

  it('is not wanted again by whoever logs out on it', async () => {
    rememberDevice();
    const { sentEvents, go } = await guarded('customer', here(user));
    await go({ fact: { type: 'signOut.requested' } }, { answers: 'signOut' }, { passes: 5000 });
    expect(where()).toBe('/login');
    expect(sentEvents().map(({ type }) => type)).not.toContain('page.wanted');
  });

  it('is wanted again by whose session ran out', async () => {
    rememberDevice();
    const { sentEvents, go } = await guarded('customer', here(user));
    await go({ fact: { type: 'session.changed' } }, { answers: 'reloadUser', with: null });
    expect(where()).toBe('/login');
    expect(sentEvents().find(({ type }) => type === 'page.wanted')).toEqual(wanted);
  });
});

describe('what comes later', () => {
  it('the sheet of the PIN code opens when that is wanted, and is not there before', async () => {
    await PinSheet.load();
    const pin = walk(pinMachine, { pin: null });
    pinActor.makeBy(() => Promise.resolve(pin.actor as never));
    await show(<PinSheetSlot />);
    await act(async () => void (await pinActor.load()));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => pin.go({ fact: { type: 'pin.wanted' } }));
    await screen.findByRole('dialog');
  });
});

it.each([
  ['/Lab', 'Select Lab', 1],
  ['/SelectAppointment', 'Select Appointment', 1],
  ['/nowhere', 'Assay', 0],
])('the shape of %s is headed %s', async (url, title, milestones) => {
  await show(<RouteShape />, 'never', { path: '*', url });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.querySelectorAll('[aria-current=step]')).toHaveLength(milestones);
});
