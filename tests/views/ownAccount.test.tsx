// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OwnAccountPage } from '../../web/admin/staff/OwnAccountPage.tsx';
import { field, write } from './support/forms.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';
import { alerts, press } from './support/page.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = '2026-09-07T02:00:00.000Z';
const factor = (changes: object = {}) => ({
  ownSecondFactor: { on: false, since: null, recoveryCodesLeft: 0, required: false, ...changes },
});
const on = factor({ on: true, since: at, recoveryCodesLeft: 9 });
const session = (id: string, browser: string | null, current: boolean) => ({
  id,
  browser,
  startedAt: at,
  expiresAt: at,
  current,
});
const sessions = {
  ownSessions: [
    session('n1', 'Firefox, Linux', true),
    session('n2', null, false),
    session('n3', 'Safari', false),
  ],
};
const done = { message: 'Done', reason: null };
const open = async (answers: ServiceAnswers, calls?: string[]) => {
  const service = await serve(
    <OwnAccountPage />,
    { OwnSessions: sessions, OwnSecondFactor: factor(), ...answers },
    calls ? { staff: { calls } } : {},
  );
  await screen.findByRole('heading', { name: 'Second factor' });
  return service;
};
const shows = (text: string | RegExp) =>
  waitFor(() => expect(screen.queryAllByText(text)).toHaveLength(1));
