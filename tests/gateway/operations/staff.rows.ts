import type { Row } from './row.ts';

const meera = { name: 'Meera Nair', email: 'meera@b.c' };
const since = '2026-11-21T04:30:00.000Z';
const expiresAt = '2026-11-24T04:30:00.000Z';
const staffJson = {
  members: [{ _id: 's1', ...meera, staffRole: 'operations', labs: ['l1'], since }],
  invitations: [
    {
      _id: 'i1',
      name: 'Ravi',
      email: 'ravi@b.c',
      staffRole: 'technician',
      labs: ['l1'],
      expiresAt,
      expired: false,
    },
  ],
};
const staffGiven = {
  members: [{ id: 's1', ...meera, staffRole: 'OPERATIONS', labs: ['l1'], since }],
  invitations: [
    {
      id: 'i1',
      name: 'Ravi',
      email: 'ravi@b.c',
      staffRole: 'TECHNICIAN',
      labs: ['l1'],
      expiresAt,
      expired: false,
    },
  ],
};
const fields =
  '{ members { id name email staffRole labs since } invitations { id name email staffRole labs expiresAt expired } }';
const session = { browser: 'Chrome, Android', startedAt: since, expiresAt, current: true };
const entry = {
  at: since,
  personId: 's1',
  personName: 'Meera Nair',
  action: 'order.moved',
  orders: ['o1'],
  detail: 'assign',
};

/** The staff: their accounts, their own sessions, and what they did. */
export const staffRows: Row[] = [
  {
    field: 'staff',
    query: `{ staff ${fields} }`,
    answer: staffJson,
    call: { method: 'GET', path: 'admin/staff' },
    gives: staffGiven,
  },
  {
    field: 'inviteStaff',
    query: `mutation { inviteStaff(input: { name: "Ravi", email: "ravi@b.c", staffRole: TECHNICIAN }) ${fields} }`,
    answer: staffJson,
    call: {
      method: 'POST',
      path: 'admin/staff',
      body: { name: 'Ravi', email: 'ravi@b.c', staffRole: 'technician' },
    },
    gives: staffGiven,
  },
  {
    field: 'withdrawInvitation',
    query: `mutation { withdrawInvitation(id: "i1") ${fields} }`,
    answer: staffJson,
    call: { method: 'DELETE', path: 'admin/staff/invitations/i1' },
    gives: staffGiven,
  },
  {
    field: 'changeStaffRole',
    query: `mutation { changeStaffRole(id: "s1", staffRole: LAB, labs: ["l1"]) ${fields} }`,
    answer: staffJson,
    call: { method: 'PATCH', path: 'admin/staff/s1', body: { staffRole: 'lab', labs: ['l1'] } },
    gives: staffGiven,
  },
  {
    field: 'removeStaff',
    query: `mutation { removeStaff(id: "s1") ${fields} }`,
    answer: staffJson,
    call: { method: 'DELETE', path: 'admin/staff/s1' },
    gives: staffGiven,
  },
  {
    field: 'staffInvitation',
    query: 'mutation { staffInvitation(token: "t1") { name email staffRole } }',
    answer: { ...meera, staffRole: 'owner' },
    call: { method: 'POST', path: 'admin/invitation', body: { token: 't1' } },
    gives: { ...meera, staffRole: 'OWNER' },
  },
  {
    field: 'acceptInvitation',
    query: 'mutation { acceptInvitation(token: "t1", password: "secret word") { message } }',
    message: 'Welcome',
    call: {
      method: 'POST',
      path: 'admin/invitation/accept',
      body: { token: 't1', password: 'secret word' },
    },
    gives: { message: 'Welcome' },
  },
  {
    field: 'changeOwnPassword',
    query:
      'mutation { changeOwnPassword(password: "secret word", newPassword: "other words") { message } }',
    message: 'Changed',
    call: {
      method: 'POST',
      path: 'admin/me/password',
      body: { password: 'secret word', newPassword: 'other words' },
    },
    gives: { message: 'Changed' },
  },
  {
    field: 'ownSecondFactor',
    query: '{ ownSecondFactor { on since recoveryCodesLeft required } }',
    answer: { on: true, since, recoveryCodesLeft: 9, required: false },
    call: { method: 'GET', path: 'admin/me/second-factor' },
    gives: { on: true, since, recoveryCodesLeft: 9, required: false },
  },
  {
    field: 'beginSecondFactor',
    query: 'mutation { beginSecondFactor(password: "secret word") { secret uri } }',
    answer: { secret: 'ABC', uri: 'otpauth://totp/x' },
    call: { method: 'POST', path: 'admin/me/second-factor', body: { password: 'secret word' } },
    gives: { secret: 'ABC', uri: 'otpauth://totp/x' },
  },
  {
    field: 'confirmSecondFactor',
    query: 'mutation { confirmSecondFactor(otp: "287082") }',
    answer: { recoveryCodes: ['a-b', 'c-d'] },
    call: { method: 'POST', path: 'admin/me/second-factor/confirm', body: { otp: '287082' } },
    gives: ['a-b', 'c-d'],
  },
  {
    field: 'renewRecoveryCodes',
    query: 'mutation { renewRecoveryCodes(password: "secret word", otp: "287082") }',
    answer: { recoveryCodes: ['a-b'] },
    call: {
      method: 'POST',
      path: 'admin/me/second-factor/recovery-codes',
      body: { password: 'secret word', otp: '287082' },
    },
    gives: ['a-b'],
  },
  {
    field: 'removeSecondFactor',
    query: 'mutation { removeSecondFactor(password: "secret word", otp: "a-b") { message } }',
    message: 'Off',
    call: {
      method: 'POST',
      path: 'admin/me/second-factor/remove',
      body: { password: 'secret word', otp: 'a-b' },
    },
    gives: { message: 'Off' },
  },
  {
    field: 'ownSessions',
    query: '{ ownSessions { id browser startedAt expiresAt current } }',
    answer: [{ _id: 'n1', ...session }],
    call: { method: 'GET', path: 'admin/me/sessions' },
    gives: [{ id: 'n1', ...session }],
  },
  {
    field: 'endOwnSession',
    query: 'mutation { endOwnSession(id: "n2") { id current } }',
    answer: [{ _id: 'n1', ...session }],
    call: { method: 'DELETE', path: 'admin/me/sessions/n2' },
    gives: [{ id: 'n1', current: true }],
  },
  {
    field: 'auditLog',
    query:
      '{ auditLog(person: "s1", action: "order.moved", day: "2026-11-21", after: "e2") { items { id at personId personName action orders detail } next people { id name email } } }',
    answer: { items: [{ _id: 'e1', ...entry }], next: 'e1', people: [{ _id: 's1', ...meera }] },
    call: {
      method: 'GET',
      path: 'admin/audit?person=s1&action=order.moved&day=2026-11-21&after=e2',
    },
    gives: { items: [{ id: 'e1', ...entry }], next: 'e1', people: [{ id: 's1', ...meera }] },
  },
];
