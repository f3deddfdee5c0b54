import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import { afterSignUp, resendAfter } from '../../machines/signUp/signUp.setup.ts';
import type { SignUpContext } from '../../machines/signUp/signUp.setup.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { listen } from './support/listen.ts';

const input = {
  firstName: 'Asha',
  lastName: 'Menon',
  email: 'asha@example.com',
  password: 'password',
};
const toCode: Step[] = [
  { fact: { type: 'account.known', userId: 'u1', phone: null, phoneVerified: false } },
  { fact: { type: 'xstate.route', to: '#mobile' } },
  { fact: { type: 'mobile.submitted', phone: '90000 00001' } },
  { answers: 'sendCode', with: { message: 'Sent' } },
];
const known = (phoneVerified = false, userId = 'u1'): Step => ({
  fact: { type: 'account.known', userId, phone: null, phoneVerified },
});
const route = (to: string): Step => ({ fact: { type: 'xstate.route', to } });
const message = (one: { context<Context>(): Context }) => one.context<SignUpContext>().message;

describe('details', () => {
  it('lead to the mobile number 1500 ms after the account is open', async () => {
    const one = listen(signUpMachine);
    await one.go(
      { fact: { type: 'details.submitted', input } },
      { answers: 'signUp', with: { id: 'u1', message: 'Welcome' } },
      { passes: afterSignUp - 1 },
    );
    expect(afterSignUp, 'clause 4.9').toBe(1500);
    expect(one.value(), 'clause 4.9').toEqual({ details: 'pausing' });
    expect(one.effects).toEqual([
      ['notify', { kind: 'success', message: { text: 'Welcome' } }],
      ['notifySession', undefined],
    ]);
    await one.go({ passes: 1 });
    expect(one.value(), 'clause 4.9').toEqual({ mobile: 'editing' });
  });
  it('with the mobile number lead to its code, which is sent without another press', async () => {
    const one = listen(signUpMachine);
    await one.go(
      { fact: { type: 'details.submitted', input, phone: '90000 00001' } },
      // The session may be read again at any moment.
      known(),
      { answers: 'signUp', with: { id: 'u1', message: 'Welcome' } },
      known(),
      { passes: afterSignUp },
    );
    expect(one.calls('signUp')).toEqual([input]);
    expect(one.calls('sendCode')).toEqual([{ phone: '90000 00001', userId: 'u1' }]);
    await one.go({ fails: 'sendCode', with: new Error('No such number') });
    expect(one.value()).toEqual({ mobile: 'sendFailed' });
    expect(message(one)?.text).toBe('No such number');
  });
  it("are kept where the tab still has an earlier customer's data, and forgotten for somebody else", async () => {
    const one = listen(signUpMachine);
    await one.go(
      { fact: { type: 'details.submitted', input, phone: '90000 00001' } },
      { answers: 'signUp', with: { id: 'u1', message: 'Welcome' } },
      { fact: { type: 'signUp.begun', userId: 'u1' } },
      { passes: afterSignUp },
    );
    expect(one.calls('sendCode')).toEqual([{ phone: '90000 00001', userId: 'u1' }]);
    await one.go({ fact: { type: 'signUp.begun', userId: 'u2' } });
    expect(one.context<SignUpContext>()).toMatchObject({ userId: null, phone: null });
  });
  it('are sent once however often the button is pressed', async () => {
    const one = listen(signUpMachine);
    await one.go(
      { fact: { type: 'details.submitted', input } },
      { fact: { type: 'details.submitted', input } },
    );
    expect(one.calls('signUp')).toEqual([input]);
  });
  it('that the service refuses are told by a toast and shown, until the next try', async () => {
    const one = listen(signUpMachine);
    await one.go(
      { fact: { type: 'details.submitted', input } },
      { fails: 'signUp', with: new Error('This e-mail is taken') },
    );
    expect(one.effects, 'clause 8.3').toEqual([
      ['notify', { kind: 'error', message: { text: 'This e-mail is taken' } }],
    ]);
    expect(message(one)?.text).toBe('This e-mail is taken');
    await one.go({ fact: { type: 'details.submitted', input } });
    expect(message(one)).toBeNull();
  });
});

describe('the mobile number', () => {
  it('cannot be given without an account', async () => {
    const one = listen(signUpMachine);
    await one.go({ fact: { type: 'xstate.route', to: '#mobile' } });
    expect(one.value()).toEqual({ details: 'editing' });
  });
  it('of an account that is there already is asked for on the login detour', async () => {
    const one = listen(signUpMachine);
    await one.go(...toCode);
    expect(one.calls('sendCode')).toEqual([{ phone: '90000 00001', userId: 'u1' }]);
    expect(one.value()).toEqual({ code: { entry: 'editing', resend: 'waiting' } });
  });
  it('that no code could be sent to is only logged, with the reason and another try in place', async () => {
    const one = listen(signUpMachine);
    await one.go(...toCode.slice(0, 3), {
      fails: 'sendCode',
      with: new Error('This is no Indian mobile number'),
    });
    expect(one.value()).toEqual({ mobile: 'sendFailed' });
    expect(one.effects, 'clause 8.17').toEqual([
      ['log', { message: { text: 'This is no Indian mobile number' } }],
    ]);
    expect(message(one)?.text).toBe('This is no Indian mobile number');
    expect(one.can({ type: 'mobile.submitted', phone: '9000000001' }), 'clause 8.17').toBe(true);
  });
});

