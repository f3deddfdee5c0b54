// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterSignOut, sessionMachine } from '../../machines/session/session.machine.ts';
import type { User } from '../../machines/generated/schema.ts';
import { adminStaffCopy } from '../../web/copy/adminStaff.ts';
import { authCopy } from '../../web/copy/auth.ts';
import { pageTitles } from '../../web/copy/shell.ts';
import { passwordResetCopy } from '../../web/copy/passwordReset.ts';
import { PasswordResetFlow } from '../../web/passwordReset/PasswordResetFlow.tsx';
import { AtTheDoor } from '../../web/shared/drawings.ts';
import { Session } from '../../web/shared/flows/flows.ts';
import { onSessionChange } from '../../web/shared/sessionChange.ts';
import { AdminLoginPage } from '../../web/signIn/AdminLoginPage.tsx';
import { LoginPage } from '../../web/signIn/LoginPage.tsx';
import { user } from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import { toaster } from '../../web/ui/toaster.ts';
import { field, write } from './support/forms.ts';
import { links, press, says } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

beforeAll(() => AtTheDoor.load());
const changed = vi.fn<() => void>();
beforeEach(() => {
  changed.mockClear();
  toaster.take();
  onSessionChange(changed);
});

const credentials = { email: 'asha@example.com', password: 'assay-demo-1' };
/** What toasts say of it; they are another thing on the page. */
const toasts = () => toaster.take().map(({ message }) => (message as { text: string }).text);
const logIn = (action: string) => {
  write('email', credentials.email);
  write('password', credentials.password);
  press(action);
};
const title = (name: string) => screen.findByRole('heading', { name });

describe("a customer's login", () => {
  const copy = authCopy.login;
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

  it('says right after the account was deleted that it is, and nothing of coming back', async () => {
    const { session } = await open({}, user);
    await session.go(
      { fact: { type: 'account.deleted', message: { text: 'It is gone.' } } },
      { answers: 'signOut' },
      { passes: afterSignOut },
    );
    await title(copy.action);
    await says('It is gone.');
    expect(screen.queryByText(pageTitles.login)).toBeNull();
  });

  it.each([
    [undefined, '/home'],
    ['/orders', '/orders'],
  ])(
    'is refused without a loss, or leads to the page that was wanted: %s',
    async (wanted, place) => {
      const { session, service } = await open({ SignIn: refusal('It is wrong.') }, null, wanted);
      expect(links().slice(-2)).toEqual([
        [copy.forgot, '/ForgotPassword'],
        [copy.signUp, '/'],
      ]);
      logIn(copy.action);
      await says('It is wrong.');
      expect(service.sent('SignIn')).toEqual([{ input: credentials }]);
      expect([field('email').value, toasts()]).toEqual([credentials.email, ['It is wrong.']]);
      expect(changed).not.toHaveBeenCalled();
      service.answers.SignIn = {
        signIn: { id: 'u1', firstName: 'Asha', message: 'Welcome', reason: 'WELCOME' },
      };
      press(copy.action);
      await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
      // The page that follows would lead back here as long as nobody is known to be here.
      const state = () => document.querySelector<HTMLElement>('[data-machine]')?.dataset.state;
      await waitFor(() => expect(state()).toBe('signedIn'));
      expect(service.place()).toBe('/login');
      await act(() =>
        session.go({ fact: { type: 'session.changed' } }, { answers: 'loadUser', with: user }),
      );
      await waitFor(() => expect(service.place()).toBe(place));
      expect(sessionStorage.getItem('assay.tab.typed.signIn')).toBeNull();
    },
  );

  it('is not shown to whoever is logged in already', async () => {
    const { service } = await open({}, user, '/orders');
    await waitFor(() => expect(service.place()).toBe('/orders'));
  });
});

