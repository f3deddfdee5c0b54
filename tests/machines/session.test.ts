import { describe, expect, it } from 'vitest';
import { afterSignOut, sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionContext } from '../../machines/session/session.types.ts';
import { user } from '../../devtools/samples/entities.ts';
import { listen } from './support/listen.ts';

/** The session ran out, or was ended elsewhere. */
async function signedOutBy(one: ReturnType<typeof listen>) {
  await one.go({ fact: { type: 'session.changed' } }, { answers: 'reloadUser', with: null });
  return one;
}

/** A customer is signed in. */
async function signedIn() {
  const one = listen(sessionMachine);
  await one.go({ answers: 'loadUser', with: user });
  return one;
}

const names = (one: { effects: [string, unknown][] }) => one.effects.map(([name]) => name);

describe('what the device stores of a customer', () => {
  it('is cleared when logging out begins, before the service has answered', async () => {
    const one = await signedIn();
    await one.go({ fact: { type: 'signOut.requested' } });
    expect(names(one)).toEqual(['clearStoredAnswers']);
  });
  it('is cleared when it turns out that the session is over', async () => {
    const one = listen(sessionMachine, { dataOf: 'u1', wanted: null });
    await one.go({ answers: 'loadUser', with: null });
    expect(names(one)).toEqual(['clearStoredAnswers']);
  });
  it.each([
    ['in the same page', async () => signedOutBy(await signedIn())],
    [
      'after a reload',
      () => Promise.resolve(listen(sessionMachine, { dataOf: 'u1', wanted: null })),
    ],
  ])(
    'is cleared altogether for the next customer %s, and not for the same one',
    async (_, begin) => {
      const same = await begin();
      const calls = same.calls('reloadUser').length;
      if (calls > 0) await same.go({ fact: { type: 'session.changed' } });
      await same.go({ answers: 'loadUser', with: user });
      expect(names(same)).not.toContain('clearDeviceData');
      const other = await begin();
      if (calls > 0) await other.go({ fact: { type: 'session.changed' } });
      await other.go({ answers: 'loadUser', with: { ...user, id: 'u2' } });
      expect(names(other)).toContain('clearDeviceData');
      expect(other.context<SessionContext>()).toMatchObject({ dataOf: 'u2', user: { id: 'u2' } });
    },
  );
  it('is cleared when another customer signed in elsewhere in this browser', async () => {
    const one = await signedIn();
    await one.go(
      { fact: { type: 'session.changed' } },
      { answers: 'reloadUser', with: { ...user, id: 'u2' } },
    );
    expect(names(one)).toEqual(['clearDeviceData']);
    expect(one.value()).toEqual({ signedIn: 'here' });
  });
});

describe('logging out', () => {
  it('forgets everything and leaves one second after the service agreed', async () => {
    const one = await signedIn();
    await one.go(
      { fact: { type: 'page.wanted', wanted: 'the lab list' } },
      { fact: { type: 'signOut.requested' } },
      { answers: 'signOut' },
      { passes: afterSignOut - 1 },
    );
    expect(afterSignOut, 'clause 4.13').toBe(1000);
    expect(one.value(), 'clauses 2.27, 4.13').toEqual({ signedIn: 'leaving' });
    await one.go({ passes: 1 });
    expect(one.value(), 'clauses 2.27, 4.13').toBe('signedOut');
    expect(one.context<SessionContext>()).toEqual({
      user: null,
      dataOf: null,
      brought: null,
      wanted: null,
      message: null,
      farewell: null,
    });
    expect(names(one)).toEqual(['clearStoredAnswers', 'clearDeviceData', 'clearStoredAnswers']);
    expect(one.emitted, 'clause 4.13').toEqual(['session.left']);
  });
  it('that fails is logged and said where the person is, and nobody is sent anywhere', async () => {
    const one = await signedIn();
    await one.go(
      { fact: { type: 'signOut.requested' } },
      { fails: 'signOut', with: new Error('The service is away') },
    );
    expect(one.value(), 'clause 8.12').toEqual({ signedIn: 'here' });
    expect(one.context<SessionContext>(), 'clause 8.12').toEqual({
      user,
      dataOf: user.id,
      brought: null,
      wanted: null,
      message: { text: 'The service is away' },
      farewell: null,
    });
    expect(names(one), 'clause 8.12').toEqual(['clearStoredAnswers', 'log']);
    expect(one.emitted, 'clause 8.12').toEqual([]);
  });
});

describe('an account that was deleted', () => {
  const deleted = { text: 'Your account has been deleted', reason: 'ACCOUNT_DELETED' };

  it('is left like any other, and that it is deleted is still known at the login', async () => {
    const one = await signedIn();
    await one.go(
      { fact: { type: 'account.deleted', message: deleted } },
      { answers: 'signOut' },
      { passes: afterSignOut },
    );
    expect([one.value(), one.emitted]).toEqual(['signedOut', ['session.left']]);
    expect(one.context<SessionContext>()).toMatchObject({ user: null, farewell: deleted });
  });
  it('is of no interest to who logs in next', async () => {
    const one = await signedIn();
    await one.go(
      { fact: { type: 'account.deleted', message: deleted } },
      { answers: 'signOut' },
      { passes: afterSignOut },
      { fact: { type: 'session.changed' } },
      { answers: 'loadUser', with: { ...user, id: 'u2' } },
    );
    expect(one.context<SessionContext>().farewell).toBeNull();
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
    expect(names(one)).toEqual(['clearStoredAnswers']);
  });
  it('leads back to where the person wanted to go, through a reload', async () => {
    const one = listen(sessionMachine, { dataOf: null, wanted: 'the lab list' });
    await one.go({ answers: 'loadUser', with: user });
    expect(one.context<SessionContext>().wanted).toBe('the lab list');
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
    expect(one.calls('reloadUser')).toHaveLength(2);
    await one.go({ answers: 'reloadUser', with: { ...user, phoneVerified: true } });
    expect(one.context<SessionContext>().user?.phoneVerified).toBe(true);
  });
  it('is only logged when the service does not answer, and may be asked again', async () => {
    const one = listen(sessionMachine);
    await one.go({ fails: 'loadUser', with: new Error('away') });
    expect(one.value(), 'clause 8.20').toBe('unreachable');
    expect(one.effects, 'clause 8.20').toEqual([['log', { message: { text: 'away' } }]]);
    expect(one.context<SessionContext>().message, 'clause 8.20').toBeNull();
    await one.go({ fact: { type: 'session.changed' } }, { answers: 'loadUser', with: user });
    expect(one.value()).toEqual({ signedIn: 'here' });
  });
});
