import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditPageJson } from '../../api/admin/auditLog.contract.ts';
import type { StaffJson } from '../../api/staff/staff.contract.ts';
import { ADMIN, startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { adminClient, everyLab, temporaryAdministrator } from './support/people.ts';
import { invite, join, logIn, newEmail, reasonOf } from './support/staff.ts';

let api: TestApi;
let owner: Client;
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
  owner = await adminClient(api);
});
afterAll(() => api.stop());

/** What the audit has of an act, the newest first. */
const audited = async (action: string) =>
  (await owner.get<AuditPageJson>(`admin/audit?action=${action}`)).body.data.items;

describe('an invitation', () => {
  it('comes by mail, is looked at and taken once, and opens an account of its role', async () => {
    const email = newEmail();
    const { staff, mail, token } = await invite(api, email, 'lab');
    expect(staff.invitations).toContainEqual(
      expect.objectContaining({ email, staffRole: 'lab', expired: false }),
    );
    expect(mail).toMatchObject({ channel: 'email', kind: 'staffInvitation' });
    expect(mail.text).toContain('Administrator invites you');

    const client = api.client();
    expect((await client.post('admin/invitation', { token })).body.data).toEqual({
      name: 'Meera Nair',
      email,
      staffRole: 'lab',
    });
    const password = 'a long enough word';
    expect((await client.post('admin/invitation/accept', { token, password })).status).toBe(200);
    expect((await client.get('admin/me')).body.data).toMatchObject({ email, staffRole: 'lab' });
    expect((await logIn(api.client(), { email, password })).status).toBe(200);

    expect(reasonOf(await client.post('admin/invitation', { token }))).toEqual([
      404,
      'INVITATION_NOT_FOUND',
    ]);
    const again = { token, password: 'some other word' };
    expect(reasonOf(await client.post('admin/invitation/accept', again))).toEqual([
      404,
      'INVITATION_NOT_FOUND',
    ]);
    const { members, invitations } = (await owner.get<StaffJson>('admin/staff')).body.data;
    expect(members).toContainEqual(expect.objectContaining({ email, staffRole: 'lab' }));
    expect(invitations.filter((invitation) => invitation.email === email)).toEqual([]);
  });

  it('of two who press at once is taken by one', async () => {
    const { token } = await invite(api, newEmail());
    const body = { token, password: 'a long enough word' };
    const both = await Promise.all(
      [1, 2].map(() => api.client().post('admin/invitation/accept', body)),
    );
    expect(both.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([
      200, 404,
    ]);
  });

  it('works for three days, and no longer than until a newer one is sent or it is taken back', async () => {
    const email = newEmail();
    const first = await invite(api, email);
    const second = await invite(api, email, 'technician');
    const look = async (token: string) =>
      (await api.client().post('admin/invitation', { token })).status;
    expect([await look(first.token), await look(second.token)]).toEqual([404, 200]);

    const { _id: id } = second.staff.invitations.find((one) => one.email === email)!;
    const back = await owner.call<StaffJson>('DELETE', `admin/staff/invitations/${id}`);
    expect([back.status, await look(second.token)]).toEqual([200, 404]);
    expect(reasonOf(await owner.call('DELETE', `admin/staff/invitations/${id}`))).toEqual([
      404,
      'INVITATION_NOT_FOUND',
    ]);
    expect((await audited('staff.invitation.withdrawn'))[0]).toMatchObject({ detail: email });

    const third = await invite(api, email);
    api.clock.advance({ hours: 72 });
    owner = await adminClient(api);
    expect(await look(third.token)).toBe(404);
    expect((await owner.get<StaffJson>('admin/staff')).body.data.invitations).toContainEqual(
      expect.objectContaining({ email, expired: true }),
    );
  });

  it('is refused for somebody who is there, and for what is no name, e-mail or role', async () => {
    const person = { name: 'X', email: ADMIN.email, staffRole: 'technician' };
    expect(reasonOf(await owner.post('admin/staff', person))).toEqual([409, 'STAFF_EMAIL_TAKEN']);
    const empty = await owner.post('admin/staff', { name: ' ', email: 'no', staffRole: 'lab' });
    expect([empty.status, empty.body]).toMatchObject([
      400,
      { data: { fields: [{ field: 'name' }, { field: 'email' }] } },
    ]);
    const boss = { name: 'X', email: newEmail(), staffRole: 'boss' };
    expect((await owner.post('admin/staff', boss)).status).toBe(400);
  });

  it('of the lab names its labs, which the account then works for until others are chosen', async () => {
    const [lab] = await everyLab(api);
    const person = { name: 'Lab Person', email: newEmail(), staffRole: 'lab' };
    const invited = (labs?: string[]) => owner.post('admin/staff', { ...person, labs });
    expect(reasonOf(await invited())).toEqual([400, 'STAFF_LABS_EMPTY']);
    expect(reasonOf(await invited(['no-lab']))).toEqual([404, 'LAB_NOT_FOUND']);
    const member = await join(api, 'lab');
    const me = async () =>
      (await member.get<{ labs: string[]; staffWithoutLab: number }>('admin/me')).body.data;
    expect((await me()).labs).toContain(lab);
    const change = (labs?: string[]) =>
      owner.call('PATCH', `admin/staff/${member.id}`, { staffRole: 'lab', labs });
    expect(reasonOf(await change([]))).toEqual([400, 'STAFF_LABS_EMPTY']);
    await api.db.deleteFrom('staff_labs').where('admin_id', '=', member.id).execute();
    const seen = (await owner.get<{ staffWithoutLab: number }>('admin/me')).body.data;
    expect([seen.staffWithoutLab, (await me()).labs]).toEqual([1, []]);
    expect((await change([lab!])).status).toBe(200);
    const after = (await owner.get<{ staffWithoutLab: number }>('admin/me')).body.data;
    expect([after.staffWithoutLab, (await me()).labs]).toEqual([0, [lab]]);
  });

  it('is not taken with a password that is easy to guess', async () => {
    const { token } = await invite(api, newEmail());
    const client = api.client();
    for (const password of ['short', 'password123'])
      expect((await client.post('admin/invitation/accept', { token, password })).status).toBe(400);
    expect((await client.post('admin/invitation', { token })).status).toBe(200);
  });

  it('leaves neither the token nor the text of the mail in the database', async () => {
    const { token } = await invite(api, newEmail());
    const rows = JSON.stringify([
      await api.db.selectFrom('staff_invitations').selectAll().execute(),
      await api.db.selectFrom('messages').selectAll().where('sent_at', 'is not', null).execute(),
    ]);
    expect(rows).not.toContain(token);
  });
});

describe('somebody of the staff', () => {
  it('gets another role by an owner, which is written down', async () => {
    const client = await join(api, 'lab');
    expect((await client.get('admin/users')).status).toBe(403);
    const changed = await owner.call<StaffJson>('PATCH', `admin/staff/${client.id}`, {
      staffRole: 'operations',
    });
    expect(changed.body.data.members).toContainEqual(
      expect.objectContaining({ email: client.email, staffRole: 'operations' }),
    );
    expect((await client.get('admin/users')).status).toBe(200);
    expect((await audited('staff.role.changed'))[0]).toMatchObject({
      personName: 'Administrator',
      detail: `${client.email} operations`,
    });
  });

  it('who is removed is logged out at once, cannot log in, and can be invited again', async () => {
    const client = await join(api);
    const elsewhere = api.client();
    await logIn(elsewhere, client);
    expect((await owner.call('DELETE', `admin/staff/${client.id}`)).status).toBe(200);
    for (const gone of [client, elsewhere]) expect((await gone.get('admin/me')).status).toBe(401);
    expect((await logIn(api.client(), client)).status).toBe(401);
    expect(reasonOf(await owner.call('DELETE', `admin/staff/${client.id}`))).toEqual([
      404,
      'STAFF_NOT_FOUND',
    ]);
    expect((await audited('staff.removed'))[0]).toMatchObject({ detail: client.email });

    const { token } = await invite(api, client.email, 'technician');
    const back = api.client();
    await back.post('admin/invitation/accept', { token, password: 'another long word' });
    expect((await back.get('admin/me')).body.data).toMatchObject({
      _id: client.id,
      staffRole: 'technician',
    });
    expect((await logIn(api.client(), client)).status).toBe(401);
  });
});

describe('the last owner', () => {
  const ownersId = async () => (await owner.get<{ _id: string }>('admin/me')).body.data._id;

  it('is neither demoted nor removed, as long as there is no other', async () => {
    const id = await ownersId();
    expect(
      reasonOf(await owner.call('PATCH', `admin/staff/${id}`, { staffRole: 'technician' })),
    ).toEqual([409, 'LAST_OWNER']);
    expect(reasonOf(await owner.call('DELETE', `admin/staff/${id}`))).toEqual([409, 'LAST_OWNER']);
    expect((await owner.call('PATCH', `admin/staff/${id}`, { staffRole: 'owner' })).status).toBe(
      200,
    );
  });

  it('is still there when two owners remove each other at once', async () => {
    const other = await temporaryAdministrator(api, 'owner');
    const id = await ownersId();
    const outcomes = await Promise.all([
      owner.call('DELETE', `admin/staff/${other.id}`),
      other.call('PATCH', `admin/staff/${id}`, { staffRole: 'operations' }),
    ]);
    const owners = await api.db
      .selectFrom('admins')
      .select('id')
      .where('role', '=', 'owner')
      .where('removed_at', 'is', null)
      .execute();
    expect([outcomes.filter(({ status }) => status === 200).length, owners.length]).toEqual([1, 1]);
    // Whoever it was: the tests go on with the first one. What the other did stands in the audit.
    await api.db
      .updateTable('admins')
      .set({ role: 'owner', removed_at: null })
      .where('id', '=', id)
      .execute();
    owner = await adminClient(api);
    expect([200, 404]).toContain((await owner.call('DELETE', `admin/staff/${other.id}`)).status);
  });
});
