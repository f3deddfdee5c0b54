// @vitest-environment jsdom
import { useQuery } from '@apollo/client/react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OwnAccountPage } from '../../web/admin/staff/OwnAccountPage.tsx';
import { adminStaffCopy } from '../../web/copy/adminStaff.ts';
import { CurrentAdminDocument } from '../../web/admin/generated/graphql.ts';
import { field, write } from './support/forms.ts';
import { button, press, put, says, texts } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

const { account, secondFactor: copy } = adminStaffCopy;
const at = '2026-09-07T02:00:00.000Z';
const moment = 'Mon, 7 Sept, 07:30 am';
const factor = (changes: object = {}) => ({
  ownSecondFactor: { on: false, since: null, recoveryCodesLeft: 0, required: false, ...changes },
});
const on = factor({ on: true, since: at, recoveryCodesLeft: 9, required: true });
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
const owner = { id: 's1', email: 'm@example.com', name: 'Meera', staffRole: 'OWNER' };
const admin = { ...owner, labs: [], calls: [], staffWithoutLab: 0, visitsWithoutTechnician: 0 };
/** The frame of the administration, which asks what is open to whom. */
function Frame() {
  useQuery(CurrentAdminDocument);
  return null;
}
const open = async (answers: ServiceAnswers, calls?: string[]) => {
  const service = await serve(
    <>
      <Frame />
      <OwnAccountPage />
    </>,
    { OwnSessions: sessions, OwnSecondFactor: factor(), CurrentAdmin: { admin }, ...answers },
    calls ? { staff: { calls } } : {},
  );
  await screen.findByRole('heading', { name: copy.title });
  return service;
};
const shows = (text: string | RegExp) =>
  waitFor(() => expect(screen.queryAllByText(text)).toHaveLength(1));
const codes = ['aaaa-1111', 'bbbb-2222'];
const listed = () => texts('listitem', screen.getByRole('list', { name: copy.codes }));

