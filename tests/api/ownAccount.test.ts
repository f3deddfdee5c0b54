import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditPageJson } from '../../api/admin/auditLog.contract.ts';
import type { StaffSessionJson } from '../../api/staff/staff.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { adminClient } from './support/people.ts';
import { join, logIn, reasonOf } from './support/staff.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
});
afterAll(() => api.stop());

describe("one's own account", () => {
  it('gets a new password by the old one, and is logged out everywhere else', async () => {
    const client = await join(api, 'technician');
    const elsewhere = api.client();
    await logIn(elsewhere, client);
    const change = (password: string, newPassword: string) =>
      client.post('admin/me/password', { password, newPassword });
    expect(reasonOf(await change('not the word', 'a new long word'))).toEqual([
      400,
      'PASSWORD_WRONG',
    ]);
    expect((await change(client.password, 'short')).status).toBe(400);
    expect((await change(client.password, 'a new long word')).status).toBe(200);
    expect((await client.get('admin/me')).status).toBe(200);
    expect((await elsewhere.get('admin/me')).status).toBe(401);
    expect((await logIn(api.client(), client)).status).toBe(401);
    expect(
      (await logIn(api.client(), { email: client.email, password: 'a new long word' })).status,
    ).toBe(200);
    const owner = await adminClient(api);
    const log = await owner.get<AuditPageJson>('admin/audit?action=password.changed');
    expect(log.body.data.items[0]).toMatchObject({ personId: client.id });
  });

  it('lists where it is logged in, and logs out there', async () => {
    const client = await join(api, 'lab');
    const elsewhere = api.client();
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
    await elsewhere.call(
      'POST',
      'users/adminlogin',
      { email: client.email, password: client.password },
      { 'user-agent': firefox },
    );
    const { data } = (await client.get<StaffSessionJson[]>('admin/me/sessions')).body;
    expect(data.map(({ browser, current }) => [browser, current])).toEqual([
      ['Firefox, Linux', false],
      [null, true],
    ]);
    const ended = await client.call<StaffSessionJson[]>(
      'DELETE',
      `admin/me/sessions/${data[0]!._id}`,
    );
    expect(ended.body.data).toHaveLength(1);
    expect((await elsewhere.get('admin/me')).status).toBe(401);
    expect((await client.get('admin/me')).status).toBe(200);
  });

  it('cannot log anybody else out', async () => {
    const client = await join(api, 'lab');
    const other = await join(api, 'lab');
    const [session] = (await other.get<StaffSessionJson[]>('admin/me/sessions')).body.data;
    expect(reasonOf(await client.call('DELETE', `admin/me/sessions/${session!._id}`))).toEqual([
      404,
      'SESSION_NOT_FOUND',
    ]);
    expect((await other.get('admin/me')).status).toBe(200);
  });
});
