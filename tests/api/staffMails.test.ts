import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditPageJson } from '../../api/admin/auditLog.contract.ts';
import type { StaffJson } from '../../api/staff/staff.contract.ts';
import { ADMIN, startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { START } from './support/clock.ts';
import { adminClient } from './support/people.ts';
import { invite, join, newEmail, reasonOf } from './support/staff.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
});
beforeEach(() => api.clock.set(START));
afterAll(() => api.stop());

const staffOf = async () =>
  (await (await adminClient(api)).get<StaffJson>('admin/staff')).body.data;
const audited = async (action: string) =>
  (await (await adminClient(api)).get<AuditPageJson>(`admin/audit?action=${action}`)).body.data
    .items[0];

describe('the mail of an invitation', () => {
  it('says who invites whom, where to go and for how long', async () => {
    const { mail, token } = await invite(api, newEmail());
    expect(mail.text).toBe(
      `Hello Meera Nair, Administrator invites you to work with Assay. Choose your password here: http://localhost:80/adminInvitation#${token}\nThe link works once, within 72 hours. If you did not expect it, ignore this message.`,
    );
  });

  it('is in Hindi where the owner reads Hindi', async () => {
    const owner = await adminClient(api);
    owner.cookies.set('assay_lang', 'hi');
    const email = newEmail();
    await owner.post('admin/staff', { name: 'Meera Nair', email, staffRole: 'technician' });
    const mail = (await api.outbox()).findLast(({ to }) => to === email);
    expect(mail?.text).toMatch(/^नमस्ते Meera Nair, Administrator ने आपको .+ 72 घंटे /s);
    const row = await api.db
      .selectFrom('messages')
      .select('language')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    expect(row.language).toBe('hi');
  });

  it('is not sent any more once its link has run out', async () => {
    const owner = await adminClient(api);
    const email = newEmail();
    await owner.post('admin/staff', { name: 'Meera Nair', email, staffRole: 'technician' });
    api.clock.advance({ hours: 72 });
    expect((await api.outbox()).map(({ to }) => to)).not.toContain(email);
  });

  it.each([
    ['the address of the settings', { publicUrl: 'https://lab.example' }, 'https://lab.example'],
    ['the address of the browser while developing', {}, 'http://localhost:80'],
  ])('has a link with %s', async (_, settings, origin) => {
    const own = await startApi({ rateLimit: false, ...settings });
    const email = newEmail();
    const { mail } = await invite(own, email);
    expect(mail.text).toContain(`: ${origin}/adminInvitation#`);
    await own.stop();
  });
});

describe('invitations', () => {
  it('are 30 an hour from one owner', async () => {
    const own = await startApi();
    const owner = await adminClient(own);
    const send = async () =>
      owner.post('admin/staff', { name: 'Meera Nair', email: newEmail(), staffRole: 'technician' });
    for (let sent = 0; sent < 30; sent += 1) expect((await send()).status).toBe(200);
    const refused = await send();
    expect([...reasonOf(refused), refused.headers['retry-after']]).toEqual([
      429,
      'REQUESTS_TOO_MANY',
      '3600',
    ]);
    own.clock.advance({ hours: 1 });
    expect((await send()).status).toBe(200);
    await own.stop();
  });

  it('are listed in the order in which they were sent, each with its end', async () => {
    const emails = [newEmail(), newEmail(), newEmail()].toReversed();
    for (const email of emails) await invite(api, email, 'technician');
    const { invitations } = await staffOf();
    expect(invitations.slice(-3)).toEqual(
      emails.map((email) => ({
        _id: expect.any(String),
        name: 'Meera Nair',
        email,
        staffRole: 'technician',
        labs: [],
        expiresAt: '2026-11-24T04:30:00.000Z',
        expired: false,
      })),
    );
  });

  it('and who takes them stand in the audit, with the role', async () => {
    const { email, id } = await join(api, 'technician');
    expect(await audited('staff.invited')).toMatchObject({
      personName: 'Administrator',
      detail: `${email} technician`,
    });
    expect(await audited('staff.joined')).toMatchObject({ personId: id, detail: 'technician' });
  });
});

describe('the staff', () => {
  it('are listed by name, each with the day since when they are there', async () => {
    api.clock.advance({ hours: 1 });
    const zoya = newEmail();
    const { token } = await invite(api, zoya, 'technician', 'Zoya Khan');
    await api.client().post('admin/invitation/accept', { token, password: 'a long enough word' });
    const again = newEmail();
    const second = await invite(api, again, 'technician', 'Aarav Shah');
    await api
      .client()
      .post('admin/invitation/accept', { token: second.token, password: 'a long enough word' });
    const { members } = await staffOf();
    const names = members.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect([names[0], names.at(-1)]).toEqual(['Aarav Shah', 'Zoya Khan']);
    expect(members.at(-1)).toEqual({
      _id: expect.any(String),
      name: 'Zoya Khan',
      email: zoya,
      staffRole: 'technician',
      labs: [],
      since: '2026-11-21T05:30:00.000Z',
      version: expect.any(String),
    });
    expect(members.find(({ email }) => email === ADMIN.email)?.since).toBe(START);
  });

  it('who come back are there since then, under their new name', async () => {
    const client = await join(api, 'technician');
    const owner = await adminClient(api);
    expect(reasonOf(await owner.call('DELETE', `admin/staff/${client.id}`))).toEqual([
      200,
      'STAFF_REMOVED',
    ]);
    api.clock.advance({ hours: 2 });
    const { token } = await invite(api, client.email, 'operations', 'Meera Iyer');
    await api.client().post('admin/invitation/accept', { token, password: 'another long word' });
    const { members } = await staffOf();
    expect(members.find(({ _id: id }) => id === client.id)).toEqual({
      _id: client.id,
      name: 'Meera Iyer',
      email: client.email,
      staffRole: 'operations',
      labs: [],
      since: '2026-11-21T06:30:00.000Z',
      version: expect.any(String),
    });
  });
});
