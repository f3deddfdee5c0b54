// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { messageOf } from '../../machines/failure.ts';
import { EndOwnSessionDocument, CurrentAdminDocument } from '../../web/admin/generated/graphql.ts';
import { StaffLogin } from '../../web/app/StaffLogin.tsx';
import { adminStaffCopy } from '../../web/copy/adminStaff.ts';
import { authCopy } from '../../web/copy/auth.ts';
import { client, mutateCached } from '../../web/shared/apollo.ts';
import { AtTheDoor } from '../../web/shared/drawings.ts';
import { field, writeAll } from './support/forms.ts';
import { alerts, button, labelled, press, put, says } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';
import type { Answer, Service } from './support/service.tsx';

const { sessionOver, login } = adminStaffCopy;
const over = refusal('Log in again.', {
  code: 'FORBIDDEN',
  reason: 'ADMIN_LOGIN_REQUIRED',
});
const ended = { endOwnSession: [] };
const loggedIn = { signInAdmin: { message: 'Done', reason: 'DONE' } };
const personOf = (id: string) => ({
  __typename: 'Admin',
  id,
  email: 'owner@example.com',
  name: 'Meera Nair',
  staffRole: 'OWNER',
  labs: [],
  calls: [],
  staffWithoutLab: 0,
  visitsWithoutTechnician: 0,
});
const title = () => screen.queryByRole('heading', { name: sessionOver.title });
const logIn = () => {
  writeAll({ email: 'owner@example.com', password: 'assay-demo-1' });
  press(authCopy.login.action);
};

/** A page with a field, and a button that sends two mutations at once. */
function SomePage() {
  const [said, setSaid] = useState('');
  const send = (...ids: string[]) =>
    Promise.all(ids.map((id) => mutateCached(EndOwnSessionDocument, { id }))).then(
      () => setSaid('Done.'),
      (failed: unknown) => setSaid(messageOf(failed).text),
    );
  return (
    <main>
      <input aria-label="Note" />
      <button onClick={() => void send('s1', 's2')}>Send both</button>
      {said ? <p role="alert">{said}</p> : null}
    </main>
  );
}

let isOver: boolean;
let service: Service;
beforeAll(() => AtTheDoor.load());
/** Opens the page, types, and sends two things once the session has ended. */
async function open(): Promise<void> {
  isOver = true;
  service = await serve(
    <StaffLogin>
      <SomePage />
    </StaffLogin>,
    {
      EndOwnSession: (): Answer => (isOver ? over : ended),
      SignInAdmin: refusal('It is wrong.'),
      CurrentAdmin: { admin: personOf('a1') },
    },
    { at: { path: '*', url: '/admin' } },
  );
  client.writeQuery({ query: CurrentAdminDocument, data: { admin: personOf('a1') } as never });
  put('Note', 'Typed');
  press('Send both');
  await screen.findByRole('heading', { name: sessionOver.title });
}
beforeEach(open);
const isPageBehind = () => labelled('Note').closest('[inert]') !== null;

it('asks once for all calls, keeps the page, and sends them again for the same person', async () => {
  expect([isPageBehind(), screen.getAllByRole('heading')]).toEqual([true, [title()]]);
  logIn();
  await says('It is wrong.');
  expect(field('email').value).toBe('owner@example.com');
  isOver = false;
  service.answers.SignInAdmin = loggedIn;
  press(authCopy.login.action);
  await says('Done.');
  expect(service.sent('EndOwnSession')).toEqual(['s1', 's2', 's1', 's2'].map((id) => ({ id })));
  expect([title(), isPageBehind(), labelled('Note').value]).toEqual([null, false, 'Typed']);
});

it('asks anew where the administration was left meanwhile', async () => {
  cleanup();
  await open();
  expect(isPageBehind()).toBe(true);
});

it('shows somebody else the page from its beginning, and sends nothing in their name', async () => {
  service.answers.SignInAdmin = loggedIn;
  service.answers.CurrentAdmin = { admin: personOf('a2') };
  logIn();
  await waitFor(() => expect(title()).toBeNull());
  expect([isPageBehind(), labelled('Note').value]).toEqual([false, '']);
  expect(service.sent('EndOwnSession')).toHaveLength(2);
});

it.each([
  ['nobody wants to', () => press(sessionOver.notNow)],
  [
    'it is not known who it is',
    () => {
      service.answers.SignInAdmin = loggedIn;
      service.answers.CurrentAdmin = 'away';
      logIn();
    },
  ],
])('refuses the calls and keeps the page where %s', async (_, end) => {
  end();
  await says('Log in again.');
  expect([title(), isPageBehind(), labelled('Note').value]).toEqual([null, false, 'Typed']);
  expect(service.sent('EndOwnSession')).toHaveLength(2);
});

it('asks for the code where there is a second factor', async () => {
  service.answers.SignInAdmin = {
    signInAdmin: { message: 'Code', reason: 'SECOND_FACTOR_ASKED' },
  };
  service.answers.ConfirmSignInAdmin = { confirmSignInAdmin: loggedIn.signInAdmin };
  logIn();
  await screen.findByRole('heading', { name: login.title });
  isOver = false;
  writeAll({ otp: '123456' });
  press(login.action);
  await says('Done.');
  expect([button('Send both').disabled, alerts()]).toEqual([false, ['Done.']]);
});