const codes = ['aaaa-1111', 'bbbb-2222'];
const listed = () =>
  within(screen.getByRole('list', { name: 'Your recovery codes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('where one is logged in', () => {
  it('another place can be logged out', async () => {
    const service = await open({ EndOwnSession: refusal('It is over already.') });
    await shows('Here');
    const cards = within(
      screen.getByRole('list', { name: 'Where you are logged in' }),
    ).getAllByRole('listitem');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Firefox, LinuxLogged in Mon, 7 Sept, 07:30 amHere',
      'Unknown browserLogged in Mon, 7 Sept, 07:30 amLog out there',
      'SafariLogged in Mon, 7 Sept, 07:30 amLog out there',
    ]);
    press('Log out there: Unknown browser, Mon, 7 Sept, 07:30 am');
    await waitFor(() => expect(alerts()).toEqual(['It is over already.']));
    await waitFor(() => expect(service.sent('OwnSessions')).toHaveLength(2));
    service.answers.EndOwnSession = { endOwnSession: sessions.ownSessions };
    press('Log out there: Safari, Mon, 7 Sept, 07:30 am');
    await waitFor(() => expect(alerts()).toEqual(['Logged out there.']));
    expect(service.sent('EndOwnSession')).toEqual([{ id: 'n2' }, { id: 'n3' }]);
    await waitFor(() => expect(service.sent('OwnSessions')).toHaveLength(3));
  });

  it('that cannot be read has another try', async () => {
    const service = await open({ OwnSessions: 'away' });
    await waitFor(() => expect(alerts()).toHaveLength(1));
    service.answers.OwnSessions = sessions;
    press('Retry');
    await shows('Here');
  });

  it('is not asked for while an owner has to set up a second factor first', async () => {
    const service = await open({ OwnSecondFactor: factor({ required: true }) }, [
      'ownSecondFactor',
    ]);
    await shows('Owners need a second factor. Please set it up; then everything else opens.');
    expect(service.sent('OwnSessions')).toEqual([]);
    expect(screen.queryByText('Change password')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

it('a password is changed by the one before, and everywhere else is logged out', async () => {
  const service = await open({ ChangeOwnPassword: refusal('The password is wrong.') });
  await screen.findByLabelText('New password');
  const form = () => screen.getByLabelText('New password').closest('form')!;
  const put = (name: string, value: string) =>
    fireEvent.input(form().querySelector(`[name=${name}]`)!, { target: { value } });
  put('password', 'assay-1');
  put('newPassword', 'assay-2-new');
  press('Change password');
  await waitFor(() => expect(alerts()).toEqual(['The password is wrong.']));
  expect(service.sent('OwnSessions')).toHaveLength(1);
  service.answers.ChangeOwnPassword = { changeOwnPassword: done };
  press('Change password');
  await waitFor(() =>
    expect(alerts()).toEqual(['Your password is changed. You are logged out everywhere else.']),
  );
  const sent = { password: 'assay-1', newPassword: 'assay-2-new' };
  expect(service.sent('ChangeOwnPassword')).toEqual([sent, sent]);
  expect(field('newPassword').value).toBe('');
  await waitFor(() => expect(service.sent('OwnSessions')).toHaveLength(2));
});

describe('a second factor', () => {
  const passwordIn = (name: string) => {
    const form = screen.getByRole('button', { name }).closest('form')!;
    return (value: string) =>
      fireEvent.input(form.querySelector('[name=password]')!, { target: { value } });
  };

  it('is set up by the password and a code, which gives recovery codes once', async () => {
    const service = await open({ BeginSecondFactor: refusal('The password is wrong.') });
    expect(screen.queryByText(/^On since/)).toBeNull();
    expect(screen.queryByText(/^Owners need/)).toBeNull();
    passwordIn('Set up')('assay-1');
    press('Set up');
    await waitFor(() => expect(alerts()).toEqual(['The password is wrong.']));
    service.answers.BeginSecondFactor = {
      beginSecondFactor: { secret: 'ABCDEFGHIJ', uri: 'otpauth://totp/Assay?secret=ABCDEFGHIJ' },
    };
    press('Set up');
    await shows('ABCD EFGH IJ');
    expect(service.sent('BeginSecondFactor')).toEqual([
      { password: 'assay-1' },
      { password: 'assay-1' },
    ]);
    const drawn = screen.getByRole('img', { name: 'QR code for the authenticator app' });
    const [, , size] = drawn.getAttribute('viewBox')!.split(' ').map(Number);
    // The three corners that a camera looks for, inside of a border of four.
    const squares = new Set(
      drawn
        .querySelector('path')!
        .getAttribute('d')!
        .match(/M\d+ \d+/g),
    );
    for (const corner of ['M4 4', `M${size! - 5} 4`, `M4 ${size! - 5}`])
      expect([...squares]).toContain(corner);
    expect([...squares].some((square) => / [0-3]$|M[0-3] /.test(square))).toBe(false);
    write('otp', '123456');
    service.answers.ConfirmSecondFactor = refusal('The code is wrong.');
    press('Switch on');
    await waitFor(() => expect(alerts()).toEqual(['The code is wrong.']));
    service.answers.ConfirmSecondFactor = { confirmSecondFactor: codes };
    service.answers.OwnSecondFactor = on;
    press('Switch on');
    await shows('On since Mon, 7 Sept, 07:30 am. 9 recovery codes are left.');
    expect(service.sent('ConfirmSecondFactor')).toEqual([{ otp: '123456' }, { otp: '123456' }]);
    expect(listed()).toEqual(codes);
    expect(screen.queryByText('Change the second factor')).toBeNull();
    await waitFor(() => expect(service.sent('OwnSessions')).toHaveLength(2));
    press('I have stored them');
    await shows('Change the second factor');
    expect(screen.queryByText('aaaa-1111')).toBeNull();
  });

  it('gives new recovery codes by the password and a code', async () => {
    const service = await open({
      OwnSecondFactor: factor({ on: true, since: at, recoveryCodesLeft: 1 }),
      RenewRecoveryCodes: refusal('The code is wrong.'),
    });
    await shows('On since Mon, 7 Sept, 07:30 am. One recovery code is left.');
    passwordIn('New recovery codes')('assay-1');
    write('otp', '123456');
    press('New recovery codes');
    await waitFor(() => expect(alerts()).toEqual(['The code is wrong.']));
    service.answers.RenewRecoveryCodes = { renewRecoveryCodes: codes };
    press('New recovery codes');
    await waitFor(() => expect(listed()).toEqual(codes));
    const sent = { password: 'assay-1', otp: '123456' };
    expect(service.sent('RenewRecoveryCodes')).toEqual([sent, sent]);
    expect(service.sent('RemoveSecondFactor')).toEqual([]);
  });

  it('goes off by the password and a code', async () => {
    const service = await open({
      OwnSecondFactor: on,
      RemoveSecondFactor: refusal('Owners keep theirs.'),
    });
    passwordIn('Switch off')('assay-1');
    write('otp', '123456');
    press('Switch off');
    await waitFor(() => expect(alerts()).toEqual(['Owners keep theirs.']));
    service.answers.RemoveSecondFactor = { removeSecondFactor: done };
    service.answers.OwnSecondFactor = factor();
    press('Switch off');
    await shows('The second factor is off. You are logged out everywhere else.');
    const sent = { password: 'assay-1', otp: '123456' };
    expect(service.sent('RemoveSecondFactor')).toEqual([sent, sent]);
    expect(service.sent('RenewRecoveryCodes')).toEqual([]);
    expect(screen.getAllByRole('button', { name: 'Set up' })).toHaveLength(1);
  });
});
