import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditPageJson } from '../../api/admin/auditLog.contract.ts';
import { fakeClock } from './support/clock.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { adminClient } from './support/people.ts';
import { setUp, shownCode } from './support/secondFactor.ts';
import { join, logIn, reasonOf } from './support/staff.ts';

let api: TestApi;
const logged: string[] = [];
beforeAll(async () => {
  const trusted = { trustProxy: ['127.0.0.1'] };
  api = await startApi(trusted, fakeClock(), { write: (line) => void logged.push(line) });
});
// A step whose codes nobody has used; what the test before counted has ended.
beforeEach(() => api.clock.advance({ days: 1 }));
afterAll(() => api.stop());

const answer = (client: Client, otp: string, from = '203.0.113.7') =>
  client.call('POST', 'users/adminlogin/code', { otp }, { 'x-forwarded-for': from });
/** A browser in which somebody's password was typed. */
const asked = async (person: { email: string; password: string }) => {
  const browser = api.client();
  expect((await logIn(browser, person)).status).toBe(202);
  return browser;
};
const actsOf = async (id: string) => {
  const owner = await adminClient(api);
  const { body } = await owner.get<AuditPageJson>(`admin/audit?person=${id}`);
  return body.data.items.map(({ action }) => action);
};

describe('a second factor', () => {
  it('is on since its code came, and cannot be confirmed again', async () => {
    const client = await join(api, 'lab');
    await setUp(api, client);
    const since = api.clock.now().toISOString();
    api.clock.advance({ minutes: 1 });
    expect((await client.get('admin/me/second-factor')).body.data).toEqual({
      on: true,
      since,
      recoveryCodesLeft: 10,
      required: false,
    });
    const again = await client.post('admin/me/second-factor/confirm', { otp: '000000' });
    expect(reasonOf(again)).toEqual([409, 'SECOND_FACTOR_IS_ON']);
  });

  it('is not confirmed by a code where its secret cannot be read', async () => {
    const client = await join(api, 'lab');
    const { password } = client;
    const begun = await client.post<{ secret: string }>('admin/me/second-factor', { password });
    const otp = shownCode(begun.body.data.secret, api.clock.now());
    const before = api.config.secretsKey;
    api.config.secretsKey = 'another key, with enough letters';
    const confirmed = await client.post('admin/me/second-factor/confirm', { otp });
    api.config.secretsKey = before;
    expect(reasonOf(confirmed)).toEqual([409, 'SECOND_FACTOR_NOT_BEGUN']);
  });

  it('that cannot be read is said in the log, without a word of it', async () => {
    const client = await join(api, 'lab');
    const { code } = await setUp(api, client);
    api.clock.advance({ minutes: 1 });
    const browser = await asked(client);
    const before = api.config.secretsKey;
    api.config.secretsKey = 'another key, with enough letters';
    expect((await answer(browser, code())).status).toBe(400);
    api.config.secretsKey = before;
    expect(logged.filter((line) => line.includes('a second factor cannot be read'))).toHaveLength(
      1,
    );
    expect((await answer(browser, code())).status).toBe(200);
    expect(logged.filter((line) => line.includes('second factor'))).toHaveLength(1);
  });
});

describe('a code of the app', () => {
  it('that switched the second factor on logs nobody in', async () => {
    const client = await join(api, 'lab');
    const { code } = await setUp(api, client);
    const browser = await asked(client);
    expect(reasonOf(await answer(browser, code()))).toEqual([400, 'SECOND_FACTOR_WRONG']);
    expect((await answer(browser, code(1))).status).toBe(200);
  });

  it('may be typed with spaces, greets by name, and stands in the audit as a log-in', async () => {
    const client = await join(api, 'lab');
    const { code } = await setUp(api, client);
    api.clock.advance({ minutes: 1 });
    const browser = await asked(client);
    const typed = ` ${code().slice(0, 3)} ${code().slice(3)}`;
    expect((await answer(browser, typed)).body).toMatchObject({
      data: 'Welcome, Meera Nair',
      reason: 'LOGGED_IN',
    });
    const acts = await actsOf(client.id);
    expect(acts[0]).toBe('logged.in');
    expect(acts).not.toContain('recoveryCode.used');
  });

  it('has to be one for what is changed with it, and is used up by it', async () => {
    const client = await join(api, 'lab');
    const { code } = await setUp(api, client);
    api.clock.advance({ minutes: 1 });
    const { password } = client;
    const otp = code();
    const renewed = await client.post('admin/me/second-factor/recovery-codes', { password, otp });
    expect(reasonOf(renewed)).toEqual([200, 'RECOVERY_CODES_RENEWED']);
    const removed = await client.post('admin/me/second-factor/remove', { password, otp });
    expect(reasonOf(removed)).toEqual([400, 'SECOND_FACTOR_WRONG']);
    expect(reasonOf(await answer(await asked(client), otp))).toEqual([400, 'SECOND_FACTOR_WRONG']);
  });
});

describe('wrong codes', () => {
  it('beyond those of one network take nothing of what the account has elsewhere', async () => {
    const client = await join(api, 'lab');
    const { code } = await setUp(api, client);
    api.clock.advance({ minutes: 1 });
    const stranger = await asked(client);
    for (let time = 0; time < 60; time += 1)
      expect((await answer(stranger, '000000')).status).toBe(time < 5 ? 400 : 429);
    expect((await answer(stranger, code(), '198.51.100.9')).status).toBe(200);
  });

  it('are ten in a session of one’s own, also where the browser has lost its token', async () => {
    const client = await join(api, 'lab');
    const { code } = await setUp(api, client);
    api.clock.advance({ minutes: 1 });
    client.cookies.delete('assay_device');
    const renew = (otp: string) =>
      client.post('admin/me/second-factor/recovery-codes', { password: client.password, otp });
    for (let time = 0; time < 10; time += 1)
      expect(reasonOf(await renew('000000'))).toEqual([400, 'SECOND_FACTOR_WRONG']);
    const refused = await renew(code());
    expect([...reasonOf(refused), refused.headers['retry-after']]).toEqual([
      429,
      'CODE_TRIES_PAUSED',
      '900',
    ]);
  });

  it('have no limit with RATE_LIMIT=off', async () => {
    const free = await startApi({ rateLimit: false });
    const client = await join(free, 'lab');
    const { code } = await setUp(free, client);
    free.clock.advance({ minutes: 1 });
    const stranger = free.client();
    await logIn(stranger, client);
    for (let time = 0; time < 6; time += 1)
      expect((await answer(stranger, '000000')).status).toBe(400);
    expect((await answer(stranger, code())).status).toBe(200);
    await free.stop();
  });
});

describe('a browser in which the second factor was switched off', () => {
  it('is known from then on, and others are not', async () => {
    const client = await join(api, 'lab');
    const other = api.client();
    await logIn(other, client);
    const { recoveryCodes } = await setUp(api, client);
    const { password } = client;
    const otp = recoveryCodes[0];
    await client.post('admin/me/second-factor/remove', { password, otp });
    const wrong = { ...client, password: 'not the word' };
    for (let time = 0; time < 10; time += 1) await logIn(api.client(), wrong);
    expect((await logIn(other, client)).status).toBe(429);
    expect((await logIn(client, client)).status).toBe(200);
  });
});
