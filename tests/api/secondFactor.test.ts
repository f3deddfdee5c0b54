import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditPageJson } from '../../api/admin/auditLog.contract.ts';
import type { SecondFactorJson } from '../../api/secondFactor/secondFactor.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { adminClient } from './support/people.ts';
import { setUp, shownCode } from './support/secondFactor.ts';
import { join, logIn, reasonOf } from './support/staff.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
});
afterAll(() => api.stop());
// A step whose codes nobody has used.
beforeEach(() => api.clock.advance({ minutes: 5 }));

const stateOf = async (client: Client) =>
  (await client.get<SecondFactorJson>('admin/me/second-factor')).body.data;
const answer = (client: Client, otp: string) => client.post('users/adminlogin/code', { otp });
const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
/** Somebody with a second factor, and a browser elsewhere in which the password was typed. */
async function asked() {
  const client = await join(api, 'lab');
  const factor = await setUp(api, client);
  api.clock.advance({ minutes: 1 });
  const elsewhere = api.client();
  const password = await logIn(elsewhere, client);
  return { client, factor, elsewhere, password };
}
const auditOf = async (action: string, id: string) =>
  (await (await adminClient(api)).get<AuditPageJson>(`admin/audit?action=${action}&person=${id}`))
    .body.data.items;

describe('setting a second factor up', () => {
  it('asks for the password, gives a secret and ten recovery codes, and ends other sessions', async () => {
    const client = await join(api, 'operations');
    const elsewhere = api.client();
    await logIn(elsewhere, client);
    expect(await stateOf(client)).toEqual({
      on: false,
      since: null,
      recoveryCodesLeft: 0,
      required: false,
    });
    expect(
      reasonOf(await client.post('admin/me/second-factor', { password: 'not the word' })),
    ).toEqual([400, 'PASSWORD_WRONG']);
    expect(reasonOf(await client.post('admin/me/second-factor', { password: '' }))).toEqual([
      400,
      'FIELD_MISSING',
    ]);
    const { recoveryCodes, secret } = await setUp(api, client);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await stateOf(client)).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    expect((await elsewhere.get('admin/me')).status).toBe(401);
    expect(await auditOf('secondFactor.on', client.id)).toHaveLength(1);
  });

  it('counts for nothing until a right code has confirmed it', async () => {
    const client = await join(api, 'lab');
    const confirm = (otp: string) => client.post('admin/me/second-factor/confirm', { otp });
    expect(reasonOf(await confirm('000000'))).toEqual([409, 'SECOND_FACTOR_NOT_BEGUN']);
    const begin = async () =>
      (
        await client.post<{ secret: string; uri: string }>('admin/me/second-factor', {
          password: client.password,
        })
      ).body.data;
    const first = await begin();
    expect(first.uri).toBe(
      `otpauth://totp/Assay:${encodeURIComponent(client.email)}?issuer=Assay&secret=${first.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    const second = await begin();
    // The first secret works no more.
    const now = api.clock.now();
    expect(reasonOf(await confirm(shownCode(first.secret, now)))).toEqual([
      400,
      'SECOND_FACTOR_WRONG',
    ]);
    expect((await logIn(api.client(), client)).status).toBe(200);
    expect((await confirm(shownCode(second.secret, now))).status).toBe(200);
    expect((await logIn(api.client(), client)).status).toBe(202);
    expect(
      reasonOf(await client.post('admin/me/second-factor', { password: client.password })),
    ).toEqual([409, 'SECOND_FACTOR_IS_ON']);
  });

  it('stores neither the secret nor a recovery code as it is', async () => {
    const client = await join(api, 'lab');
    const { secret, recoveryCodes } = await setUp(api, client);
    const stored = JSON.stringify([
      await api.db.selectFrom('second_factors').selectAll().execute(),
      await api.db.selectFrom('recovery_codes').selectAll().execute(),
      await api.db.selectFrom('admin_audit').selectAll().execute(),
    ]);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
  });
});

describe('logging in with a second factor', () => {
  it('gives no session for the password, and one for the code', async () => {
    const { client, factor, elsewhere, password } = await asked();
    expect(reasonOf(password)).toEqual([202, 'SECOND_FACTOR_ASKED']);
    expect([...elsewhere.cookies.keys()]).toEqual(['assay_admin_code']);
    expect((await elsewhere.get('admin/me')).status).toBe(401);
    expect(reasonOf(await answer(elsewhere, '000000'))).toEqual([400, 'SECOND_FACTOR_WRONG']);
    expect(reasonOf(await answer(elsewhere, factor.code()))).toEqual([200, 'LOGGED_IN']);
    expect((await elsewhere.get('admin/me')).status).toBe(200);
    // The first session goes on.
    expect((await client.get('admin/me')).status).toBe(200);
    expect(elsewhere.cookies.has('assay_admin_code')).toBe(false);
  });

  it.each([
    ['two steps before', -2, 400],
    ['one step before', -1, 200],
    ['one step after', 1, 200],
    ['two steps after', 2, 400],
  ])('the code of %s', async (_, steps, status) => {
    const { factor, elsewhere } = await asked();
    api.clock.advance({ minutes: 2 });
    expect((await answer(elsewhere, factor.code(steps))).status).toBe(status);
  });

  it('takes no code twice, and none from before the last one', async () => {
    const { client, factor, elsewhere } = await asked();
    const code = factor.code();
    expect((await answer(elsewhere, code)).status).toBe(200);
    await logIn(elsewhere, client);
    expect(reasonOf(await answer(elsewhere, code))).toEqual([400, 'SECOND_FACTOR_WRONG']);
    expect((await answer(elsewhere, factor.code(-1))).status).toBe(400);
    expect((await answer(elsewhere, factor.code(1))).status).toBe(200);
  });

  it('takes the same code from two browsers at once for one of them', async () => {
    const { client, factor } = await asked();
    const browsers = [api.client(), api.client(), api.client(), api.client()];
    for (const browser of browsers) await logIn(browser, client);
    const code = factor.code();
    const answers = await Promise.all(browsers.map((browser) => answer(browser, code)));
    expect(statuses(answers)).toEqual([200, 400, 400, 400]);
  });

  it('takes a recovery code once, however it is typed, and writes it to the audit', async () => {
    const { client, factor, elsewhere } = await asked();
    const [code] = factor.recoveryCodes;
    expect((await answer(elsewhere, ` ${code!.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(
      200,
    );
    expect(await stateOf(elsewhere)).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await auditOf('recoveryCode.used', client.id)).toHaveLength(1);
    const browsers = [api.client(), api.client()];
    for (const browser of browsers) await logIn(browser, client);
    expect((await answer(browsers[0]!, code!)).status).toBe(400);
    const [, second] = factor.recoveryCodes;
    const answers = await Promise.all(browsers.map((browser) => answer(browser, second!)));
    expect(statuses(answers)).toEqual([200, 400]);
  });

  it('wants the password first, ten minutes before at most, and for each log-in', async () => {
    const { client, factor, elsewhere } = await asked();
    expect(reasonOf(await answer(api.client(), factor.code()))).toEqual([
      409,
      'SECOND_FACTOR_EXPIRED',
    ]);
    api.clock.advance({ minutes: 10 });
    expect((await answer(elsewhere, factor.code())).status).toBe(409);
    await logIn(elsewhere, client);
    const token = elsewhere.cookies.get('assay_admin_code')!;
    expect((await answer(elsewhere, factor.code())).status).toBe(200);
    elsewhere.cookies.set('assay_admin_code', token);
    expect((await answer(elsewhere, factor.code(1))).status).toBe(409);
  });

  it('ends where the password was changed or the person removed meanwhile', async () => {
    const { client, factor, elsewhere } = await asked();
    await client.post('admin/me/password', {
      password: client.password,
      newPassword: 'a new long word',
    });
    expect((await answer(elsewhere, factor.code())).status).toBe(409);
    await logIn(elsewhere, { email: client.email, password: 'a new long word' });
    await (await adminClient(api)).call('DELETE', `admin/staff/${client.id}`);
    expect((await answer(elsewhere, factor.code())).status).toBe(409);
    expect(
      await api.db
        .selectFrom('second_factors')
        .selectAll()
        .where('admin_id', '=', client.id)
        .execute(),
    ).toEqual([]);
  });
});

