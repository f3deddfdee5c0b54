import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserJson } from '../../api/users/users.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { adminClient, signUp } from './support/people.ts';
import { reasonOf } from './support/staff.ts';

let api: TestApi;
let made = 0;
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
});
afterAll(() => api.stop());

const signUpAs = (changes: object) =>
  api.client().post('users/signup', {
    firstName: 'Asha',
    lastName: 'Rao',
    email: `typed${(made += 1)}@example.com`,
    password: 'correct horse',
    ...changes,
  });
const x = (length: number) => 'x'.repeat(length);

describe('a name', () => {
  it('has 60 characters at most, and one space between its words', async () => {
    const customer = await signUp(api, { firstName: x(60), lastName: '  van \t der   Rao ' });
    const { body } = await customer.get<UserJson>('users/me');
    expect(body.data).toMatchObject({ firstName: x(60), lastName: 'van der Rao' });
    const long = await signUpAs({ firstName: x(61) });
    expect(long.body.message).toBe('First name must have 60 characters or fewer');
  });
});

describe('an e-mail', () => {
  it.each([
    `${x(64)}@example.com`,
    'asha+lab@mail.example.co.in',
    'a@b.c',
    ' Asha.Two@Example.com ',
    'o’neil@example.com',
  ])('may be %j', async (email) => {
    const answer = await api.client().post('users/login', { email, password: 'anything' });
    expect(reasonOf(answer)).toEqual([401, 'EMAIL_OR_PASSWORD_WRONG']);
  });

  it.each([
    `${x(65)}@example.com`,
    '@example.com',
    'asha@example',
    'asha@.example.com',
    'asha@example..com',
    'asha@example.com.',
    'asha@exa mple.com',
    'as ha@example.com',
    'a@sha@example.com',
    'asha@rao@example.com',
    'mailto:asha@example.com',
    '<asha@example.com',
    'asha@example.com, x@example.com',
  ])('is not %j', async (email) => {
    const answer = await api.client().post('users/login', { email, password: 'anything' });
    expect(reasonOf(answer)).toEqual([400, 'EMAIL_INVALID']);
  });
});

describe('a password', () => {
  it('has eight characters or more, and 200 at most', async () => {
    expect((await signUpAs({ password: 'k7#vQ2pz' })).status).toBe(201);
    expect((await signUpAs({ password: `k7#vQ2pz${x(192)}` })).status).toBe(201);
    const long = await signUpAs({ password: `${x(200)}!` });
    expect([long.status, long.body]).toMatchObject([
      400,
      { message: 'Password must have 200 characters or fewer', reason: 'FIELD_TOO_LONG' },
    ]);
  });

  it('is not the own e-mail with spaces around it', async () => {
    const email = 'meera.spaces@example.com';
    for (const typed of [
      { email, password: ` ${email} ` },
      { email: ` ${email} `, password: email },
    ])
      expect(reasonOf(await signUpAs(typed))).toEqual([400, 'PASSWORD_TOO_COMMON']);
  });
});

describe('a text that is longer than anybody types', () => {
  const password = x(201);
  const email = `${x(190)}@example.com`;
  it.each<[path: string, field: string, body: object]>([
    ['users/signup', 'firstName', { firstName: password }],
    ['users/signup', 'lastName', { lastName: password }],
    ['users/signup', 'email', { email }],
    ['users/login', 'email', { email, password: 'x' }],
    ['users/login', 'password', { email: 'a@b.c', password }],
    ['users/adminlogin', 'password', { email: 'a@b.c', password }],
    ['users/forgotPassword', 'email', { email }],
    ['users/resetPassword', 'email', { email, otp: '1', newPassword: 'x' }],
    ['users/resetPassword', 'otp', { email: 'a@b.c', otp: password, newPassword: 'x' }],
    ['users/resetPassword', 'newPassword', { email: 'a@b.c', otp: '1', newPassword: password }],
    ['users/sendotp', 'phoneNumber', { phoneNumber: password, userID: 'x' }],
    ['users/sendotp', 'userID', { phoneNumber: '1', userID: password }],
    ['users/verifyotp', 'otp', { otp: password, userID: 'x' }],
    ['users/deleteAccount', 'password', { password }],
    ['admin/invitation', 'token', { token: password }],
    ['admin/invitation/accept', 'token', { token: password, password: 'x' }],
    ['admin/invitation/accept', 'password', { token: 'x', password }],
  ])('is refused by %s as its %s', async (path, field, body) => {
    const names = { firstName: 'A', lastName: 'B', email: 'a@b.c', password: 'correct horse' };
    const customer = await signUp(api);
    const answer = await customer.post(
      path,
      path === 'users/signup' ? { ...names, ...body } : body,
    );
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { reason: 'FIELD_TOO_LONG', params: { field, most: 200 } },
    ]);
  });

  it.each<[path: string, field: string, most: number, body: object]>([
    ['admin/me/password', 'newPassword', 200, { password: 'x', newPassword: password }],
    ['admin/me/second-factor', 'password', 200, { password }],
    ['admin/me/second-factor/confirm', 'otp', 100, { otp: x(101) }],
    ['admin/me/second-factor/remove', 'otp', 100, { password: 'x', otp: x(101) }],
    ['users/adminlogin/code', 'otp', 100, { otp: x(101) }],
    ['admin/staff', 'name', 200, { name: password, email: 'a@b.c', staffRole: 'lab' }],
    ['admin/staff', 'email', 200, { name: 'A', email, staffRole: 'lab' }],
  ])('is refused to the staff by %s as its %s', async (path, field, most, body) => {
    const answer = await (await adminClient(api)).post(path, body);
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { reason: 'FIELD_TOO_LONG', params: { field, most } },
    ]);
  });

  it.each([
    ['users?search=', 'search'],
    ['users?after=', 'after'],
    ['audit?person=', 'person'],
    ['audit?after=', 'after'],
  ])('is refused in admin/%s', async (path, field) => {
    const admin = await adminClient(api);
    expect((await admin.get(`admin/${path}${x(100)}`)).status).toBe(200);
    expect((await admin.get(`admin/${path}${x(101)}`)).body).toMatchObject({
      reason: 'FIELD_TOO_LONG',
      params: { field, most: 100 },
    });
  });
});
