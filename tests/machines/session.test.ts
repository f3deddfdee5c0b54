import { describe, expect, it } from 'vitest';
import { afterSignOut, sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionContext } from '../../machines/session/session.machine.ts';
import { user } from '../models/samples.ts';
import { listen } from './support/listen.ts';

/** A customer is signed in. */
async function signedIn() {
  const one = listen(sessionMachine);
  await one.go({ answers: 'loadUser', with: user });
  return one;
}

describe('logging out', () => {
  it('forgets everything and leaves one second after the service agreed', async () => {
    const one = await signedIn();
    await one.go(
      { fact: { type: 'page.wanted', wanted: 'the lab list' } },
      { fact: { type: 'signOut.requested' } },
      { answers: 'signOut' },
      { passes: afterSignOut - 1 },
    );
    expect(one.value()).toEqual({ signedIn: 'leaving' });
    expect(one.told).toEqual([]);
    await one.go({ passes: 1 });
    expect(one.value()).toBe('signedOut');
    expect(one.context<SessionContext>()).toEqual({ user: null, wanted: null, message: null });
    expect(one.told.map(([name]) => name)).toEqual(['forgetEverything']);
    expect(one.emitted).toEqual(['session.left']);
  });
  it('that fails is logged and said where the person is, and nobody is sent anywhere', async () => {
    const one = await signedIn();
    await one.go(
      { fact: { type: 'signOut.requested' } },
      { fails: 'signOut', with: new Error('The service is away') },
    );
    expect(one.value()).toEqual({ signedIn: 'here' });
    expect(one.context<SessionContext>()).toEqual({
      user,
      wanted: null,
      message: 'The service is away',
    });
    expect(one.told).toEqual([['log', { message: 'The service is away' }]]);
    expect(one.emitted).toEqual([]);
  });
});

describe('a session that ends by itself', () => {
  it('keeps the draft and the way back: nothing is forgotten', async () => {
    const one = await signedIn();
    await one.go(
      { fact: { type: 'page.wanted', wanted: 'the address form' } },
      { fact: { type: 'session.changed' } },
      { answers: 'reloadUser', with: null },
    );
    expect(one.context<SessionContext>()).toMatchObject({ user: null, wanted: 'the address form' });
    expect(one.told).toEqual([]);
  });
  it('remembers where the person wanted to go until that is reached', async () => {
    const one = listen(sessionMachine);
    await one.go(
      { answers: 'loadUser', with: null },
      { fact: { type: 'page.wanted', wanted: 'the lab list' } },
      { fact: { type: 'session.changed' } },
      { answers: 'loadUser', with: user },
    );
    expect(one.context<SessionContext>().wanted).toBe('the lab list');
    await one.go({ fact: { type: 'page.reached' } });
    expect(one.context<SessionContext>().wanted).toBeNull();
  });
});

describe('who is here', () => {
  it('is asked anew when it changed while the question was under way', async () => {
    const one = await signedIn();
    await one.go({ fact: { type: 'session.changed' } }, { fact: { type: 'session.changed' } });
    expect(one.asked('reloadUser')).toHaveLength(2);
    await one.go({ answers: 'reloadUser', with: { ...user, phoneVerified: true } });
    expect(one.context<SessionContext>().user?.phoneVerified).toBe(true);
  });
  it('is only logged when the service does not answer, and may be asked again', async () => {
    const one = listen(sessionMachine);
    await one.go({ fails: 'loadUser', with: new Error('away') });
    expect(one.value()).toBe('unreachable');
    expect(one.told).toEqual([['log', { message: 'away' }]]);
    await one.go({ fact: { type: 'session.changed' } }, { answers: 'loadUser', with: user });
    expect(one.value()).toEqual({ signedIn: 'here' });
  });
});