describe('changing a second factor', () => {
  it('gives new recovery codes for the password and a code', async () => {
    const { client, factor, elsewhere } = await asked();
    const renew = (password: string, otp: string) =>
      client.post<{ recoveryCodes: string[] }>('admin/me/second-factor/recovery-codes', {
        password,
        otp,
      });
    expect(reasonOf(await renew('not the word', factor.code()))).toEqual([400, 'PASSWORD_WRONG']);
    expect(reasonOf(await renew(client.password, '000000'))).toEqual([400, 'SECOND_FACTOR_WRONG']);
    const { recoveryCodes } = (await renew(client.password, factor.code())).body.data;
    expect(recoveryCodes).toHaveLength(10);
    expect((await answer(elsewhere, factor.recoveryCodes[0]!)).status).toBe(400);
    expect((await answer(elsewhere, recoveryCodes[0]!)).status).toBe(200);
    expect(await auditOf('recoveryCodes.renewed', client.id)).toHaveLength(1);
  });

  it('switches it off for the password and a code, and ends other sessions', async () => {
    const { client, factor, elsewhere } = await asked();
    await answer(elsewhere, factor.code());
    const remove = (otp: string) =>
      client.post('admin/me/second-factor/remove', { password: client.password, otp });
    expect(reasonOf(await remove('000000'))).toEqual([400, 'SECOND_FACTOR_WRONG']);
    expect((await remove(factor.recoveryCodes[3]!)).status).toBe(200);
    expect(await stateOf(client)).toMatchObject({ on: false, recoveryCodesLeft: 0 });
    expect((await elsewhere.get('admin/me')).status).toBe(401);
    expect((await logIn(elsewhere, client)).status).toBe(200);
    expect(await auditOf('secondFactor.off', client.id)).toHaveLength(1);
  });
});

describe('another SECRETS_KEY', () => {
  it('leaves the recovery codes, and takes no code of the app', async () => {
    const { factor, elsewhere } = await asked();
    const before = api.config.secretsKey;
    api.config.secretsKey = 'another key, with enough letters';
    try {
      expect((await answer(elsewhere, factor.code())).status).toBe(400);
      expect((await answer(elsewhere, factor.recoveryCodes[0]!)).status).toBe(200);
    } finally {
      api.config.secretsKey = before;
    }
  });
});
