// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { User } from '../../machines/generated/schema.ts';
import { PasswordResetFlow } from '../../web/passwordReset/PasswordResetFlow.tsx';
import { Session } from '../../web/shared/flows/flows.ts';
import { onSessionChange } from '../../web/shared/sessionChange.ts';
import { AdminLoginPage } from '../../web/signIn/AdminLoginPage.tsx';
import { LoginPage } from '../../web/signIn/LoginPage.tsx';
import { user } from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import { toaster } from '../../web/ui/toaster.ts';
import { field, write } from './support/forms.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';
import { alerts, press } from './support/page.ts';

const changed = vi.fn<() => void>();
beforeEach(() => {
  sessionStorage.clear();
  changed.mockClear();
  toaster.take();
  onSessionChange(changed);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const done = { id: 'u1', firstName: 'Asha', message: 'Welcome', reason: 'WELCOME' };
const credentials = { email: 'asha@example.com', password: 'assay-demo-1' };
/** What toasts say of it; they are another thing on the page. */
const toasts = () => toaster.take().map(({ message }) => (message as { text: string }).text);
const fillIn = () => {
  write('email', credentials.email);
  write('password', credentials.password);
};

describe("a customer's login", () => {
  const open = async (answers: ServiceAnswers, who: User | null = null, wanted?: string) => {
    const session = walk(sessionMachine);
    await session.go({ answers: 'loadUser', with: who });
    if (wanted) await session.go({ fact: { type: 'page.wanted', wanted } });
    const service = await serve(
      <Session.Provider actor={session.actor as never}>
        <LoginPage />
      </Session.Provider>,
      answers,
      { at: { path: '*', url: '/login' } },
    );
    return { session, service };
  };

  it('sends what was typed; what was refused stays, but for nothing of it', async () => {
    const { service } = await open({ SignIn: refusal('The password is wrong.') });
    fillIn();
    press('Log in');
    await waitFor(() => expect(alerts()).toEqual(['The password is wrong.']));
    expect(service.sent('SignIn')).toEqual([{ input: credentials }]);
    expect(field('email').value).toBe(credentials.email);
    expect(service.place()).toBe('/login');
    expect(changed).not.toHaveBeenCalled();
    expect(toasts()).toEqual(['The password is wrong.']);
    expect(links().slice(-2)).toEqual([
      ['Forgot password?', '/ForgotPassword'],
      ['Sign up', '/'],
    ]);
  });

  it.each([
    [undefined, '/home'],
    ['/orders', '/orders'],
  ])('leads to the page that was wanted: %s', async (wanted, place) => {
    const { session, service } = await open({ SignIn: { signIn: done } }, null, wanted);
    fillIn();
    press('Log in');
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    // The page that follows would lead back here as long as nobody is known to be here.
    const state = () => document.querySelector('[data-machine]')?.getAttribute('data-state');
    await waitFor(() => expect(state()).toBe('signedIn'));
    expect(service.place()).toBe('/login');
    await act(() =>
      session.go({ fact: { type: 'session.changed' } }, { answers: 'loadUser', with: user }),
    );
    await waitFor(() => expect(service.place()).toBe(place));
    expect(sessionStorage.getItem('assay.tab.typed.signIn')).toBeNull();
  });

  it('is not shown to whoever is logged in already', async () => {
    const { service } = await open({}, user, '/orders');
    await waitFor(() => expect(service.place()).toBe('/orders'));
  });
});

describe("an administrator's login", () => {
  const asked = { signInAdmin: { message: 'Code', reason: 'SECOND_FACTOR_ASKED' } };
  const open = (answers: ServiceAnswers, state?: object) =>
    serve(
      <Routes>
        <Route path="/adminLogin" element={<AdminLoginPage />} />
        <Route path="*" element={null} />
      </Routes>,
      answers,
      { at: { path: '*', url: { pathname: '/adminLogin', state } as never } },
    );
  const title = (name: string) => screen.findByRole('heading', { name });

  it.each([
    [undefined, '/admin'],
    [{ wanted: '/admin/staff?x=1' }, '/admin/staff?x=1'],
  ])('leads to the page that was wanted: %o', async (state, place) => {
    const service = await open(
      { SignInAdmin: { signInAdmin: { message: 'Done', reason: 'DONE' } } },
      state,
    );
    await title('Administration');
    fillIn();
    press('Log in');
    await waitFor(() => expect(service.place()).toBe(place));
    expect(service.sent('SignInAdmin')).toEqual([{ input: credentials }]);
    // It is no customer's session.
    expect(changed).not.toHaveBeenCalled();
  });

  it('asks for a code where the account has a second factor', async () => {
    const service = await open({
      SignInAdmin: asked,
      ConfirmSignInAdmin: refusal('The code is wrong.'),
    });
    fillIn();
    press('Log in');
    await title('Second factor');
    write('otp', '123456');
    press('Log in');
    await waitFor(() => expect(alerts()).toEqual(['The code is wrong.']));
    // The staff read it in the form alone.
    expect(toasts()).toEqual([]);
    service.answers.ConfirmSignInAdmin = {
      confirmSignInAdmin: { message: 'Done', reason: 'DONE' },
    };
    press('Log in');
    await waitFor(() => expect(service.place()).toBe('/admin'));
    expect(service.sent('ConfirmSignInAdmin')).toEqual([{ otp: '123456' }, { otp: '123456' }]);
  });

  it('begins anew for somebody else, or where the code came too late', async () => {
    const late = refusal('That took too long.', { code: 'CONFLICT' });
    await open({ SignInAdmin: asked, ConfirmSignInAdmin: late });
    fillIn();
    press('Log in');
    await title('Second factor');
    press('Log in as somebody else');
    await title('Administration');
    fillIn();
    press('Log in');
    await title('Second factor');
    write('otp', '123456');
    press('Log in');
    await title('Administration');
    expect(alerts()).toEqual(['That took too long.']);
  });
});

describe('a forgotten password', () => {
  const open = (answers: ServiceAnswers, url = '/ForgotPassword') =>
    serve(<PasswordResetFlow />, answers, { at: { path: '*', url } });
  const requested = { requestPasswordReset: { email: credentials.email } };
  const lead = 'If asha@example.com has an account, a 4-digit OTP is on its way.';

  it('is set anew by the code that went to the e-mail', async () => {
    const service = await open({ RequestPasswordReset: refusal('That is no e-mail.') });
    write('email', credentials.email);
    press('Send OTP');
    await waitFor(() => expect(alerts()).toEqual(['That is no e-mail.']));
    service.answers.RequestPasswordReset = requested;
    press('Send OTP');
    await screen.findByText(lead);
    await waitFor(() => expect(service.place()).toBe('/resetPassword'));
    const { email } = credentials;
    expect(service.sent('RequestPasswordReset')).toEqual([{ email }, { email }]);
    service.answers.ResetPassword = refusal('The code is wrong.');
    write('otp', '1234');
    write('newPassword', 'assay-demo-2');
    press('Reset password');
    await waitFor(() => expect(alerts()).toEqual(['The code is wrong.']));
    service.answers.ResetPassword = { resetPassword: { message: 'Done', reason: 'DONE' } };
    press('Reset password');
    await waitFor(() =>
      expect(alerts()).toEqual(['Your password is set. Taking you to the login page…']),
    );
    const input = { email, otp: '1234', newPassword: 'assay-demo-2' };
    expect(service.sent('ResetPassword')).toEqual([{ input }, { input }]);
    const button = document.querySelector<HTMLButtonElement>('[type=submit]')!;
    expect(button.disabled).toBe(true);
    await waitFor(() => expect(service.place()).toBe('/login'));
    expect(sessionStorage.getItem('assay.tab.passwordReset')).toBeNull();
  });

  it('can be set after a reload, and not without an e-mail', async () => {
    await open({ RequestPasswordReset: requested });
    write('email', credentials.email);
    press('Send OTP');
    await screen.findByText(lead);
    cleanup();
    const again = await open({}, '/resetPassword');
    await screen.findByText(lead);
    expect(again.place()).toBe('/resetPassword');
    cleanup();
    sessionStorage.clear();
    const without = await open({}, '/resetPassword');
    await screen.findByRole('heading', { name: 'Forgot password' });
    await waitFor(() => expect(without.place()).toBe('/ForgotPassword'));
  });
});
