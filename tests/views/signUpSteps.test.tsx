// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { User } from '../../machines/generated/schema.ts';
import { authCopy } from '../../web/copy/auth.ts';
import { pageTitles } from '../../web/copy/shell.ts';
import { Session, SignUp } from '../../web/shared/flows/flows.ts';
import { AtTheDoor } from '../../web/shared/drawings.ts';
import { onSessionChange } from '../../web/shared/sessionChange.ts';
import { createSignUpActor } from '../../web/signUp/signUpActor.ts';
import { SignUpFlow } from '../../web/signUp/SignUpFlow.tsx';
import { failure, user } from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step, Walk } from '../../devtools/simulation/walk.ts';
import { field, write } from './support/forms.ts';
import { alerts, button, press, says, texts } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

const { signUp: copy, mobile, code } = authCopy;
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
const here = (who: User | null): Step => ({ answers: 'loadUser', with: who });
async function sessionOf(who: User | null): Promise<Walk> {
  const session = walk(sessionMachine);
  await session.go(here(who));
  return session;
}
// The landing page comes rendered with its drawing.
beforeAll(() => AtTheDoor.load());

const heading = (name: string) => screen.findByRole('heading', { name });
const boxes = () =>
  within(screen.getByRole('group', { name: code.group })).getAllByRole<HTMLInputElement>('textbox');
const isWrong = () => boxes().some((box) => box.getAttribute('aria-invalid') === 'true');
const digits = () =>
  boxes()
    .map(({ value }) => value)
    .join('');
const paste = (text: string) =>
  fireEvent.paste(boxes()[0]!, { clipboardData: { getData: () => text } });
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
  await heading(pageTitles.signUp);
  for (const [name, value] of Object.entries(input)) write(name, value);
  press(copy.action);
  await says('There is such an account.');
  expect(field('email').value).toBe(input.email);
  service.answers.SignUp = { signUp: { id: 'u1', firstName: 'Asha', ...done } };
  press(copy.action);
  await waitFor(() => expect(session.waiting()).toEqual(['loadUser']));
  expect(service.sent('SignUp')).toEqual([{ input }, { input }]);
  await act(() => session.go(here(unverified)));

  await heading(mobile.title);
  await waitFor(() => expect(service.place()).toBe('/mobileNo'));
  expect(sessionStorage.getItem('assay.tab.typed.signUp')).toBeNull();
  service.answers.SendCode = refusal('That is no number.');
  write('phone', '90000');
  press(mobile.action);
  await says('That is no number.');
  service.answers.SendCode = { sendCode: done };
  write('phone', '9000000001');
  press(mobile.action);
  await screen.findByText(code.lead('9000000001'));
  expect(service.sent('SendCode')).toEqual([
    { phone: '90000', userId: 'u1' },
    { phone: '9000000001', userId: 'u1' },
  ]);
  await waitFor(() => expect(service.place()).toBe('/verifyOtp'));

  service.answers.VerifyCode = refusal('The code is wrong.', { code: 'BAD_REQUEST' });
  paste('1111');
  await says('The code is wrong.');
  await waitFor(() => expect([digits(), isWrong()]).toEqual(['', true]));
  // What could not be checked may still be right.
  service.answers.VerifyCode = 'away';
  paste('2222');
  await waitFor(() => expect(alerts()[0]).toContain('We cannot reach the service'));
  expect([digits(), isWrong()]).toEqual(['2222', false]);
  service.answers.VerifyCode = { verifyCode: done };
  press(code.action);
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

/** A tab in which somebody was sent a code, so long ago. */
const sentCode = (ago = 0) =>
  sessionStorage.setItem(
    'assay.tab.signUp',
    JSON.stringify({ userId: 'u1', phone: '9000000001', codeSentAt: Date.now() - ago }),
  );

describe('where sign-up begins', () => {
  it.each([
    ['a guest at its first page', null, '/', '/', pageTitles.signUp],
    ['a guest', null, '/mobileNo', '/', pageTitles.signUp],
    ['an account without a number', unverified, '/mobileNo', '/mobileNo', mobile.title],
    // Nobody makes a second account, or proves no number.
    ['an account at its first page', unverified, '/', '/home', null],
    ['an account without a code', unverified, '/verifyOtp', '/home', null],
    ['whoever has all of it', verified, '/mobileNo', '/home', null],
  ])('%s: %o at %s leads to %s', async (_, who, url, place, title) => {
    const service = await open(url, await sessionOf(who));
    await waitFor(() => expect(service.place()).toBe(place));
    await waitFor(() => expect(texts('heading').slice(0, 1)).toEqual(title ? [title] : []));
  });

  it('whoever has all of it goes where they wanted', async () => {
    const session = await sessionOf(verified);
    await session.go({ fact: { type: 'page.wanted', wanted: '/Lab' } });
    const service = await open('/mobileNo', session);
    await waitFor(() => expect(service.place()).toBe('/Lab'));
  });

  it('only its first page is shown before it is known who is here, with another try', async () => {
    const session = walk(sessionMachine);
    await open('/', session);
    await heading(pageTitles.signUp);
    cleanup();
    await open('/mobileNo', session);
    expect(screen.queryByRole('heading', { name: pageTitles.signUp })).toBeNull();
    expect(screen.queryByLabelText(mobile.label)).toBeNull();
    await act(() => session.go({ fails: 'loadUser', with: failure() }));
    press('Retry');
    expect(session.waiting()).toEqual(['loadUser']);
    await act(() => session.go(here(unverified)));
    await heading(mobile.title);
  });

  it('whoever has half of it and no session any more logs in first, once that is known', async () => {
    sentCode();
    const session = walk(sessionMachine);
    const service = await open('/verifyOtp', session);
    await act(() => session.go({ fails: 'loadUser', with: failure() }));
    expect([service.place(), texts('button')]).toEqual(['/verifyOtp', ['Retry']]);
    press('Retry');
    await act(() => session.go(here(null)));
    await waitFor(() => expect(service.place()).toBe('/login'));
    expect(session.context<{ wanted: string | null }>().wanted).toBe('/verifyOtp');
  });
});

describe('the code', () => {
  const begin = async (ago: number, answers: ServiceAnswers = {}) => {
    sentCode(ago);
    const service = await open('/verifyOtp', await sessionOf(unverified), answers);
    await screen.findByText(code.lead('9000000001'));
    return service;
  };
  const isWaiting = () => button(code.resend).disabled;
  const wait = () => screen.queryByRole('timer')?.textContent;

  it('can be asked for again once half a minute is over', async () => {
    const service = await begin(31_000, { SendCode: refusal('Too many codes.') });
    expect([isWaiting(), wait()]).toEqual([false, undefined]);
    press(code.resend);
    await says('Too many codes.');
    service.answers.SendCode = { sendCode: done };
    press(code.resend);
    await screen.findByRole('timer');
    const sent = { phone: '9000000001', userId: 'u1' };
    expect(service.sent('SendCode')).toEqual([sent, sent]);
    expect(isWaiting()).toBe(true);
  });

  it('is counted down to', async () => {
    await begin(18_100);
    expect(wait()).toBe(code.soon(12));
    await waitFor(() => expect(wait()).toBe(code.soon(11)), { timeout: 3000 });
  });

  it('is not asked for again at once; the number can be changed', async () => {
    const service = await begin(0);
    expect(isWaiting()).toBe(true);
    press(code.change);
    await heading(mobile.title);
    expect([field('phone').value, service.place()]).toEqual(['9000000001', '/mobileNo']);
    expect(service.sent('SendCode')).toEqual([]);
  });
});
