// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ProfilePanel } from '../../web/account/ProfilePanel.tsx';
import { Session } from '../../web/shared/flows/flows.ts';
import { afterSignOut, sessionMachine } from '../../machines/session/session.machine.ts';
import type { User } from '../../machines/generated/schema.ts';
import { address, failure, user } from '../../devtools/samples/entities.ts';
import { addressWithoutPin } from '../shown/addressLines.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import { WhatsAppConsent } from '../../web/account/WhatsAppConsent.tsx';
import { back, newPage, settled } from './support/browserBack.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';
import { press, put, says, textsOf, valueOf } from './support/page.ts';

const closed = vi.fn<() => void>();
beforeEach(() => {
  closed.mockClear();
  newPage();
});

/** The panel of a customer, or of a guest, with the session that it reads. */
async function panel(who: User | null, answers: ServiceAnswers = { Addresses: { addresses: [] } }) {
  const session = walk(sessionMachine);
  await session.go({ answers: 'loadUser', with: who });
  const service = await serve(
    <Session.Provider actor={session.actor as never}>
      <ProfilePanel open onClose={closed}>
        <p>At the end</p>
      </ProfilePanel>
    </Session.Provider>,
    answers,
  );
  await screen.findByText('At the end');
  // It hides what stands beside it in the next frame: a dialog that opens earlier would be hidden, too.
  await waitFor(() => expect(content().contains(document.activeElement)).toBe(true));
  return { session, service };
}
const content = () => document.querySelector<HTMLElement>('[data-panel=profile]')!;
const body = () => within(content());
const links = () =>
  body()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('a guest is led to the login and to sign-up', async () => {
  await panel(null);
  expect(links()).toEqual([
    ['Log in', '/login'],
    ['Sign up', '/'],
  ]);
  expect(body().queryByText('Your data')).toBeNull();
  fireEvent.click(body().getByRole('link', { name: 'Log in' }));
  fireEvent.click(body().getByRole('link', { name: 'Sign up' }));
  expect(closed).toHaveBeenCalledTimes(2);
});

it.each([
  ['+919000000001', '+919000000001'],
  [null, 'No mobile number yet'],
])('a customer reads who they are: %s', async (phone, words) => {
  await panel({ ...user, phone });
  expect(body().getAllByText('Asha Menon')).toHaveLength(1);
  expect(body().getAllByText('asha@example.com')).toHaveLength(1);
  expect(body().getAllByText(words)).toHaveLength(1);
  expect(document.querySelectorAll('[data-panel=profile] form')).toHaveLength(0);
});

it.each([
  [
    [
      { ...address, id: 'a2', isDefault: false },
      { ...address, houseNo: '9' },
    ],
    addressWithoutPin({ ...address, houseNo: '9' }),
  ],
  [[{ ...address, isDefault: false }], 'No address saved yet'],
])('the ways from the panel, which closes; with the default of %o', async (addresses, line) => {
  const { service } = await panel(user, {});
  expect(body().queryByText('No address saved yet')).toBeNull();
  cleanup();
  await panel(user, { ...service.answers, Addresses: { addresses } });
  await body().findByText(line);
  expect(links()).toEqual([
    ['Track My Orders', '/orders'],
    ['My Family & Friends', '/family'],
    ['Payments', '/payments'],
    [`Manage Address${line}`, '/address'],
    ['Reminders', '/reminders'],
    ['Offers', '/offers'],
    ['Help', '/help'],
    ['Terms & conditions', '/terms'],
    ['Download my data', '/api/v1/users/me/export'],
  ]);
  fireEvent.click(body().getByRole('link', { name: 'Payments' }));
  expect(closed).toHaveBeenCalledTimes(1);
});

it('closes by its button, by Escape and by Back', async () => {
  await panel(user);
  await settled();
  press('Close');
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(2));
  await back();
  expect(closed).toHaveBeenCalledTimes(3);
});

it.each([
  ['Asha', 'A'],
  ['', 'M'],
])('has the initial of “%s”, or that of the e-mail', async (firstName, initial) => {
  await panel({ ...user, firstName, email: 'menon@example.com' });
  expect(textsOf('[data-panel=profile] div[aria-hidden]')[0]).toBe(initial);
});

describe('the names', () => {
  it('are changed, and who is here is asked anew', async () => {
    const { session, service } = await panel(user, { UpdateProfile: refusal('Please write it.') });
    press('Edit');
    expect([valueOf('First name'), valueOf('Last name')]).toEqual(['Asha', 'Menon']);
    put('First name', 'Usha');
    put('Last name', 'Nair');
    press('Save');
    await says('Please write it.');
    const input = { firstName: 'Usha', lastName: 'Nair' };
    expect(service.sent('UpdateProfile')).toEqual([{ input }]);
    expect(session.calls('reloadUser')).toEqual([]);
    service.answers.UpdateProfile = { updateProfile: { ...user, ...input } };
    press('Save');
    await waitFor(() => expect(screen.queryByLabelText('First name')).toBeNull());
    expect(session.waiting()).toEqual(['reloadUser']);
  });

  it('that were typed are there again after a reload, and not after Cancel', async () => {
    await panel(user);
    press('Edit');
    put('First name', 'Usha');
    cleanup();
    const { service } = await panel(user);
    expect(valueOf('First name')).toBe('Usha');
    press('Cancel');
    press('Edit');
    expect(valueOf('First name')).toBe('Asha');
    expect(service.sent('UpdateProfile')).toEqual([]);
  });
});

