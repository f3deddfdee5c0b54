import type { Message } from '../../machines/notices.ts';
import { describe, expect, it } from 'vitest';
import {
  passwordResetMachine,
  afterReset,
} from '../../machines/passwordReset/passwordReset.machine.ts';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { listen } from './support/listen.ts';

const submitted: Step = {
  fact: {
    type: 'credentials.submitted',
    input: { email: 'asha@example.com', password: 'password' },
  },
};
const message = (one: { context<Context>(): Context }) =>
  one.context<{ message: Message | null }>().message;

describe('logging in', () => {
  it.each([
    ['customer', 1000],
    ['administrator', 1500],
  ] as const)('a %s goes on after %i ms', async (audience, pause) => {
    const one = listen(signInMachine, { audience });
    await one.go(
      submitted,
      { answers: 'signIn', with: { message: 'Welcome back' } },
      { passes: pause - 1 },
    );
    expect(one.value(), 'clauses 4.10, 4.11').toBe('pausing');
    await one.go({ passes: 1 });
    expect(one.value(), 'clauses 4.10, 4.11').toBe('signedIn');
  });
  it.each([
    [
      'customer',
      'told by a toast',
      ['notify', { kind: 'error', message: { text: 'Wrong e-mail or password' } }],
    ],
    ['administrator', 'only logged', ['log', { message: { text: 'Wrong e-mail or password' } }]],
  ] as const)('a %s who is refused: it is %s, and shown in place', async (audience, _, effects) => {
    const one = listen(signInMachine, { audience });
    await one.go(submitted, { fails: 'signIn', with: new Error('Wrong e-mail or password') });
    expect(one.value()).toBe('editing');
    expect(one.effects, 'clauses 8.4, 8.19').toEqual([effects]);
    expect(message(one)?.text, 'clauses 8.4, 8.19').toBe('Wrong e-mail or password');
  });
});

describe('a second factor', () => {
  const asked: Step[] = [
    submitted,
    { answers: 'signIn', with: { message: 'Now the code', reason: 'SECOND_FACTOR_ASKED' } },
  ];
  const typed: Step = { fact: { type: 'code.submitted', otp: '287082' } };
  const failed = (code: string): Step => ({
    fails: 'confirmSignIn',
    with: Object.assign(new Error('No'), { code }),
  });

  it('is asked for after the password, which by itself opens no session', async () => {
    const one = listen(signInMachine, { audience: 'administrator' });
    await one.go(...asked);
    expect([one.value(), one.effects]).toEqual(['codeEditing', []]);
    await one.go(typed, { answers: 'confirmSignIn', with: { message: 'Welcome' } });
    expect(one.calls('confirmSignIn')).toEqual([{ otp: '287082' }]);
    expect(one.value()).toBe('pausing');
    expect(one.effects.map(([name]) => name)).toEqual(['notify', 'notifySession']);
  });
  it.each([
    ['a wrong code is said in place, and another is asked for', 'BAD_REQUEST', 'codeEditing'],
    ['a code that comes too late leads back to the password', 'CONFLICT', 'editing'],
  ])('%s', async (_, code, ends) => {
    const one = listen(signInMachine, { audience: 'administrator' });
    await one.go(...asked, typed, failed(code));
    expect(one.value()).toBe(ends);
    expect(message(one)?.text).toBe('No');
  });
  it('is given up for another account', async () => {
    const one = listen(signInMachine, { audience: 'administrator' });
    await one.go(...asked, typed, failed('BAD_REQUEST'), { fact: { type: 'signIn.begun' } });
    expect([one.value(), message(one)]).toEqual(['editing', null]);
  });
});

describe('the session', () => {
  it('is taken as soon as the service gave it; only the navigation waits', async () => {
    const one = listen(signInMachine, { audience: 'customer' });
    await one.go(submitted, { answers: 'signIn', with: { message: 'Welcome back' } });
    expect(one.effects.map(([name]) => name)).toEqual(['notify', 'notifySession']);
    await one.go({ fact: { type: 'account.known' } });
    expect(one.value()).toBe('pausing');
  });
  it('that is there already leads on at once', async () => {
    const one = listen(signInMachine, { audience: 'customer' });
    await one.go({ fact: { type: 'account.known' } });
    expect(one.value()).toBe('signedIn');
  });
});

describe('a forgotten password', () => {
  const requested: Step[] = [
    { fact: { type: 'email.submitted', email: 'asha@example.com' } },
    { answers: 'requestPasswordReset', with: { email: 'asha@example.com' } },
  ];
  const reset: Step = {
    fact: { type: 'password.submitted', otp: ' 1234 ', newPassword: 'new password' },
  };

  it('is set with the trimmed code, and leads to the login 2000 ms later', async () => {
    const one = listen(passwordResetMachine);
    await one.go(...requested, reset);
    expect(one.calls('resetPassword'), 'clause 5.4').toEqual([
      { email: 'asha@example.com', otp: '1234', newPassword: 'new password' },
    ]);
    await one.go(
      { answers: 'resetPassword', with: { message: 'Password set' } },
      { passes: afterReset - 1 },
    );
    expect(afterReset, 'clause 4.12').toBe(2000);
    expect(one.value(), 'clause 4.12').toEqual({ reset: 'pausing' });
    await one.go({ passes: 1 });
    expect(one.value(), 'clause 4.12').toBe('finished');
  });
  it.each([
    [
      'requesting a code',
      [
        { fact: { type: 'email.submitted', email: 'a' } },
        { fails: 'requestPasswordReset', with: new Error('No') },
      ],
      { request: 'sendFailed' },
    ],
    [
      'setting it',
      [...requested, reset, { fails: 'resetPassword', with: new Error('No') }],
      { reset: 'saveFailed' },
    ],
  ] satisfies [string, Step[], unknown][])(
    '%s fails: only logged, said in place, another try is open',
    async (_, steps, ends) => {
      const one = listen(passwordResetMachine);
      await one.go(...steps);
      expect(one.value(), 'clause 8.18').toEqual(ends);
      expect(one.effects, 'clause 8.18').toEqual([['log', { message: { text: 'No' } }]]);
      expect(message(one)?.text).toBe('No');
    },
  );
  it('can be set after a reload, with the code that was sent before', async () => {
    const one = listen(passwordResetMachine, { email: 'asha@example.com' });
    await one.go({ fact: { type: 'xstate.route', to: '#reset' } }, reset);
    expect(one.calls('resetPassword')).toHaveLength(1);
  });
  it('cannot be set before a code was asked for', async () => {
    const one = listen(passwordResetMachine);
    await one.go({ fact: { type: 'xstate.route', to: '#reset' } });
    expect(one.value()).toEqual({ request: 'editing' });
  });
});
