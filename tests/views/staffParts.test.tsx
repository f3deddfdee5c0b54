// @vitest-environment jsdom
import { useQuery } from '@apollo/client/react';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuditPage } from '../../web/admin/staff/AuditPage.tsx';
import { InvitationPage } from '../../web/admin/staff/InvitationPage.tsx';
import { OwnAccountPage } from '../../web/admin/staff/OwnAccountPage.tsx';
import { StaffPage } from '../../web/admin/staff/StaffPage.tsx';
import { CurrentAdminDocument } from '../../web/generated/graphql.ts';
import { readTyped } from '../../web/ui/typedText.ts';
import { field, write } from './support/forms.ts';
import { alerts, press } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = '2026-09-07T02:00:00.000Z';
const optionsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value, text }) => [
    value,
    text,
  ]);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the staff', () => {
  const member = { email: 'ravi@example.com', staffRole: 'TECHNICIAN', labs: [], since: at };
  const staff = {
    members: [
      { ...member, id: 's1', name: 'Meera Nair' },
      { ...member, id: 's2', name: 'Ravi Kumar' },
    ],
    invitations: [],
  };
  const open = async (answers: ServiceAnswers = {}) => {
    const service = await serve(
      <StaffPage />,
      { Staff: { staff }, ...answers },
      { staff: { id: 's1' } },
    );
    await screen.findByText('Who works here');
    return service;
  };
  const put = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('have one of four roles', async () => {
    await open();
    const roles = [
      ['OWNER', 'Owner'],
      ['OPERATIONS', 'Operations'],
      ['LAB', 'Lab'],
      ['TECHNICIAN', 'Technician'],
    ];
    expect(optionsOf('Role')).toEqual(roles);
    expect(optionsOf('Role of Ravi Kumar')).toEqual(roles);
    // Of a form's field the label is read; in a list the name stands beside the role.
    expect(screen.getAllByText('Role')).toHaveLength(1);
    expect(screen.queryByText('Role of Ravi Kumar')).toBeNull();
  });

  it('an invitation that was typed is there after a reload, until it is sent', async () => {
    await open();
    put('Name', 'Asha Rao');
    put('Email', 'asha@example.com');
    // Under a name that no other form has.
    expect(readTyped('staffInvitation')).toEqual({ name: 'Asha Rao', email: 'asha@example.com' });
    cleanup();
    const service = await open({ InviteStaff: { inviteStaff: staff } });
    expect([field('name').value, field('email').value]).toEqual(['Asha Rao', 'asha@example.com']);
    press('Send invitation');
    await waitFor(() => expect(alerts()).toHaveLength(1));
    expect(service.sent('InviteStaff')).toHaveLength(1);
    cleanup();
    await open();
    expect([field('name').value, field('email').value]).toEqual(['', '']);
  });

  it('shows the role that somebody has by now', async () => {
    const service = await open({ InviteStaff: { inviteStaff: staff } });
    const [meera, ravi] = staff.members;
    service.answers.Staff = {
      staff: { ...staff, members: [meera, { ...ravi, staffRole: 'LAB' }] },
    };
    press('Send invitation');
    const role = () => screen.getByLabelText<HTMLSelectElement>('Role of Ravi Kumar').value;
    await waitFor(() => expect(role()).toBe('LAB'));
    expect(screen.queryByRole('button', { name: 'Change role' })).toBeNull();
  });

  it('says what was done also where the list cannot be read after it', async () => {
    const service = await open({ ChangeStaffRole: { changeStaffRole: staff } });
    put('Role of Ravi Kumar', 'LAB');
    service.answers.Staff = 'away';
    press('Change role');
    await waitFor(() => expect(alerts()).toContain('The role is changed; it counts from now on.'));
    await waitFor(() => expect(service.sent('Staff')).toHaveLength(2));
  });
});

describe('the audit', () => {
  it('offers everybody who did something, by name and mail', async () => {
    const people = [{ id: 's1', name: 'Meera Nair', email: 'meera@example.com' }];
    const service = await serve(<AuditPage />, {});
    expect(optionsOf('Person')).toEqual([['', 'Everybody']]);
    expect(optionsOf('Act')[0]).toEqual(['', 'Everything']);
    cleanup();
    service.answers.AuditLog = { auditLog: { items: [], next: null, people } };
    await serve(<AuditPage />, service.answers);
    await waitFor(() =>
      expect(optionsOf('Person')).toEqual([
        ['', 'Everybody'],
        ['s1', 'Meera Nair, meera@example.com'],
      ]),
    );
  });
});

