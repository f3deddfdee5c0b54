import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeTexts } from '../../api/codes/codeTexts.ts';
import { contactTexts } from '../../api/users/contactTexts.ts';
import type { UserJson } from '../../api/users/users.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import { codeFor, signUp, verify, wrongFor } from './support/people.ts';
import type { TestCustomer } from './support/people.ts';
import { reasonOf } from './support/staff.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true });
});
beforeEach(() => api.clock.advance({ hours: 2 }));
afterAll(() => api.stop());

const start = '2026-11-20T09:30:00+05:30';
let made = 0;
const newPhone = () => `+9198${String(10_000_000 + (made += 1))}`;
const newEmail = () => `new${(made += 1)}@example.com`;
const login = async (email: string, password: string) =>
  (await api.client().post('users/login', { email, password })).status;
const standing = async (who: Pick<TestCustomer, 'get'>) =>
  (await who.get<UserJson>('users/me')).body.data;
/** The newest message to somebody, as channel, kind and text. */
async function lastTo(to: string) {
  const message = (await api.outbox()).findLast((sent) => sent.to === to);
  return [message?.channel, message?.kind, message?.text];
}
/** A new password by a code to an e-mail. */
async function reset(email: string, newPassword: string) {
  api.clock.advance({ minutes: 1 });
  await api.client().post('users/forgotPassword', { email });
  const otp = await codeFor(api, email);
  return api.client().post('users/resetPassword', { email, otp, newPassword });
}
async function changeEmail(who: TestCustomer, email: string, password = who.password) {
  await who.post('users/sendemailcode', { email, password });
  return who.post('users/verifyemail', { otp: await codeFor(api, email) });
}

describe('another mobile number', () => {
  const send = (who: TestCustomer, phoneNumber: string, password?: string) =>
    who.post('users/sendotp', { phoneNumber, userID: who.id, password });

  it('takes the password, so that whoever finds an open session cannot take the account', async () => {
    const customer = await signUp(api);
    const [phone, other] = [newPhone(), newPhone()];
    await verify(api, customer, phone);
    const since = (await api.outbox()).length;
    expect(reasonOf(await send(customer, other))).toEqual([400, 'FIELD_MISSING']);
    expect(reasonOf(await send(customer, other, 'not this one'))).toEqual([400, 'PASSWORD_WRONG']);
    expect((await api.outbox()).length).toBe(since);
    // Its own number asks for nothing.
    api.clock.advance({ minutes: 1 });
    expect((await send(customer, phone)).status).toBe(200);
  });

  it('has the messages of what is booked once it is proved, and the old one and the e-mail are told of it', async () => {
    api.clock.set(start);
    const visit = await checkout(api);
    await visit.verify((await visit.pay('noWebhook')).body.data);
    const { email, phoneNumber: old } = await standing(visit.guest);
    const customer = { ...visit.guest, id: visit.guest.user };
    // Customers of a crowd have no password of their own.
    const { id, password } = await signUp(api);
    await api.db
      .updateTable('users')
      .set((user) => ({
        password_hash: user
          .selectFrom('users as one')
          .select('password_hash')
          .where('one.id', '=', id),
      }))
      .where('id', '=', customer.id)
      .execute();
    const phone = newPhone();
    const user = { phoneNumber: phone, userID: customer.id, password };
    expect((await customer.post('users/sendotp', user)).status).toBe(200);
    const lab = visit.slot.slice(0, visit.slot.indexOf('-2026'));
    await customer.post(`order/${visit.id}/reschedule`, { slot: `${lab}-20261125-0900` });
    expect((await lastTo(old!))[1]).toBe('orderStatus');
    const otp = await codeFor(api, phone);
    expect((await customer.post('users/verifyotp', { otp, userID: customer.id })).status).toBe(200);
    expect(await standing(customer)).toMatchObject({ phoneNumber: phone, phoneVerified: true });
    expect([await lastTo(old!), await lastTo(email)]).toEqual([
      ['sms', 'phoneChanged', contactTexts.en.phone],
      ['email', 'phoneChanged', contactTexts.en.phone],
    ]);
    api.clock.advance({ minutes: 1 });
    await customer.post(`order/${visit.id}/reschedule`, { slot: `${lab}-20261125-1000` });
    expect((await lastTo(phone))[1]).toBe('orderStatus');
  });
});