describe("an administrator's login", () => {
  const copy = adminStaffCopy.login;
  const open = (answers: ServiceAnswers, state?: object) =>
    serve(
      <Routes>
        <Route path="/adminLogin" element={<AdminLoginPage />} />
        <Route path="*" element={null} />
      </Routes>,
      answers,
      { at: { path: '*', url: { pathname: '/adminLogin', state } as never } },
    );
  const done = { message: 'Done', reason: 'DONE' };
  const asked = { signInAdmin: { message: 'Code', reason: 'SECOND_FACTOR_ASKED' } };

  it.each([
    [undefined, '/admin'],
    [{ wanted: '/admin/staff?x=1' }, '/admin/staff?x=1'],
  ])('leads to the page that was wanted: %o', async (state, place) => {
    const service = await open({ SignInAdmin: { signInAdmin: done } }, state);
    await title(authCopy.adminLogin.title);
    logIn(copy.action);
    await waitFor(() => expect(service.place()).toBe(place));
    expect(service.sent('SignInAdmin')).toEqual([{ input: credentials }]);
    // It is no customer's session.
    expect(changed).not.toHaveBeenCalled();
  });

  it('asks for a code where there is a second factor; it begins anew where that came too late', async () => {
    const late = refusal('That took too long.', { code: 'CONFLICT' });
    const service = await open({ SignInAdmin: asked, ConfirmSignInAdmin: late });
    const askedForCode = async () => {
      logIn(copy.action);
      await title(copy.title);
    };
    await askedForCode();
    press(copy.back);
    await title(authCopy.adminLogin.title);
    await askedForCode();
    write('otp', '123456');
    press(copy.action);
    await title(authCopy.adminLogin.title);
    await says('That took too long.');
    service.answers.ConfirmSignInAdmin = refusal('The code is wrong.');
    await askedForCode();
    write('otp', '123456');
    press(copy.action);
    await says('The code is wrong.');
    // The staff read it in the form alone.
    expect(toasts()).toEqual([]);
    service.answers.ConfirmSignInAdmin = { confirmSignInAdmin: done };
    press(copy.action);
    await waitFor(() => expect(service.place()).toBe('/admin'));
    const code = { otp: '123456' };
    expect(service.sent('ConfirmSignInAdmin')).toEqual([code, code, code]);
  });
});

describe('a forgotten password', () => {
  const { forgot, reset } = passwordResetCopy;
  const { email } = credentials;
  const open = (answers: ServiceAnswers, url = '/ForgotPassword') =>
    serve(<PasswordResetFlow />, answers, { at: { path: '*', url } });

  it('is set anew by the code that went to the e-mail, also after a reload', async () => {
    const first = await open({ RequestPasswordReset: refusal('That is no e-mail.') });
    write('email', email);
    press(forgot.action);
    await says('That is no e-mail.');
    first.answers.RequestPasswordReset = { requestPasswordReset: { email } };
    press(forgot.action);
    await screen.findByText(reset.lead(email));
    await waitFor(() => expect(first.place()).toBe('/resetPassword'));
    expect(first.sent('RequestPasswordReset')).toEqual([{ email }, { email }]);
    cleanup();
    const service = await open({ ResetPassword: refusal('The code is wrong.') }, '/resetPassword');
    await screen.findByText(reset.lead(email));
    expect(service.place()).toBe('/resetPassword');
    write('otp', '1234');
    write('newPassword', 'assay-demo-2');
    press(reset.action);
    await says('The code is wrong.');
    service.answers.ResetPassword = { resetPassword: { message: 'Done', reason: 'DONE' } };
    press(reset.action);
    await says(reset.done);
    const input = { email, otp: '1234', newPassword: 'assay-demo-2' };
    expect(service.sent('ResetPassword')).toEqual([{ input }, { input }]);
    expect(document.querySelector<HTMLButtonElement>('[type=submit]')!.disabled).toBe(true);
    await waitFor(() => expect(service.place()).toBe('/login'));
    expect(sessionStorage.getItem('assay.tab.passwordReset')).toBeNull();
    cleanup();
    // Without an e-mail there is nothing to set.
    const without = await open({}, '/resetPassword');
    await title(forgot.title);
    await waitFor(() => expect(without.place()).toBe('/ForgotPassword'));
  });
});
