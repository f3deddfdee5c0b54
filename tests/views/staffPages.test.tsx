// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffPage } from '../../web/admin/staff/StaffPage.tsx';
import { adminCopy } from '../../web/copy/admin.ts';
import { adminStaffCopy as copy } from '../../web/copy/adminStaff.ts';
import { readTyped } from '../../web/ui/typedText.ts';
import { answer, button, press, put, says, texts, valueOf } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

const at = '2026-09-07T02:00:00.000Z';
const moment = 'Mon, 7 Sept, 07:30 am';
const someone = (id: string, name: string, staffRole: string) => ({
  id,
  name,
  email: `${id}@example.com`,
  staffRole,
  labs: staffRole === 'LAB' ? ['l1'] : [],
});
const meera = { ...someone('s1', 'Meera Nair', 'OWNER'), since: at, version: 'v1' };
const ravi = { ...someone('s2', 'Ravi Kumar', 'TECHNICIAN'), since: at, version: 'v2' };
const staff = {
  members: [meera, ravi],
  invitations: [
    { ...someone('i1', 'Farhan Khan', 'LAB'), expiresAt: at, expired: false },
    { ...someone('i2', 'Nina Rao', 'LAB'), expiresAt: at, expired: true },
  ],
};
const open = async (answers: ServiceAnswers = {}, shown: object = staff) => {
  const service = await serve(
    <StaffPage />,
    { Staff: { staff: shown }, ...answers },
    { staff: { id: 's1' } },
  );
  await screen.findByRole('list', { name: copy.members });
  return service;
};
const role = copy.roleOf('Ravi Kumar');

it('the staff are listed; nobody changes themselves', async () => {
  await open();
  const list = screen.getByRole('list', { name: copy.members });
  const [self, other] = within(list).getAllByRole('listitem');
  expect(self!.textContent).toBe(
    `Meera Nairs1@example.com${copy.since('Mon, 7 Sept 2026, 07:30 am')}Owner${copy.you}`,
  );
  const acts = [self!, other!].map((card) => within(card).queryAllByRole('button').length);
  expect([acts, valueOf(role)]).toEqual([[0, 1], 'TECHNICIAN']);
  expect(texts('listitem', screen.getByRole('list', { name: copy.invitations }))).toEqual([
    `Farhan Khan · Labi1@example.com${copy.until(moment)}${copy.sendAgain}${copy.withdraw}`,
    `Nina Rao · Labi2@example.com${copy.expired}${copy.sendAgain}${copy.withdraw}`,
  ]);
  cleanup();
  await open({}, { ...staff, invitations: [] });
  expect(screen.queryByText(copy.invitations)).toBeNull();
});

it('somebody is invited in a role; what was typed is there after a reload, until it is sent', async () => {
  const LabsToFilter = { adminLabs: ['l1', 'l2'].map((id) => ({ id, name: `Lab ${id}` })) };
  await open({ LabsToFilter });
  put(copy.name, 'Asha Rao');
  put(copy.email, 'asha@example.com');
  // Under a name that no other form has.
  expect(readTyped('staffInvitation')).toMatchObject({ email: 'asha@example.com' });
  expect(document.body.textContent).toContain('Orders, customers, reports, tests, opening hours');
  put(copy.role, 'LAB');
  for (const name of ['Lab l1', 'Lab l2', 'Lab l1'])
    fireEvent.click(await screen.findByRole('checkbox', { name }));
  cleanup();
  const service = await open({ LabsToFilter, InviteStaff: refusal('They are here already.') });
  const typed = () => [copy.name, copy.email].map(valueOf);
  expect(typed()).toEqual(['Asha Rao', 'asha@example.com']);
  expect(screen.getAllByText(adminCopy.roles.LAB.may)).toHaveLength(1);
  press(copy.send);
  await says('They are here already.');
  expect(typed()).toEqual(['Asha Rao', 'asha@example.com']);
  service.answers.InviteStaff = { inviteStaff: staff };
  // Meanwhile somebody else has another role.
  const raviOfLab = { ...ravi, staffRole: 'LAB', labs: ['l1'] };
  service.answers.Staff = { staff: { ...staff, members: [meera, raviOfLab] } };
  press(copy.send);
  await says(copy.sent('asha@example.com'));
  const input = { name: 'Asha Rao', email: 'asha@example.com', staffRole: 'LAB', labs: ['l2'] };
  expect(service.sent('InviteStaff')).toEqual([{ input }, { input }]);
  expect(typed()).toEqual(['', '']);
  await waitFor(() => expect(valueOf(role)).toBe('LAB'));
  expect(texts('button')).not.toContain(copy.changeRole);
  delete service.answers.InviteStaff;
  press(copy.send);
  await says();
  cleanup();
  await open();
  expect(typed()).toEqual(['', '']);
});

