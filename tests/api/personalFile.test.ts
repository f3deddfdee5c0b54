import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../api/ids.ts';
import { hashSecret } from '../../api/secrets/hashing.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import { codeFor, signUp, verify, verifiedCustomer } from './support/people.ts';
import { reasonOf } from './support/staff.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
afterAll(() => api.stop());

const password = 'correct horse';
const fileOf = async (client: { get: ReturnType<TestApi['client']>['get'] }) =>
  client.get('users/me/export');

describe('the file of what is kept of a customer', () => {
  it('says of the account who it is of, and when what happened to it', async () => {
    const moment = () => api.clock.now().toISOString();
    const customer = await signUp(api, { firstName: 'Meera', lastName: 'Nair' });
    const createdAt = moment();
    const hour = () => api.clock.advance({ hours: 1 });
    hour();
    await api.client().post('users/forgotPassword', { email: customer.email });
    const otp = await codeFor(api, customer.email);
    await api
      .client()
      .post('users/resetPassword', { email: customer.email, otp, newPassword: password });
    const emailVerifiedAt = moment();
    hour();
    await customer.post('users/login', { email: customer.email, password });
    const lastLoginAt = moment();
    hour();
    await verify(api, customer, '+919000000501');
    const phoneVerifiedAt = moment();
    hour();
    await customer.call('PATCH', 'users/me', { whatsApp: true });
    const whatsAppAllowedAt = moment();
    hour();
    // What is not about it leaves the consent as it was.
    await customer.call('PATCH', 'users/me', { lastName: 'Iyer' });
    const { headers, text } = await fileOf(customer);
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'application/json; charset=utf-8',
      'no-store',
    ]);
    expect(JSON.parse(text)).toMatchObject({
      exportedAt: moment(),
      account: {
        firstName: 'Meera',
        lastName: 'Iyer',
        email: customer.email,
        phoneNumber: '+919000000501',
        createdAt,
        agreedToTermsAt: createdAt,
        emailVerifiedAt,
        phoneVerifiedAt,
        whatsAppAllowedAt,
        lastLoginAt,
      },
      patients: [],
      addresses: [],
      orders: [],
      payments: [],
      reports: [],
      stored: { users: [{ email: customer.email }], patients: [] },
    });
  });
});

describe('an account cannot be deleted', () => {
  const passwordHash = hashSecret(password);
  const unpaid = async () => {
    const one = await checkout(api);
    await api.db
      .updateTable('users')
      .set({ password_hash: await passwordHash })
      .where('id', '=', one.guest.user)
      .execute();
    return { ...one, remove: () => one.guest.post('users/deleteAccount', { password }) };
  };
  const refused = [409, 'ACCOUNT_HAS_OPEN_ORDER'];
  const set = (id: string, values: object) =>
    api.db.updateTable('orders').set(values).where('id', '=', id).execute();

  it('while money of a cancelled order is on its way back', async () => {
    const { id, remove } = await unpaid();
    await set(id, { status: 'cancelled', payment_status: 'REFUND_PENDING' });
    expect(reasonOf(await remove())).toEqual(refused);
    await set(id, { payment_status: 'REFUNDED' });
    expect((await remove()).status).toBe(200);
  });

  it('while money of a cancelled test is on its way back', async () => {
    const { guest, id, amount, remove } = await unpaid();
    const now = api.clock.now();
    await set(id, { status: 'completed', payment_status: 'SUCCESS' });
    const { booked } = await api.db
      .selectFrom('orders')
      .select('booked')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await api.db
      .insertInto('order_items')
      .values({
        id: newId(),
        order_id: id,
        position: 1,
        patient_id: guest.patient,
        test_id: 'tsh',
        booked: JSON.stringify(booked),
        price: amount,
      })
      .execute();
    const payment = { id: newId(), order_id: id, provider_payment_id: `pay_${id}` };
    await api.db
      .insertInto('payments')
      .values({ ...payment, paise: amount * 100, method: 'upi', created_at: now })
      .execute();
    await api.db
      .updateTable('order_items')
      .set({ cancelled_at: now, payment_id: payment.id, refund_paise: 100, refund_since: now })
      .where('order_id', '=', id)
      .execute();
    expect(reasonOf(await remove())).toEqual(refused);
    await api.db
      .updateTable('order_items')
      .set({ refunded_at: now })
      .where('order_id', '=', id)
      .execute();
    expect((await remove()).status).toBe(200);
  });

  it.each(['placed', 'assigned', 'collection', 'examining'] as const)(
    'while an order is %s',
    async (status) => {
      const { id, remove } = await unpaid();
      await set(id, { status, payment_status: 'SUCCESS' });
      expect(reasonOf(await remove())).toEqual(refused);
    },
  );

  it('and an order whose payment failed is cancelled with it', async () => {
    const { id, remove } = await unpaid();
    await set(id, { payment_status: 'FAILED' });
    expect((await remove()).status).toBe(200);
    const { status } = await api.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('cancelled');
  });
});

describe('what goes with an account', () => {
  it('is the cookie, what browsers and codes were known of it, and no other customer’s', async () => {
    const [one, other] = [await verifiedCustomer(api), await verifiedCustomer(api)];
    for (const { email } of [one, other])
      await api.client().post('users/forgotPassword', { email });
    await api.outbox();
    const rowsOf = async (id: string) => {
      const of = async (table: 'codes' | 'sessions') =>
        (await api.db.selectFrom(table).select('id').where('user_id', '=', id).execute()).length;
      const devices = await api.db
        .selectFrom('known_devices')
        .select('seen_at')
        .where('account_id', '=', id)
        .execute();
      return [await of('codes'), await of('sessions'), devices.length];
    };
    const before = await rowsOf(other.id);
    expect(before).toEqual([2, 1, 1]);
    expect(await rowsOf(one.id)).toEqual(before);
    const answer = await one.post('users/deleteAccount', { password: one.password });
    expect(reasonOf(answer)).toEqual([200, 'ACCOUNT_DELETED']);
    expect(one.cookies.has('assay_session')).toBe(false);
    expect(await rowsOf(one.id)).toEqual([0, 0, 0]);
    expect(await rowsOf(other.id)).toEqual(before);
    const gone = await api.db
      .selectFrom('users')
      .select(['first_name', 'last_name', 'email', 'password_hash', 'phone', 'deleted_at'])
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow();
    expect(gone).toEqual({
      first_name: '',
      last_name: '',
      email: `deleted-${one.id}`,
      password_hash: 'none',
      phone: null,
      deleted_at: api.clock.now(),
    });
  });
});
