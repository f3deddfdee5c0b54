import { hashSecret } from '../../api/secrets/hashing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountJson, UserJson } from '../../api/users/users.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { signUp, verifiedCustomer } from './support/people.ts';
import { statusesOf } from './support/statuses.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const person = {
  firstName: ' Asha ',
  lastName: 'Rao',
  email: 'Asha.Rao@Example.com',
  password: 'correct horse',
};

describe('sign-up', () => {
  it('opens the session of an unverified account', async () => {
    const client = api.client();
    const answer = await client.post<AccountJson>('users/signup', person);
    expect(answer.status, 'clause 7.1').toBe(201);
    expect(answer.body, 'clauses 3.1, 7.1').toMatchObject({
      message: 'Account created',
      data: { _id: expect.any(String), userID: expect.any(String), firstName: 'Asha' },
    });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /assay_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/,
    );
    const me = await client.get<UserJson>('users/me');
    expect(me.body.data, 'clauses 3.1, 7.3').toEqual({
      _id: answer.body.data.userID,
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha.rao@example.com',
      phoneNumber: null,
      phoneVerified: false,
      whatsApp: null,
    });
  });

  it('refuses an e-mail that is taken, whatever its case', async () => {
    const answer = await api
      .client()
      .post('users/signup', { ...person, email: 'ASHA.RAO@example.com' });
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { message: 'An account with this email already exists', code: 'CONFLICT' },
    ]);
  });

  it('makes one account of two sign-ups at once', async () => {
    const both = await Promise.all(
      [1, 2].map(() =>
        api.client().post('users/signup', { ...person, email: 'twice@example.com' }),
      ),
    );
    expect(statusesOf(both)).toEqual([201, 409]);
  });

  it.each([
    [{ ...person, firstName: undefined }, 'First name is missing'],
    [{ ...person, firstName: '  ' }, 'First name is missing'],
    [{ ...person, firstName: '🙂' }, 'First name is not valid'],
    [{ ...person, lastName: 'x'.repeat(61) }, 'Last name must have 60 characters or fewer'],
    [{ ...person, email: 'nobody' }, 'Please enter a valid email'],
    [{ ...person, email: 7 }, 'Email must be a text'],
    [{ ...person, password: 'short12' }, 'Password must have 8 characters or more'],
    [{ ...person, firstName: 'a\0b' }, 'Texts must not contain the NUL character'],
    [[person], 'Please send a JSON object'],
    ['', 'First name is missing'],
  ])('refuses %j', async (body, message) => {
    const answer = await api
      .client()
      .post('users/signup', body, { 'content-type': 'application/json' });
    expect([answer.status, answer.body]).toMatchObject([400, { message, code: 'BAD_REQUEST' }]);
  });

  it('refuses what is not JSON', async () => {
    const broken = await api
      .client()
      .post('users/signup', '{"firstName":', { 'content-type': 'application/json' });
    expect([broken.status, broken.body.message]).toEqual([400, 'The body is not valid JSON']);
    expect(
      (await api.client().post('users/signup', 'firstName=A', { 'content-type': 'text/plain' }))
        .status,
    ).toBe(415);
    expect(
      (await api.client().post('users/signup', { ...person, firstName: 'x'.repeat(300_000) }))
        .status,
    ).toBe(413);
  });

  it('keeps no password readable', async () => {
    const row = await api.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', 'asha.rao@example.com')
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
  });
});

