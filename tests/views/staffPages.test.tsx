// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminCopy } from '../../web/copy/admin.ts';
import { adminStaffCopy } from '../../web/copy/adminStaff.ts';
import { StaffPage } from '../../web/admin/staff/StaffPage.tsx';
import { field } from './support/forms.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';
import { alerts, press } from './support/page.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = '2026-09-07T02:00:00.000Z';
const put = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const buttonsIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('the staff', () => {
  const member = (id: string, name: string, staffRole: string) => ({
    id,
    name,
    email: `${id}@example.com`,
    staffRole,
    labs: [],
    since: at,
  });
  const invitation = (id: string, name: string, expired: boolean) => ({
    id,
    name,
    email: `${id}@example.com`,
    staffRole: 'LAB',
    labs: ['l1'],
    expiresAt: at,
    expired,
  });
  const members = [member('s1', 'Meera Nair', 'OWNER'), member('s2', 'Ravi Kumar', 'TECHNICIAN')];
  const staff = {
    members,
    invitations: [invitation('i1', 'Farhan Khan', false), invitation('i2', 'Nina Rao', true)],
  };
  const open = async (answers: ServiceAnswers = {}, shown: object = staff) => {
    const service = await serve(
      <StaffPage />,
      { Staff: { staff: shown }, ...answers },
      { staff: { id: 's1' } },
    );
    await screen.findByRole('list', { name: 'Who works here' });
    return service;
  };
  const cards = (name: string) =>
    within(screen.getByRole('list', { name })).getAllByRole('listitem');
  const answer = async (name: string) => {
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };

  it('are listed; nobody changes themselves', async () => {
    await open();
    const [self, other] = cards('Who works here');
    expect(self!.textContent).toBe('Meera Nairs1@example.comSince Mon, 7 Sept, 07:30 amOwnerYou');
    expect(buttonsIn(self!)).toEqual([]);
    expect(buttonsIn(other!)).toEqual(['Remove: Ravi Kumar']);
    expect(screen.getByLabelText<HTMLSelectElement>('Role of Ravi Kumar').value).toBe('TECHNICIAN');
    expect(cards('Invitations that wait').map(({ textContent }) => textContent)).toEqual([
      'Farhan Khan · Labi1@example.comThe link works until Mon, 7 Sept, 07:30 amSend a new linkTake back',
      'Nina Rao · Labi2@example.comThe link is too oldSend a new linkTake back',
    ]);
    cleanup();
    await open({}, { members, invitations: [] });
    expect(screen.queryByText('Invitations that wait')).toBeNull();
  });

  it('invite somebody in a role', async () => {
    const service = await open({ InviteStaff: refusal('They are here already.') });
    expect(
      screen.getAllByText('Orders, customers, reports, tests, opening hours and settings.'),
    ).toHaveLength(1);
    put('Name', 'Asha Rao');
    put('Email', 'asha@example.com');
    put('Role', 'LAB');
    expect(screen.getAllByText(adminCopy.roles.LAB.may)).toHaveLength(1);
    press('Send invitation');
    await waitFor(() => expect(alerts()).toEqual(['They are here already.']));
    expect(field('name').value).toBe('Asha Rao');
    service.answers.InviteStaff = { inviteStaff: staff };
    press('Send invitation');
    await waitFor(() =>
      expect(alerts()).toEqual(['The invitation is on its way to asha@example.com.']),
    );
    const input = { name: 'Asha Rao', email: 'asha@example.com', staffRole: 'LAB', labs: [] };
    expect(service.sent('InviteStaff')).toEqual([{ input }, { input }]);
    expect([field('name').value, field('email').value]).toEqual(['', '']);
    await waitFor(() => expect(service.sent('Staff')).toHaveLength(2));
    delete service.answers.InviteStaff;
    press('Send invitation');
    await waitFor(() => expect(alerts()).toEqual([]));
  });

  it('of the lab without a lab are named, and get the labs that an owner ticks', async () => {
    const nina = { ...member('s3', 'Nina Rao', 'LAB'), labs: [] };
    const service = await open(
      { LabsToFilter: { adminLabs: [{ id: 'l1', name: 'Kaveri' }] } },
      { ...staff, members: [...members, nina] },
    );
    expect(alerts()).toEqual([adminStaffCopy.withoutLab('Nina Rao')]);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Kaveri' }));
    service.answers.ChangeStaffRole = { changeStaffRole: staff };
    service.answers.Staff = {
      staff: { ...staff, members: [...members, { ...nina, labs: ['l1'] }] },
    };
    fireEvent.click(await screen.findByRole('button', { name: adminStaffCopy.saveLabs }));
    await waitFor(() => expect(alerts()).toEqual([adminStaffCopy.labsSaved]));
    expect(service.sent('ChangeStaffRole')).toEqual([{ id: 's3', staffRole: 'LAB', labs: ['l1'] }]);
  });

  it.each([
    [
      'Send a new link: Farhan Khan',
      'InviteStaff',
      { input: { name: 'Farhan Khan', email: 'i1@example.com', staffRole: 'LAB', labs: ['l1'] } },
      { inviteStaff: staff },
      'The invitation is on its way to i1@example.com.',
    ],
    [
      'Take back: Nina Rao',
      'WithdrawInvitation',
      { id: 'i2' },
      { withdrawInvitation: staff },
      'The invitation is taken back.',
    ],
    ['Remove: Ravi Kumar', 'RemoveStaff', { id: 's2' }, { removeStaff: staff }, 'Removed.'],
    [
      'Change role',
      'ChangeStaffRole',
      { id: 's2', staffRole: 'OPERATIONS' },
      { changeStaffRole: staff },
      'The role is changed; it counts from now on.',
    ],
  ])('%s', async (name, operation, sent, done, words) => {
    const service = await open({ [operation]: refusal('Not now.') });
    expect(screen.queryByRole('button', { name: 'Change role' })).toBeNull();
    const act = async () => {
      if (name === 'Change role') put('Role of Ravi Kumar', 'OPERATIONS');
      press(name);
      if (name.startsWith('Remove')) await answer('Yes, remove');
    };
    await act();
    await waitFor(() => expect(alerts()).toEqual(['Not now.']));
    await waitFor(() => expect(service.sent('Staff')).toHaveLength(2));
    service.answers[operation] = done;
    await act();
    await waitFor(() => expect(alerts()).toEqual([words]));
    expect(service.sent(operation)).toEqual([sent, sent]);
    await waitFor(() => expect(service.sent('Staff')).toHaveLength(3));
  });

  it('remove nobody without a question that names them', async () => {
    const service = await open();
    press('Remove: Ravi Kumar');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Remove Ravi Kumar?');
    await answer('Keep it');
    expect(service.sent('RemoveStaff')).toEqual([]);
  });

  it('do one thing after the other', async () => {
    await open();
    press('Take back: Nina Rao');
    const isClosed = (name: string) =>
      screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    await waitFor(() =>
      expect(
        ['Take back: Farhan Khan', 'Send a new link: Nina Rao', 'Remove: Ravi Kumar'].map(isClosed),
      ).toEqual([true, true, true]),
    );
  });
});
