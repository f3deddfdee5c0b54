// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { User } from '../../machines/generated/schema.ts';
import { Session, SignUp } from '../../web/shared/flows/flows.ts';
import { onSessionChange } from '../../web/shared/sessionChange.ts';
import { createSignUpActor } from '../../web/signUp/signUpActor.ts';
import { SignUpFlow } from '../../web/signUp/SignUpFlow.tsx';
import { failure, user } from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Walk } from '../../devtools/simulation/walk.ts';
import { field, write } from './support/forms.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';
import { alerts, press } from './support/page.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const unverified = { ...user, phone: null, phoneVerified: false };
const verified = { ...user, phone: '+919000000001', phoneVerified: true };

async function open(url: string, session: Walk, answers: ServiceAnswers = {}) {
  onSessionChange(() => session.actor.send({ type: 'session.changed' }));
  const actor = createSignUpActor();
  actor.start();
  return await serve(
    <Session.Provider actor={session.actor as never}>
      <SignUp.Provider actor={actor}>
        <Routes>
          {['/', '/mobileNo', '/verifyOtp'].map((path) => (
            <Route key={path} path={path} element={<SignUpFlow />} />
          ))}
          <Route path="*" element={null} />
        </Routes>
      </SignUp.Provider>
    </Session.Provider>,
    answers,
    { at: { path: '*', url } },
  );
}
async function sessionOf(who: User | null): Promise<Walk> {
  const session = walk(sessionMachine);
  await session.go({ answers: 'loadUser', with: who });
  return session;
}
const heading = (name: string) => screen.findByRole('heading', { name });
const boxes = () =>
  within(screen.getByRole('group', { name: 'One-time code' })).getAllByRole<HTMLInputElement>(
    'textbox',
  );
const isWrong = () => boxes().some((box) => box.getAttribute('aria-invalid') === 'true');
const digits = () =>
  boxes()
    .map(({ value }) => value)
    .join('');
const paste = (code: string) =>
  fireEvent.paste(boxes()[0]!, { clipboardData: { getData: () => code } });
const done = { message: 'Done', reason: 'DONE' };
const input = {
  firstName: 'Asha',
  lastName: 'Menon',
  email: 'asha@example.com',
  password: 'assay-demo-1',
};

it('an account is made in three steps', async () => {
  const session = await sessionOf(null);
  const service = await open('/', session, { SignUp: refusal('There is such an account.') });
  await heading('Create your account');
  for (const [name, value] of Object.entries(input)) write(name, value);
  press('Sign up');
  await waitFor(() => expect(alerts()).toEqual(['There is such an account.']));
  expect(field('email').value).toBe(input.email);
  service.answers.SignUp = { signUp: { id: 'u1', firstName: 'Asha', ...done } };
  press('Sign up');
  await waitFor(() => expect(session.waiting()).toEqual(['loadUser']));
  expect(service.sent('SignUp')).toEqual([{ input }, { input }]);
  await act(() => session.go({ answers: 'loadUser', with: unverified }));

  await heading('Your mobile number');
  await waitFor(() => expect(service.place()).toBe('/mobileNo'));
  expect(sessionStorage.getItem('assay.tab.typed.signUp')).toBeNull();
  service.answers.SendCode = refusal('That is no number.');
  write('phone', '90000');
  press('Send OTP');
  await waitFor(() => expect(alerts()).toEqual(['That is no number.']));
  service.answers.SendCode = { sendCode: done };
  write('phone', '9000000001');
  press('Send OTP');
  await screen.findByText('We sent 4 digits to 9000000001.');
  expect(service.sent('SendCode')).toEqual([
    { phone: '90000', userId: 'u1' },
    { phone: '9000000001', userId: 'u1' },
  ]);
  await waitFor(() => expect(service.place()).toBe('/verifyOtp'));

  service.answers.VerifyCode = refusal('The code is wrong.', { code: 'BAD_REQUEST' });
  paste('1111');
  await waitFor(() => expect(alerts()).toEqual(['The code is wrong.']));
  await waitFor(() => expect([digits(), isWrong()]).toEqual(['', true]));
  // What could not be checked may still be right.
  service.answers.VerifyCode = 'away';
  paste('2222');
  await waitFor(() => expect(alerts()[0]).toContain('We cannot reach the service'));
  expect([digits(), isWrong()]).toEqual(['2222', false]);
  service.answers.VerifyCode = { verifyCode: done };
  press('Verify');
  await waitFor(() => expect(session.waiting()).toEqual(['reloadUser']));
  expect(service.sent('VerifyCode').map(({ otp, userId }) => [otp, userId])).toEqual([
    ['1111', 'u1'],
    ['2222', 'u1'],
    ['2222', 'u1'],
  ]);
  await act(() => session.go({ answers: 'reloadUser', with: verified }));
  await waitFor(() => expect(service.place()).toBe('/home'));
  for (const name of ['signUp', 'typed.mobile'])
    expect([name, sessionStorage.getItem(`assay.tab.${name}`)]).toEqual([name, null]);
});

