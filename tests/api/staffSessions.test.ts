import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditPageJson } from '../../api/admin/auditLog.contract.ts';
import type { StaffSessionJson } from '../../api/staff/staff.contract.ts';
import { ADMIN, startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { adminClient, signUp } from './support/people.ts';
import { join, logIn, reasonOf } from './support/staff.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
});
afterAll(() => api.stop());

const sessionsOf = async (client: Client) =>
  (await client.get<StaffSessionJson[]>('admin/me/sessions')).body.data;

describe('a browser in the list of where one is logged in', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
  const android = 'Mozilla/5.0 (Linux; Android 14; SM-S918B)';
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)';
  const iPad = 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X)';
  const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

  it.each([
    ['Edge, Windows', `${windows} ${chrome} Safari/537.36 Edg/130.0.0.0`],
    ['Opera, macOS', `${mac} ${chrome} Safari/537.36 OPR/115.0.0.0`],
    ['Samsung Internet, Android', `${android} ${chrome} SamsungBrowser/25.0 Mobile Safari/537.36`],
    ['Firefox, Windows', `${windows.slice(0, -1)}; rv:130.0) Gecko/20100101 Firefox/130.0`],
    ['Firefox, iPhone', `${iPhone} ${webKit} FxiOS/130.0 Mobile/15E148 Safari/605.1.15`],
    ['Chrome, iPad', `${iPad} ${webKit} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`],
    ['Chrome, Linux', `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`],
    ['Safari, macOS', `${mac} ${webKit} Version/17.5 Safari/605.1.15`],
    ['iPhone', `${iPhone} ${webKit} Mobile/15E148`],
    ['Safari', 'Safari'],
    [null, 'curl/8.9.1'],
  ])('is %s', async (name, userAgent) => {
    const client = api.client();
    await client.call('POST', 'users/adminlogin', ADMIN, { 'user-agent': userAgent });
    const own = (await sessionsOf(client)).find(({ current }) => current);
    expect(own?.browser).toBe(name);
  });

  it('is written down of the staff alone', async () => {
    const customer = await signUp(api);
    const { email, password } = customer;
    const headers = { 'user-agent': `${windows} ${chrome}` };
    await customer.call('POST', 'users/login', { email, password }, headers);
    const rows = await api.db
      .selectFrom('sessions')
      .select('browser')
      .where('user_id', '=', customer.id)
      .execute();
    expect(rows).toEqual([{ browser: null }]);
  });
});

describe('the list of where one is logged in', () => {
  it('has the newest first, with begin and end, and none that has ended', async () => {
    const client = await join(api, 'lab');
    const first = api.clock.now();
    api.clock.advance({ hours: 5 });
    const second = api.clock.now();
    const elsewhere = api.client();
    await logIn(elsewhere, client);
    const ends = (start: Date) => new Date(start.getTime() + 12 * 3600_000).toISOString();
    const listed = (start: Date, current: boolean) => ({
      _id: expect.any(String),
      browser: null,
      startedAt: start.toISOString(),
      expiresAt: ends(start),
      current,
    });
    expect(await sessionsOf(client)).toEqual([listed(second, false), listed(first, true)]);
    expect(await sessionsOf(elsewhere)).toEqual([listed(second, true), listed(first, false)]);
    api.clock.advance({ hours: 7 });
    expect((await client.get('admin/me')).status).toBe(401);
    expect(await sessionsOf(elsewhere)).toEqual([listed(second, true)]);
  });

  it('is one shorter after a log-out elsewhere, which stands in the audit', async () => {
    const client = await join(api, 'lab');
    const elsewhere = api.client();
    await logIn(elsewhere, client);
    const other = (await sessionsOf(client)).find(({ current }) => !current)!;
    const ended = await client.call('DELETE', `admin/me/sessions/${other._id}`);
    expect(reasonOf(ended)).toEqual([200, 'SESSION_ENDED']);
    const { body } = await (
      await adminClient(api)
    ).get<AuditPageJson>('admin/audit?action=session.ended');
    expect(body.data.items.map(({ personId }) => personId)).toEqual([client.id]);
  });
});

it('a log-in of the staff that waits for its code is forgotten after ten minutes', async () => {
  const client = await join(api, 'lab');
  const begun = async () =>
    (await api.db.selectFrom('begun_sign_ins').select('expires_at').execute()).length;
  const now = api.clock.now().getTime();
  for (const [token_hash, ms] of [
    ['over', now],
    ['still to come', now + 1],
  ] as const)
    await api.db
      .insertInto('begun_sign_ins')
      .values({ token_hash, admin_id: client.id, expires_at: new Date(ms) })
      .execute();
  await api.app.jobs.runOnce('forget expired sessions');
  expect(await begun()).toBe(1);
});