it('logging out leads to the login, and the panel closes', async () => {
  const { session, service } = await panel(user);
  press('Logout');
  expect(session.waiting()).toEqual(['signOut']);
  await act(() => session.go({ fails: 'signOut', with: failure() }));
  expect(screen.getByRole('alert').textContent).toBe(failure().message);
  expect(closed).not.toHaveBeenCalled();
  press('Logout');
  await act(() => session.go({ answers: 'signOut', with: {} }));
  expect(body().getAllByText('Logging out…')).toHaveLength(1);
  await act(() => session.go({ passes: afterSignOut }));
  await waitFor(() => expect(service.place()).toBe('/login'));
  expect(closed).toHaveBeenCalledTimes(1);
});

describe('messages by WhatsApp', () => {
  const box = () => screen.getByRole<HTMLInputElement>('checkbox');

  it('are asked about where there is something to choose, and sent as pressed', async () => {
    await panel(user);
    expect(screen.queryByRole('checkbox')).toBeNull();
    cleanup();
    const chosen = { ...user, whatsApp: true };
    await panel(chosen, { UpdateProfile: 'away' });
    fireEvent.click(box());
    await screen.findByRole('alert');
    await waitFor(() => expect(box().checked).toBe(true));
    cleanup();
    const updateProfile = { ...user, whatsApp: false };
    const { session, service } = await panel(chosen, { UpdateProfile: { updateProfile } });
    fireEvent.click(box());
    await waitFor(() => expect(session.waiting()).toEqual(['reloadUser']));
    expect(service.sent('UpdateProfile')).toEqual([{ input: { whatsApp: false } }]);
  });

  it('of several presses on a box the last is what stays: they are sent one after the other', async () => {
    const answers: (() => void)[] = [];
    const service = await serve(<WhatsAppConsent allowed={false} />, {});
    const sent: boolean[] = [];
    vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
      const { variables } = JSON.parse(body as string) as {
        variables: { input: { whatsApp: boolean } };
      };
      sent.push(variables.input.whatsApp);
      const updateProfile = { __typename: 'User', ...user, whatsApp: variables.input.whatsApp };
      return new Promise((resolve) =>
        answers.push(() => resolve(Response.json({ data: { updateProfile } }))),
      );
    });
    fireEvent.click(box());
    await waitFor(() => expect(sent).toEqual([true]));
    fireEvent.click(box());
    await settled();
    expect([sent, service.sent('UpdateProfile')]).toEqual([[true], []]);
    await act(async () => answers[0]!());
    await waitFor(() => expect(sent).toEqual([true, false]));
    await waitFor(() => expect(box().checked).toBe(false));
  });
});

describe('an account is deleted', () => {
  const dialog = () => screen.findByRole('alertdialog');
  const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete for good' });

  it('by its password, after which the session ends', async () => {
    const wrong = refusal('The password is wrong.', { code: 'UNAUTHORIZED' });
    const { session, service } = await panel(user, { DeleteAccount: wrong });
    press('Delete my account');
    expect((await dialog()).textContent).toContain('Delete your account?');
    expect(confirm().disabled).toBe(true);
    put('Password', 'assay-1');
    expect(confirm().disabled).toBe(false);
    fireEvent.click(confirm());
    await says('The password is wrong.');
    expect(session.waiting()).toEqual([]);
    service.answers.DeleteAccount = { deleteAccount: { message: 'Done' } };
    put('Password', 'assay-2');
    fireEvent.click(confirm());
    await waitFor(() => expect(session.waiting()).toEqual(['signOut']));
    await session.go({ answers: 'signOut' });
    expect(await body().findAllByText('Done')).toHaveLength(1);
    const typed = service.sent('DeleteAccount').map(({ password }) => password);
    expect(typed).toEqual(['assay-1', 'assay-2']);
  });

  it('or not: what was typed and said goes', async () => {
    await panel(user, { DeleteAccount: refusal('The password is wrong.') });
    press('Delete my account');
    await dialog();
    put('Password', 'assay-1');
    fireEvent.click(confirm());
    await screen.findByRole('alert');
    press('Keep it');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    press('Delete my account');
    await dialog();
    expect(valueOf('Password')).toBe('');
    expect(screen.queryAllByText('The password is wrong.')).toEqual([]);
  });
});