it('of the lab without a lab are named, and get the labs that an owner ticks', async () => {
  const nina = {
    ...someone('s3', 'Nina Rao', 'LAB'),
    since: at,
    labs: [] as string[],
    version: 'v3',
  };
  const service = await open(
    { LabsToFilter: { adminLabs: [{ id: 'l1', name: 'Kaveri' }] } },
    { ...staff, members: [meera, ravi, nina] },
  );
  await says(copy.withoutLab('Nina Rao'));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Kaveri' }));
  service.answers.ChangeStaffRole = { changeStaffRole: staff };
  service.answers.Staff = { staff: { ...staff, members: [meera, { ...nina, labs: ['l1'] }] } };
  await screen.findByRole('button', { name: copy.saveLabs });
  press(copy.saveLabs);
  await says(copy.labsSaved);
  expect(service.sent('ChangeStaffRole')).toEqual([
    { id: 's3', staffRole: 'LAB', labs: ['l1'], version: 'v3' },
  ]);
});

const { sendAgain, withdraw, remove, changeRole } = copy;
const farhan = { name: 'Farhan Khan', email: 'i1@example.com', staffRole: 'LAB', labs: ['l1'] };
it.each([
  [`${sendAgain}: Farhan Khan`, 'InviteStaff', { input: farhan }, copy.sent('i1@example.com')],
  [`${withdraw}: Nina Rao`, 'WithdrawInvitation', { id: 'i2' }, copy.withdrawn],
  [`${remove}: Ravi Kumar`, 'RemoveStaff', { id: 's2' }, copy.removed],
  [
    changeRole,
    'ChangeStaffRole',
    { id: 's2', staffRole: 'OPERATIONS', version: 'v2' },
    copy.roleChanged,
  ],
])('%s', async (name, operation, sent, words) => {
  const service = await open({ [operation]: refusal('Not now.') });
  expect(texts('button')).not.toContain(changeRole);
  const act = async () => {
    if (name === changeRole) put(role, 'OPERATIONS');
    press(name);
    if (name.startsWith(`${remove}:`)) await answer(copy.yesRemove);
  };
  await act();
  await says('Not now.');
  await waitFor(() => expect(service.sent('Staff')).toHaveLength(2));
  service.answers[operation] = { [operation[0]!.toLowerCase() + operation.slice(1)]: staff };
  await act();
  await says(words);
  expect(service.sent(operation)).toEqual([sent, sent]);
  await waitFor(() => expect(service.sent('Staff')).toHaveLength(3));
});

it('what was done is said also where the list cannot be read after it', async () => {
  const service = await open({ ChangeStaffRole: { changeStaffRole: staff } });
  put(role, 'LAB');
  service.answers.Staff = 'away';
  press(changeRole);
  await waitFor(() => expect(texts('alert')).toContain(copy.roleChanged));
  await waitFor(() => expect(service.sent('Staff')).toHaveLength(2));
});

it('nobody is removed without a question, and one thing is done after the other', async () => {
  const service = await open();
  press(`${remove}: Ravi Kumar`);
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(copy.sureRemove('Ravi Kumar'));
  await answer('Keep it');
  expect(service.sent('RemoveStaff')).toEqual([]);
  press(`${withdraw}: Nina Rao`);
  const others = [`${withdraw}: Farhan Khan`, `${sendAgain}: Nina Rao`, `${remove}: Ravi Kumar`];
  await waitFor(() =>
    expect(others.map((name) => button(name).disabled)).toEqual([true, true, true]),
  );
});