describe('an invitation', () => {
  const invited = (name: string) => ({
    staffInvitation: { name, email: 'nina@example.com', staffRole: 'LAB' },
  });
  const How = () => <code>{useNavigationType()}</code>;
  const open = () =>
    serve(
      <>
        <InvitationPage />
        <How />
        <Link to="#another">Another</Link>
      </>,
      {
        StaffInvitation: ({ token }) => invited(`Nina ${String(token)}`),
        AcceptInvitation: { acceptInvitation: { message: 'Done' } },
      },
      { at: { path: '*', url: '/adminInvitation#one' } },
    );

  it('that is opened in the place of another one is looked up', async () => {
    const service = await open();
    await screen.findByText(/^Welcome, Nina one\./);
    fireEvent.click(screen.getByText('Another'));
    await screen.findByText(/^Welcome, Nina another\./);
    expect(service.sent('StaffInvitation')).toEqual([{ token: 'one' }, { token: 'another' }]);
  });

  it('that was taken is nowhere that Back leads to', async () => {
    const service = await open();
    await screen.findByText(/^Welcome, Nina one\./);
    write('password', 'assay-demo-1');
    press('Open my account');
    await waitFor(() => expect(service.place()).toBe('/admin'));
    expect(screen.getAllByText('REPLACE')).toHaveLength(1);
  });
});

describe('a second factor', () => {
  const factor = (on: boolean, required = false) => ({
    ownSecondFactor: { on, since: on ? at : null, recoveryCodesLeft: 9, required },
  });
  const admin = {
    admin: {
      id: 's1',
      email: 'm@example.com',
      name: 'Meera',
      staffRole: 'OWNER',
      labs: [],
      calls: [],
      staffWithoutLab: 0,
    },
  };
  /** The frame of the administration, which asks what is open to whom. */
  function Frame() {
    useQuery(CurrentAdminDocument);
    return null;
  }
  const open = async (answers: ServiceAnswers) => {
    const service = await serve(
      <>
        <Frame />
        <OwnAccountPage />
      </>,
      { OwnSessions: { ownSessions: [] }, CurrentAdmin: admin, ...answers },
    );
    await screen.findByRole('heading', { name: 'Second factor' });
    await waitFor(() => expect(service.sent('CurrentAdmin')).toHaveLength(1));
    return service;
  };
  const codes = ['aaaa-1111', 'bbbb-2222'];

  it('that is on is not asked for any more', async () => {
    await open({ OwnSecondFactor: factor(true, true) });
    expect(screen.getAllByText(/^On since/)).toHaveLength(1);
    expect(screen.queryByText(/^Owners need/)).toBeNull();
  });

  it('is changed in one way at a time', async () => {
    const service = await open({ OwnSecondFactor: factor(true) });
    const closed = () => ['New recovery codes', 'Switch off'].map((name) => button(name).disabled);
    expect(closed()).toEqual([false, false]);
    press('New recovery codes');
    await waitFor(() => expect(closed()).toEqual([true, true]));
    service.answers.RemoveSecondFactor = refusal('No.');
    cleanup();
    await open({ OwnSecondFactor: factor(true) });
    press('Switch off');
    await waitFor(() => expect(closed()).toEqual([true, true]));
  });

  it('is not switched off by a form that no button sends', async () => {
    const service = await open({
      OwnSecondFactor: factor(true),
      RenewRecoveryCodes: { renewRecoveryCodes: codes },
    });
    fireEvent.submit(button('Switch off').closest('form')!);
    await screen.findByText('aaaa-1111');
    expect(service.sent('RemoveSecondFactor')).toEqual([]);
  });

  it('that is switched on or off opens or closes pages: who is here is read anew', async () => {
    const service = await open({
      OwnSecondFactor: factor(true),
      RemoveSecondFactor: { removeSecondFactor: { message: 'Done', reason: null } },
      BeginSecondFactor: {
        beginSecondFactor: { secret: 'ABCD', uri: 'otpauth://totp/Assay?secret=ABCD' },
      },
      ConfirmSecondFactor: { confirmSecondFactor: codes },
    });
    service.answers.OwnSecondFactor = factor(false);
    press('Switch off');
    await screen.findByRole('button', { name: 'Set up' });
    await waitFor(() => expect(service.sent('CurrentAdmin')).toHaveLength(2));
    press('Set up');
    const drawn = await screen.findByRole('img', { name: 'QR code for the authenticator app' });
    // Nothing but squares.
    expect(drawn.querySelector('path')!.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    service.answers.OwnSecondFactor = factor(true);
    press('Switch on');
    await screen.findByText('aaaa-1111');
    await waitFor(() => expect(service.sent('CurrentAdmin')).toHaveLength(3));
  });
});
