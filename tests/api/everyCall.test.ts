import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { adminClient, signUp } from './support/people.ts';
import { reasonOf } from './support/staff.ts';

let api: TestApi;
let customer: Client;
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
  customer = await signUp(api);
});
afterAll(() => api.stop());

describe('every answer', () => {
  it('is shown in no frame, guessed at by no browser, and tells no other site where it came from', async () => {
    for (const path of ['users/me', 'nothing/here', '/healthz'])
      expect((await customer.get(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
      });
  });

  it('of the service is for no cache', async () => {
    const control = async (path: string) => (await customer.get(path)).headers['cache-control'];
    expect(await control('users/me')).toBe('no-store');
    expect(await control('nothing/here')).toBe('no-store');
    expect(await control('/healthz')).toBeUndefined();
  });

  it('is the same with a slash at the end of the address', async () => {
    expect((await customer.get('users/me/')).status).toBe(200);
  });

  it('where nothing is names the address without its query, 200 characters of it', async () => {
    const said = async (path: string) => (await customer.get(path)).body.message;
    expect(await said('nothing?email=asha@example.com')).toBe(
      'There is nothing at GET /api/v1/nothing',
    );
    expect(await said(`/${'x'.repeat(300)}`)).toBe(`There is nothing at GET /${'x'.repeat(199)}`);
  });
});

describe('a page of another site', () => {
  const write = (headers: Record<string, string>, client = customer) =>
    client.call('PATCH', 'users/me', { firstName: 'Asha' }, headers);

  it.each<[string, Record<string, string>, number]>([
    ['what somebody typed into the address', { 'sec-fetch-site': 'none' }, 200],
    ['an address of its own', { origin: 'https://assay.example', host: 'assay.example' }, 200],
    ['an extension', { origin: 'chrome-extension://localhost:80' }, 403],
    ['the same host at another port', { origin: 'http://localhost:81' }, 403],
    ['no address', { origin: 'localhost' }, 403],
    [
      'its own word that it is the same',
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' },
      403,
    ],
  ])('is known by its headers: %s', async (_, headers, status) => {
    expect((await write(headers)).status).toBe(status);
  });

  it('cannot log out, and the message says why', async () => {
    const answer = await customer.post('users/logout', {}, { 'sec-fetch-site': 'cross-site' });
    expect(reasonOf(answer)).toEqual([403, 'OTHER_SITE']);
    expect((await customer.get('users/me')).status).toBe(200);
  });

  it('reaches what needs no session where the browser sends no cookie', async () => {
    const body = { email: 'nobody@example.com', password: 'anything' };
    const answer = await api.client().post('users/login', body, { origin: 'https://evil.example' });
    expect(answer.status).toBe(401);
  });
});

describe('a body', () => {
  it('may be nested 32 levels deep, and no deeper', async () => {
    const nested = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;
    const send = async (levels: number) =>
      (
        await customer.post('patient/patientdetails', nested(levels), {
          'content-type': 'application/json',
        })
      ).body.reason;
    expect(await send(32)).toBe('BODY_NOT_OBJECT');
    expect(await send(33)).toBe('NESTED_TOO_DEEPLY');
  });

  it.each<[string, string, string, number, string, string]>([
    [
      'that is too large',
      'application/json',
      `"${'x'.repeat(300_000)}"`,
      413,
      'TOO_LARGE',
      'TOO_LARGE',
    ],
    ['of plain text', 'text/plain', 'x', 415, 'UNSUPPORTED_TYPE', 'CONTENT_TYPE_UNKNOWN'],
    ['that is no JSON', 'application/json', '{', 400, 'BAD_REQUEST', 'BODY_NOT_JSON'],
    [
      'that would change every object',
      'application/json',
      '{"__proto__":{}}',
      400,
      'BAD_REQUEST',
      'BODY_NOT_JSON',
    ],
  ])('%s is refused', async (_, type, body, status, code, reason) => {
    const answer = await customer.post('users/login', body, { 'content-type': type });
    expect([answer.status, answer.body.code, answer.body.reason]).toEqual([status, code, reason]);
  });

  it('with the NUL character in the address is refused, too', async () => {
    const admin = await adminClient(api);
    expect((await admin.get('admin/users?search=a%00b')).body.reason).toBe('NUL_CHARACTER');
  });
});

describe('the settings', () => {
  const save = async (changes: object) => {
    const admin = await adminClient(api);
    const { version } = (await admin.get<{ version: string }>('admin/settings')).body.data;
    return admin.call('PUT', 'admin/settings', {
      version,
      serviceablePins: ['560'],
      technicians: ['Ravi'],
      ...changes,
    });
  };
  const many = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

  it('keep each PIN and each name once, without spaces around it', async () => {
    const saved = await save({
      serviceablePins: ['600', '560', '600'],
      technicians: [' Ravi ', 'Ravi', '\u200bRavi', '  ', 'Asha'],
    });
    expect([saved.body.reason, saved.body.data]).toEqual([
      'SETTINGS_SAVED',
      {
        version: expect.any(String) as string,
        serviceablePins: ['600', '560'],
        technicians: ['Ravi', 'Asha'],
      },
    ]);
    const { action } = await api.db
      .selectFrom('admin_audit')
      .select('action')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(action).toBe('settings.changed');
  });

  it.each<[string, object, object]>([
    ['a PIN of seven digits', { serviceablePins: ['5600001'] }, { field: 'serviceablePins' }],
    ['a PIN that begins with 0', { serviceablePins: ['056'] }, { field: 'serviceablePins' }],
    ['no PIN', { serviceablePins: [''] }, { field: 'serviceablePins' }],
    ['no name', { technicians: [''] }, { field: 'technicians' }],
    ['a name without a letter', { technicians: ['🙂'] }, { field: 'technicians' }],
    ['a long name', { technicians: ['x'.repeat(61)] }, { field: 'technicians', most: 60 }],
    ['too many names', { technicians: many(501) }, { field: 'technicians', most: 500 }],
    ['too many PINs', { serviceablePins: many(2001) }, { field: 'serviceablePins', most: 2000 }],
    ['a number', { technicians: [1] }, { field: 'technicians', kind: 'a text' }],
    ['one text', { technicians: 'Ravi' }, { field: 'technicians', kind: 'a list' }],
  ])('refuse %s', async (_, changes, params) => {
    const answer = await save(changes);
    expect([answer.status, answer.body]).toMatchObject([400, { params }]);
  });

  it('take what is just allowed', async () => {
    const { status } = await save({
      serviceablePins: [...many(1999), '999999'],
      technicians: [...many(499).map((name) => `Ravi ${name}`), 'x'.repeat(60)],
    });
    expect(status).toBe(200);
  });
});

describe('the list of customers', () => {
  it('comes newest first, 25 at a time, each with what the staff may see and no more', async () => {
    const own = await startApi({ rateLimit: false });
    const made = [];
    for (let person = 0; person < 26; person += 1)
      made.push(await signUp(own, { firstName: `Asha${person}`, lastName: 'Rao' }));
    const admin = await adminClient(own);
    type Page = { items: { _id: string }[]; next: string | null };
    const page = async (query: string) => (await admin.get<Page>(`admin/users${query}`)).body.data;
    const first = await page('');
    const ids = made.map(({ id }) => id).toReversed();
    expect(first.items.map(({ _id: id }) => id)).toEqual(ids.slice(0, 25));
    expect(first.items[0]).toEqual({
      _id: ids[0],
      name: 'Asha25 Rao',
      email: made[25]!.email,
      phoneNumber: null,
      orders: 0,
      createdAt: own.clock.now().toISOString(),
    });
    expect(first.next).toBe(ids[24]);
    const last = await page(`?after=${first.next}`);
    expect([last.items.map(({ _id: id }) => id), last.next]).toEqual([[ids[25]], null]);
    expect(await page(`?after=${ids[0]}`)).toMatchObject({ next: null });
    const looks = await own.db
      .selectFrom('admin_audit')
      .select('detail')
      .where('action', '=', 'users.viewed')
      .execute();
    expect(looks).toEqual(Array(3).fill({ detail: null }));
    await own.stop();
  });
});