describe('who is signed in', () => {
  it('is told at once, and a new customer is led to the mobile number all the same', async () => {
    const one = listen(signUpMachine);
    await one.go(
      { fact: { type: 'details.submitted', input } },
      { answers: 'signUp', with: { id: 'u1', message: 'Welcome' } },
      known(),
    );
    expect(one.value()).toEqual({ details: 'pausing' });
    await one.go({ passes: afterSignUp });
    expect(one.value()).toEqual({ mobile: 'editing' });
  });
  it('has nothing to fill in: the home page is due', async () => {
    const one = listen(signUpMachine);
    await one.go(known());
    expect(one.value()).toBe('elsewhere');
    await one.go(route('#details'));
    expect(one.value()).toBe('elsewhere');
  });
  it('and proved the number, here or elsewhere, is done', async () => {
    const one = listen(signUpMachine);
    await one.go(...toCode, known(true));
    expect(one.value()).toBe('finished');
  });
  it("and is another customer is asked for a number of his own, never sent the last one's code", async () => {
    const one = listen(signUpMachine);
    await one.go(...toCode, known(false, 'u2'));
    expect(one.value()).toEqual({ mobile: 'editing' });
    expect(one.context<SignUpContext>()).toMatchObject({ userId: 'u2', phone: null });
  });
  it('any more nobody: sign-up begins anew', async () => {
    const one = listen(signUpMachine);
    await one.go(...toCode, known(true), { fact: { type: 'session.ended' } });
    expect(one.value()).toEqual({ details: 'editing' });
    expect(one.context<SignUpContext>()).toMatchObject({ userId: null, phone: null });
  });
});

describe('a reload', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
  afterEach(() => void vi.useRealTimers());
  const saved = { userId: 'u1', phone: '90000 00001', codeSentAt: 0 };

  it('leads back to the code that was sent, with what is left of the wait', async () => {
    vi.setSystemTime(10_000);
    const one = listen(signUpMachine, { saved });
    await one.go(known(), route('#code'));
    expect(one.value()).toEqual({ code: { entry: 'editing', resend: 'waiting' } });
    expect(one.calls('sendCode')).toEqual([]);
    await one.go({ passes: resendAfter - 10_001 });
    expect(one.can({ type: 'code.resendRequested' })).toBe(false);
    await one.go({ passes: 1 }, { fact: { type: 'code.resendRequested' } });
    expect(one.calls('resendCode')).toEqual([{ phone: '90000 00001', userId: 'u1' }]);
  });
  it("never takes another account's number", async () => {
    const one = listen(signUpMachine, { saved });
    await one.go(known(false, 'u2'), route('#code'));
    expect(one.value()).toBe('elsewhere');
    await one.go(route('#mobile'));
    expect(one.context<SignUpContext>().phone).toBeNull();
  });
});

describe('the code', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
  afterEach(() => void vi.useRealTimers());
  /** Time passes for the machine's clock and the device's. */
  const pass = (milliseconds: number): Step => ({
    get passes() {
      vi.setSystemTime(Date.now() + milliseconds);
      return milliseconds;
    },
  });

  it('is trimmed and has four digits', async () => {
    const one = listen(signUpMachine);
    await one.go(...toCode);
    expect(one.can({ type: 'code.submitted', otp: '123' })).toBe(false);
    await one.go({ fact: { type: 'code.submitted', otp: ' 1234 ' } });
    expect(one.calls('verifyCode')).toEqual([{ otp: '1234', userId: 'u1' }]);
  });
  it('that is wrong is told by a toast and shown, and can be corrected', async () => {
    const one = listen(signUpMachine);
    await one.go(
      ...toCode,
      { fact: { type: 'code.submitted', otp: '1234' } },
      { fails: 'verifyCode', with: new Error('Wrong code') },
    );
    expect(one.effects, 'clause 8.5').toEqual([
      ['notify', { kind: 'error', message: { text: 'Wrong code' } }],
    ]);
    expect(message(one)?.text).toBe('Wrong code');
    await one.go(
      { fact: { type: 'code.submitted', otp: '4321' } },
      { answers: 'verifyCode', with: { message: 'Verified' } },
    );
    expect(one.value()).toBe('verified');
  });
  it('can be sent again after half a minute, and again after another', async () => {
    const one = listen(signUpMachine);
    await one.go(...toCode, pass(resendAfter - 1));
    expect(one.can({ type: 'code.resendRequested' })).toBe(false);
    await one.go(
      pass(1),
      { fact: { type: 'code.resendRequested' } },
      { answers: 'resendCode', with: { message: 'Sent' } },
    );
    expect(one.can({ type: 'code.resendRequested' })).toBe(false);
    await one.go(pass(resendAfter - 1));
    expect(one.can({ type: 'code.resendRequested' })).toBe(false);
    await one.go(pass(1));
    expect(one.can({ type: 'code.resendRequested' })).toBe(true);
  });
  it('for a wrong number: the number can be changed, and the old message does not follow', async () => {
    const one = listen(signUpMachine);
    await one.go(
      ...toCode,
      { fact: { type: 'code.submitted', otp: '1234' } },
      { fails: 'verifyCode', with: new Error('Wrong code') },
      { fact: { type: 'mobile.changed' } },
    );
    expect(one.value()).toEqual({ mobile: 'editing' });
    expect(message(one)).toBeNull();
  });
});