describe('login', () => {
  const logIn = (email: string, password: string) =>
    api.client().post('users/login', { email, password });

  it('takes a password whichever keyboard typed it, and with blanks that were pasted', async () => {
    const { email } = await signUp(api, { password: 'crème brûlée 9'.normalize('NFC') });
    for (const typed of [
      'crème brûlée 9'.normalize('NFD'),
      ' crème brûlée 9\n',
      'ｃrème brûlée ９',
    ])
      expect([typed, (await logIn(email, typed)).status]).toEqual([typed, 200]);
    expect((await logIn(email, 'creme brulee 9')).status).toBe(401);
  });

  it('takes a password that was stored as it was typed, before they were folded', async () => {
    const { email } = await signUp(api);
    const typed = ' ｋept since then ';
    await api.db
      .updateTable('users')
      .set({ password_hash: await hashSecret(typed) })
      .where('email', '=', email)
      .execute();
    expect((await logIn(email, typed)).status).toBe(200);
    expect((await logIn(email, 'kept since then')).status).toBe(401);
  });

  it('opens a new session and ends the one before', async () => {
    const customer = await signUp(api);
    const before = customer.cookies.get('assay_session')!;
    const answer = await customer.post<AccountJson>('users/login', {
      email: ` ${customer.email.toUpperCase()} `,
      password: customer.password,
    });
    expect([answer.status, answer.body.message, answer.body.data.userID], 'clause 7.2').toEqual([
      200,
      'Logged in',
      customer.id,
    ]);
    expect(customer.cookies.get('assay_session')).not.toBe(before);
    expect((await api.client().get('users/me', { cookie: `assay_session=${before}` })).status).toBe(
      401,
    );
    expect((await customer.get('users/me')).status).toBe(200);
  });

  it('answers alike for a wrong password and an unknown e-mail', async () => {
    const customer = await signUp(api);
    const wrong = await api
      .client()
      .post('users/login', { email: customer.email, password: 'not this one' });
    const unknown = await api
      .client()
      .post('users/login', { email: 'nobody@example.com', password: 'not this one' });
    expect([wrong.status, wrong.body]).toMatchObject([
      401,
      { message: 'Wrong email or password', code: 'UNAUTHENTICATED' },
    ]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('stops guessing after 10 failures, and lets go after a quarter of an hour', async () => {
    const customer = await signUp(api);
    const tries = await Promise.all(
      Array.from({ length: 12 }, () =>
        api.client().post('users/login', { email: customer.email, password: 'not this one' }),
      ),
    );
    expect(statusesOf(tries)).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const right = await api
      .client()
      .post('users/login', { email: customer.email, password: customer.password });
    expect([right.status, Number(right.headers['retry-after'])]).toEqual([429, 900]);
    api.clock.advance({ minutes: 15 });
    expect(
      (
        await api
          .client()
          .post('users/login', { email: customer.email, password: customer.password })
      ).status,
    ).toBe(200);
  });

  it('ends a session after 30 days', async () => {
    const customer = await signUp(api);
    api.clock.advance({ days: 30 });
    expect((await customer.get('users/me')).status).toBe(401);
    await api.app.jobs.runOnce('forget expired sessions');
    expect(
      await api.db
        .selectFrom('sessions')
        .select('user_id')
        .where('user_id', '=', customer.id)
        .execute(),
    ).toEqual([]);
  });
});

describe('the signed-in customer', () => {
  it('is nobody without a session', async () => {
    const answer = await api.client().get('users/me');
    expect([answer.status, answer.body], 'clause 7.3').toMatchObject([
      401,
      { message: 'Please log in', code: 'UNAUTHENTICATED' },
    ]);
    expect((await api.client().get('users/me', { cookie: 'assay_session=made-up' })).status).toBe(
      401,
    );
  });

  it('changes the names and nothing else', async () => {
    const customer = await verifiedCustomer(api);
    const before = (await customer.get<UserJson>('users/me')).body.data;
    const answer = await customer.call<UserJson>('PATCH', 'users/me', {
      firstName: 'Meera',
      email: 'other@example.com',
    });
    expect([answer.status, answer.body.data]).toEqual([200, { ...before, firstName: 'Meera' }]);
    expect((await customer.get<UserJson>('users/me')).body.data).toEqual(answer.body.data);
    expect((await customer.call('PATCH', 'users/me', { lastName: ' ' })).body.message).toBe(
      'Last name is missing',
    );
  });

  it('logs out, with an empty body and more than once', async () => {
    const customer = await signUp(api);
    const cookie = `assay_session=${customer.cookies.get('assay_session')}`;
    const answer = await customer.post('users/logout', '', { 'content-type': 'application/json' });
    expect([answer.status, answer.body], 'clause 7.4').toMatchObject([
      200,
      { message: 'Logged out', data: null },
    ]);
    expect(customer.cookies.has('assay_session'), 'clause 7.4').toBe(false);
    expect((await api.client().get('users/me', { cookie })).status, 'clause 7.4').toBe(401);
    expect((await customer.post('users/logout')).status).toBe(200);
  });
});