describe('another e-mail', () => {
  it('takes the password and its code, ends every other session, and is said to the number and the former one', async () => {
    const customer = await signUp(api);
    const phone = newPhone();
    await verify(api, customer, phone);
    const elsewhere = api.client();
    await elsewhere.post('users/login', customer);
    const [former, email] = [customer.email, newEmail()];
    const body = { email, password: 'not this one' };
    expect(reasonOf(await customer.post('users/sendemailcode', body))).toEqual([
      400,
      'PASSWORD_WRONG',
    ]);
    await customer.post('users/sendemailcode', { email, password: customer.password });
    const code = await codeFor(api, email);
    expect((await customer.post('users/verifyemail', { otp: wrongFor(code) })).status).toBe(400);
    expect((await standing(customer)).email).toBe(former);
    // A code that came to the former e-mail before must not set a password afterwards.
    await api.client().post('users/forgotPassword', { email: former });
    const otp = await codeFor(api, former);
    expect(reasonOf(await customer.post('users/verifyemail', { otp: code }))).toEqual([
      200,
      'EMAIL_CHANGED',
    ]);
    const late = { email: former, otp, newPassword: 'a late horse' };
    expect((await api.client().post('users/resetPassword', late)).status).toBe(400);
    expect((await standing(customer)).email).toBe(email);
    expect((await elsewhere.get('users/me')).status).toBe(401);
    expect(await login(email, customer.password)).toBe(200);
    expect(await login(former, customer.password)).toBe(401);
    // Nobody had proved the former one: what to do is said to the number.
    expect([await lastTo(former), await lastTo(phone)]).toEqual([
      ['email', 'emailChanged', contactTexts.en.unproved],
      ['sms', 'emailChanged', contactTexts.en.email(7)],
    ]);
    api.clock.advance({ minutes: 1 });
    await changeEmail(customer, newEmail());
    expect((await lastTo(email))[2]).toBe(contactTexts.en.email(7));
  });

  it('that somebody else has is answered alike: a mail there says so, and no code makes it theirs', async () => {
    const customer = await signUp(api);
    const owner = await signUp(api);
    const [free, taken] = [newEmail(), owner.email];
    const answers = [];
    for (const email of [free, taken]) {
      const { password } = customer;
      const sent = await customer.post('users/sendemailcode', { email, password });
      const again = await customer.post('users/sendemailcode', { email, password });
      const wrong = wrongFor((await api.outbox()).findLast(({ to }) => to === free)!.code!);
      const tried = await customer.post('users/verifyemail', { otp: wrong });
      answers.push([sent, again, tried].map(({ status, body }) => [status, body]));
      api.clock.advance({ minutes: 1 });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(await lastTo(taken)).toEqual(['email', 'emailTaken', codeTexts.en.taken]);
    expect((await api.outbox()).findLast(({ to }) => to === taken)).not.toHaveProperty('code');
    // Taken after the code was sent: who has it in hand may know.
    const both = newEmail();
    await customer.post('users/sendemailcode', { email: both, password: customer.password });
    const otp = await codeFor(api, both);
    await signUp(api, { email: both });
    expect(reasonOf(await customer.post('users/verifyemail', { otp }))).toEqual([
      409,
      'EMAIL_TAKEN',
    ]);
  });

  it('can be undone by the former one for 7 days, in which nobody else gets that', async () => {
    const customer = await signUp(api);
    await verify(api, customer);
    const former = customer.email;
    await reset(former, 'the owner of it');
    await customer.post('users/login', { email: former, password: 'the owner of it' });
    await verify(api, customer);
    // Somebody who knows the password takes the account away.
    const [thief, email] = [Object.assign(api.client(), { ...customer }), newEmail()];
    thief.password = 'the owner of it';
    await changeEmail(thief, email);
    expect((await lastTo(former))[2]).toBe(contactTexts.en.email(7));
    const person = { firstName: 'A', lastName: 'B', email: former, password: 'correct horse' };
    expect(reasonOf(await api.client().post('users/signup', person))).toEqual([409, 'EMAIL_TAKEN']);
    const other = await signUp(api);
    await other.post('users/sendemailcode', { email: former, password: other.password });
    expect((await lastTo(former))[1]).toBe('emailTaken');

    api.clock.advance({ days: 6 });
    expect(reasonOf(await reset(former, 'the owner again'))).toEqual([
      200,
      'PASSWORD_CHANGED_NUMBER_STAYS',
    ]);
    expect([await login(former, 'the owner again'), await login(email, thief.password)]).toEqual([
      200, 401,
    ]);
    expect((await customer.get('users/me')).status).toBe(401);
  });

  it('is for good after those days', async () => {
    const customer = await signUp(api);
    const former = customer.email;
    await changeEmail(customer, newEmail());
    api.clock.advance({ days: 7 });
    const since = (await api.outbox()).length;
    await api.client().post('users/forgotPassword', { email: former });
    expect((await api.outbox()).length).toBe(since);
    await api.app.jobs.runOnce('forget former e-mails');
    expect(await api.db.selectFrom('former_emails').selectAll().execute()).toEqual([]);
    await signUp(api, { email: former });
  });
});