describe('where one is logged in', () => {
  it('another place can be logged out', async () => {
    const service = await open({ EndOwnSession: refusal('It is over already.') });
    await shows(account.here);
    const since = account.started(moment);
    expect(texts('listitem', screen.getByRole('list', { name: account.sessions }))).toEqual([
      `Firefox, Linux${since}${account.here}`,
      `${account.unknown}${since}${account.end}`,
      `Safari${since}${account.end}`,
    ]);
    press(account.endOf(account.unknown, moment));
    await says('It is over already.');
    await waitFor(() => expect(service.sent('OwnSessions')).toHaveLength(2));
    service.answers.EndOwnSession = { endOwnSession: sessions.ownSessions };
    press(account.endOf('Safari', moment));
    await says(account.ended);
    expect(service.sent('EndOwnSession')).toEqual([{ id: 'n2' }, { id: 'n3' }]);
    await waitFor(() => expect(service.sent('OwnSessions')).toHaveLength(3));
  });

  it('is not asked for while an owner has to set up a second factor first', async () => {
    const required = factor({ required: true });
    const service = await open({ OwnSecondFactor: required }, ['ownSecondFactor']);
    await shows(copy.required);
    expect(service.sent('OwnSessions')).toEqual([]);
    expect(screen.queryByText(account.change)).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

it('a password is changed by the one before, and everywhere else is logged out', async () => {
  const service = await open({ ChangeOwnPassword: refusal('The password is wrong.') });
  put(account.current, 'assay-1');
  put(account.new, 'assay-2-new');
  press(account.change);
  await says('The password is wrong.');
  expect(service.sent('OwnSessions')).toHaveLength(1);
  service.answers.ChangeOwnPassword = { changeOwnPassword: done };
  press(account.change);
  await says(account.changed);
  const sent = { password: 'assay-1', newPassword: 'assay-2-new' };
  expect(service.sent('ChangeOwnPassword')).toEqual([sent, sent]);
  expect(field('newPassword').value).toBe('');
  await waitFor(() => expect(service.sent('OwnSessions')).toHaveLength(2));
});

describe('a second factor', () => {
  it('is set up by the password and a code, which gives recovery codes once', async () => {
    const service = await open({ BeginSecondFactor: refusal('The password is wrong.') });
    expect(screen.queryByText(/^On since/)).toBeNull();
    expect(screen.queryByText(copy.required)).toBeNull();
    put(copy.password, 'assay-1');
    press(copy.begin);
    await says('The password is wrong.');
    service.answers.BeginSecondFactor = {
      beginSecondFactor: { secret: 'ABCDEFGHIJ', uri: 'otpauth://totp/Assay?secret=ABCDEFGHIJ' },
    };
    press(copy.begin);
    await shows('ABCD EFGH IJ');
    const sent = { password: 'assay-1' };
    expect(service.sent('BeginSecondFactor')).toEqual([sent, sent]);
    const drawn = screen.getByRole('img', { name: copy.qr });
    const [, , size] = drawn.getAttribute('viewBox')!.split(' ').map(Number);
    // Squares with the three corners that a camera looks for, inside of a border of four.
    const path = drawn.querySelector('path')!.getAttribute('d')!;
    expect(path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    const squares = path.match(/M\d+ \d+/g)!;
    for (const corner of ['M4 4', `M${size! - 5} 4`, `M4 ${size! - 5}`])
      expect(squares).toContain(corner);
    expect(squares.some((square) => / [0-3]$|M[0-3] /.test(square))).toBe(false);
    write('otp', '123456');
    service.answers.ConfirmSecondFactor = refusal('The code is wrong.');
    press(copy.confirm);
    await says('The code is wrong.');
    service.answers.ConfirmSecondFactor = { confirmSecondFactor: codes };
    service.answers.OwnSecondFactor = on;
    press(copy.confirm);
    await shows(`${copy.isOn('Mon, 7 Sept 2026, 07:30 am')} ${copy.left(9)}`);
    expect(screen.queryByText(copy.required)).toBeNull();
    expect(service.sent('ConfirmSecondFactor')).toEqual([{ otp: '123456' }, { otp: '123456' }]);
    expect(listed()).toEqual(codes);
    expect(screen.queryByText(copy.change)).toBeNull();
    // Pages open with it: who is here is read anew.
    await waitFor(() => expect(service.sent('CurrentAdmin')).toHaveLength(2));
    await waitFor(() => expect(service.sent('OwnSessions')).toHaveLength(2));
    press(copy.stored);
    await shows(copy.change);
    expect(screen.queryByText('aaaa-1111')).toBeNull();
  });

  const proof = { password: 'assay-1', otp: '123456' };
  const prove = () => {
    put(copy.password, proof.password);
    write('otp', proof.otp);
  };
  const closed = () => [copy.renew, copy.off].map((name) => button(name).disabled);

  it('gives new recovery codes by the password and a code, also where no button sends them', async () => {
    const service = await open({
      OwnSecondFactor: factor({ on: true, since: at, recoveryCodesLeft: 1 }),
      RenewRecoveryCodes: refusal('The code is wrong.'),
    });
    await shows(`${copy.isOn('Mon, 7 Sept 2026, 07:30 am')} ${copy.left(1)}`);
    prove();
    press(copy.renew);
    await says('The code is wrong.');
    service.answers.RenewRecoveryCodes = { renewRecoveryCodes: codes };
    fireEvent.submit(button(copy.off).closest('form')!);
    await waitFor(() => expect(listed()).toEqual(codes));
    expect(service.sent('RenewRecoveryCodes')).toEqual([proof, proof]);
    expect(service.sent('RemoveSecondFactor')).toEqual([]);
  });

  it('goes off by the password and a code, one thing at a time', async () => {
    const service = await open({ OwnSecondFactor: on });
    prove();
    expect(closed()).toEqual([false, false]);
    service.answers.RemoveSecondFactor = refusal('Owners keep theirs.');
    press(copy.off);
    await waitFor(() => expect(closed()).toEqual([true, true]));
    await says('Owners keep theirs.');
    service.answers.RemoveSecondFactor = { removeSecondFactor: done };
    service.answers.OwnSecondFactor = factor();
    press(copy.off);
    await shows(copy.isOff);
    expect(service.sent('RemoveSecondFactor')).toEqual([proof, proof]);
    expect(service.sent('RenewRecoveryCodes')).toEqual([]);
    expect(screen.getAllByRole('button', { name: copy.begin })).toHaveLength(1);
    await waitFor(() => expect(service.sent('CurrentAdmin')).toHaveLength(2));
  });
});