describe('where sign-up begins', () => {
  it.each([
    ['a guest', null, '/', '/', 'Create your account'],
    ['a guest', null, '/mobileNo', '/', 'Create your account'],
    ['an account without a number', unverified, '/mobileNo', '/mobileNo', 'Your mobile number'],
  ])('%s %o at %s', async (_, who, url, place, title) => {
    const service = await open(url, await sessionOf(who));
    await heading(title);
    await waitFor(() => expect(service.place()).toBe(place));
  });

  it.each([
    [undefined, '/home'],
    ['/Lab', '/Lab'],
  ])('whoever has all of it goes where they wanted: %s', async (wanted, place) => {
    const session = await sessionOf(verified);
    if (wanted) await session.go({ fact: { type: 'page.wanted', wanted } });
    const service = await open('/mobileNo', session);
    await waitFor(() => expect(service.place()).toBe(place));
  });

  it.each(['/', '/verifyOtp'])(
    'nobody makes a second account, or proves no number: %s leads home',
    async (url) => {
      const service = await open(url, await sessionOf(unverified));
      await waitFor(() => expect(service.place()).toBe('/home'));
    },
  );

  it('only its first page is shown before it is known who is here', async () => {
    const session = walk(sessionMachine);
    await open('/', session);
    await heading('Create your account');
    cleanup();
    await open('/mobileNo', session);
    expect(screen.queryByRole('heading', { name: 'Create your account' })).toBeNull();
    expect(screen.queryByLabelText('Mobile number')).toBeNull();
    await act(() => session.go({ answers: 'loadUser', with: unverified }));
    await heading('Your mobile number');
  });

  it('where the service is away, there is another try', async () => {
    const session = walk(sessionMachine);
    await session.go({ fails: 'loadUser', with: failure() });
    await open('/mobileNo', session);
    press('Retry');
    expect(session.waiting()).toEqual(['loadUser']);
    await act(() => session.go({ answers: 'loadUser', with: unverified }));
    await heading('Your mobile number');
  });

  const halfMade = () =>
    sessionStorage.setItem(
      'assay.tab.signUp',
      JSON.stringify({ userId: 'u1', phone: '9000000001', codeSentAt: Date.now() }),
    );

  it('whoever has half of it stays until it is known that there is no session any more', async () => {
    halfMade();
    const session = walk(sessionMachine);
    const service = await open('/verifyOtp', session);
    expect(service.place()).toBe('/verifyOtp');
    await act(() => session.go({ fails: 'loadUser', with: failure() }));
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
    expect(service.place()).toBe('/verifyOtp');
  });

  it('whoever has half of it and no session may begin anew on its first page', async () => {
    halfMade();
    const service = await open('/', await sessionOf(null));
    await heading('Create your account');
    expect(service.place()).toBe('/');
  });

  it('whoever has half of it and no session any more logs in first, and comes back', async () => {
    halfMade();
    const session = await sessionOf(null);
    const service = await open('/verifyOtp', session);
    await waitFor(() => expect(service.place()).toBe('/login'));
    expect(session.context<{ wanted: string | null }>().wanted).toBe('/verifyOtp');
  });
});

describe('the code', () => {
  const begin = async (codeSentAt: number, answers: ServiceAnswers = {}) => {
    sessionStorage.setItem(
      'assay.tab.signUp',
      JSON.stringify({ userId: 'u1', phone: '9000000001', codeSentAt }),
    );
    const service = await open('/verifyOtp', await sessionOf(unverified), answers);
    await screen.findByText('We sent 4 digits to 9000000001.');
    return service;
  };
  const resend = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Resend code' });
  const soon = 'You can request another code in 30 seconds.';

  it('can be asked for again once half a minute is over', async () => {
    const service = await begin(Date.now() - 31_000, { SendCode: refusal('Too many codes.') });
    expect(resend().disabled).toBe(false);
    expect(screen.queryByText(soon)).toBeNull();
    fireEvent.click(resend());
    await waitFor(() => expect(alerts()).toEqual(['Too many codes.']));
    service.answers.SendCode = { sendCode: done };
    fireEvent.click(resend());
    await screen.findByText(soon);
    const sent = { phone: '9000000001', userId: 'u1' };
    expect(service.sent('SendCode')).toEqual([sent, sent]);
    expect([resend().disabled, resend().title]).toEqual([true, soon]);
  });

  it('is not asked for again at once; the number can be changed', async () => {
    const service = await begin(Date.now());
    expect([resend().disabled, resend().title]).toEqual([true, soon]);
    press('Change the number');
    await heading('Your mobile number');
    expect(field('phone').value).toBe('9000000001');
    expect(service.place()).toBe('/mobileNo');
    expect(service.sent('SendCode')).toEqual([]);
  });
});
