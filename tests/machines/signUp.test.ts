import { describe, expect, it } from 'vitest';
import { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import { afterSignUp, resendAfter } from '../../machines/signUp/signUp.setup.ts';
import type { SignUpContext } from '../../machines/signUp/signUp.setup.ts';
import type { Step } from '../models/walk.ts';
import { listen } from './support/listen.ts';

const input = {
  firstName: 'Asha',
  lastName: 'Menon',
  email: 'asha@example.com',
  password: 'password',
};
const toCode: Step[] = [
  { fact: { type: 'account.known', userId: 'u1', phone: null } },
  { fact: { type: 'xstate.route', to: '#mobile' } },
  { fact: { type: 'mobile.submitted', phone: '90000 00001' } },
  { answers: 'sendCode', with: { message: 'Sent' } },
];
const message = (one: { context<Context>(): Context }) => one.context<SignUpContext>().message;

describe('details', () => {
  it('lead to the mobile number 1500 ms after the account is open', async () => {
    const one = listen(signUpMachine);
    await one.go(
      { fact: { type: 'details.submitted', input } },
      { answers: 'signUp', with: { id: 'u1', message: 'Welcome' } },
      { passes: afterSignUp - 1 },
    );
    expect(afterSignUp).toBe(1500);
    expect(one.value()).toEqual({ details: 'pausing' });
    expect(one.told).toEqual([['notify', { kind: 'success', message: 'Welcome' }]]);
    await one.go({ passes: 1 });
    expect(one.value()).toEqual({ mobile: 'editing' });
  });
  it('are sent once however often the button is pressed', async () => {
    const one = listen(signUpMachine);
    await one.go(
      { fact: { type: 'details.submitted', input } },
      { fact: { type: 'details.submitted', input } },
    );
    expect(one.asked('signUp')).toEqual([input]);
  });
  it('that the service refuses are told by a toast and shown, until the next try', async () => {
    const one = listen(signUpMachine);
    await one.go(
      { fact: { type: 'details.submitted', input } },
      { fails: 'signUp', with: new Error('This e-mail is taken') },
    );
    expect(one.told).toEqual([['notify', { kind: 'error', message: 'This e-mail is taken' }]]);
    expect(message(one)).toBe('This e-mail is taken');
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
    expect(one.asked('sendCode')).toEqual([{ phone: '90000 00001', userId: 'u1' }]);
    expect(one.value()).toEqual({ code: { entry: 'editing', resend: 'waiting' } });
  });
  it('that no code could be sent to is only logged, with the reason and another try in place', async () => {
    const one = listen(signUpMachine);
    await one.go(...toCode.slice(0, 3), {
      fails: 'sendCode',
      with: new Error('This is no Indian mobile number'),
    });
    expect(one.value()).toEqual({ mobile: 'sendFailed' });
    expect(one.told).toEqual([['log', { message: 'This is no Indian mobile number' }]]);
    expect(message(one)).toBe('This is no Indian mobile number');
    expect(one.can({ type: 'mobile.submitted', phone: '9000000001' })).toBe(true);
  });
});

describe('the code', () => {
  it('is trimmed and has four digits', async () => {
    const one = listen(signUpMachine);
    await one.go(...toCode);
    expect(one.can({ type: 'code.submitted', otp: '123' })).toBe(false);
    await one.go({ fact: { type: 'code.submitted', otp: ' 1234 ' } });
    expect(one.asked('verifyCode')).toEqual([{ otp: '1234', userId: 'u1' }]);
  });
  it('that is wrong is told by a toast and shown, and can be corrected', async () => {
    const one = listen(signUpMachine);
    await one.go(
      ...toCode,
      { fact: { type: 'code.submitted', otp: '1234' } },
      { fails: 'verifyCode', with: new Error('Wrong code') },
    );
    expect(one.told).toEqual([['notify', { kind: 'error', message: 'Wrong code' }]]);
    expect(message(one)).toBe('Wrong code');
    await one.go(
      { fact: { type: 'code.submitted', otp: '4321' } },
      { answers: 'verifyCode', with: { message: 'Verified' } },
    );
    expect(one.value()).toBe('verified');
  });
  it('can be sent again after half a minute, and again after another', async () => {
    const one = listen(signUpMachine);
    await one.go(...toCode, { passes: resendAfter - 1 });
    expect(one.can({ type: 'code.resendRequested' })).toBe(false);
    await one.go(
      { passes: 1 },
      { fact: { type: 'code.resendRequested' } },
      { answers: 'resendCode', with: { message: 'Sent' } },
    );
    expect(one.can({ type: 'code.resendRequested' })).toBe(false);
    await one.go({ passes: resendAfter });
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
