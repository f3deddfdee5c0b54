import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { multipart } from './support/multipart.ts';
import { reasonOf } from './support/staff.ts';
import { adminClient, verifiedCustomer } from './support/people.ts';
import { releasePdf } from './support/reportFiles.ts';
import { reachSlotDay } from './support/slotDay.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
afterAll(() => api.stop());

let hour = 7;
const traces = () => [`Leela Unmistakable${hour}`, `Unmistakable Road ${hour}`];
/** A customer with a patient, an address and a paid order. */
async function customerWithOrder() {
  hour += 1;
  const [name, road] = traces() as [string, string];
  const customer = await verifiedCustomer(api);
  const patient = (
    await customer.post<{ _id: string }>('patient/patientdetails', {
      bookingforWhom: 'Mother',
      name,
      DOB: '1957-09-30',
      gender: 'female',
    })
  ).body.data._id;
  const address = (
    await customer.post<{ _id: string }>('address/saveaddress', {
      houseNo: 'Flat 302',
      road,
      zipCode: '560038',
      cityState: 'Bengaluru, Karnataka',
    })
  ).body.data._id;
  const order = (
    await customer.post<OrderJson>('order/createorder', {
      patient,
      address,
      test: 'tsh',
      lab: 'kaveri-precision-labs',
      slot: `kaveri-precision-labs-20261127-${String(hour).padStart(2, '0')}00`,
    })
  ).body.data;
  const { razorpayOrderId } = (
    await customer.post<{ razorpayOrderId: string }>('payment/create-order', { orderId: order._id })
  ).body.data;
  const proof = (
    await customer.post<object>('sandbox/pay', {
      razorpayOrderId,
      outcome: 'paid',
      behaviour: 'noWebhook',
    })
  ).body.data;
  await customer.post('payment/verify', { ...(proof as object), orderId: order._id });
  return { customer, orderId: order._id };
}

describe('personal data', () => {
  it("can be taken along as a file: everything of one's own and nothing else", async () => {
    const { customer } = await customerWithOrder();
    await customerWithOrder();
    const { status, text, headers } = await customer.get('users/me/export');
    expect([status, headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="assay-my-data.json"',
    ]);
    const data = JSON.parse(text) as {
      account: { email: string; agreedToTermsAt: string };
      patients: object[];
      addresses: object[];
      orders: object[];
      payments: object[];
    };
    expect(data.account.email).toBe(customer.email);
    expect(data.account.agreedToTermsAt).toBe(api.clock.now().toISOString());
    expect([
      data.patients.length,
      data.addresses.length,
      data.orders.length,
      data.payments.length,
    ]).toEqual([1, 1, 1, 1]);
    expect(text).not.toMatch(/password|hash/i);
  });

  it('is deleted with the password, once nothing is under way; figures stay, the person is gone', async () => {
    const { customer, orderId } = await customerWithOrder();
    const admin = await adminClient(api);
    const remove = (password: string) => customer.post('users/deleteAccount', { password });
    expect((await remove('not the password')).status).toBe(400);
    expect((await remove(customer.password)).status).toBe(409);
    await reachSlotDay(api, orderId);
    for (const move of [
      { action: 'assign', technician: 'Ravi K' },
      { action: 'collect' },
      { action: 'examine' },
    ])
      await admin.post(`admin/orders/${orderId}/move`, move);
    const form = multipart([['report', Buffer.from('%PDF-1.4 secret'), 'report.pdf']]);
    await admin.post(`admin/orders/${orderId}/report`, form.body, form.headers);
    await releasePdf(api, orderId);
    await admin.post(`admin/orders/${orderId}/move`, { action: 'complete' });
    expect((await remove(customer.password)).status).toBe(200);

    expect((await customer.get('users/me')).status).toBe(401);
    expect(
      (
        await api
          .client()
          .post('users/login', { email: customer.email, password: customer.password })
      ).status,
    ).toBe(401);
    expect((await admin.get(`report/${orderId}/file`)).status).toBe(404);
    const another = await admin.post(`admin/orders/${orderId}/report`, form.body, form.headers);
    expect(reasonOf(another)).toEqual([404, 'REPORT_NOT_FOUND']);
    const everything = JSON.stringify(
      await Promise.all(
        (
          [
            'users',
            'patients',
            'addresses',
            'orders',
            'order_events',
            'messages',
            'sessions',
          ] as const
        ).map((table) => api.db.selectFrom(table).selectAll().execute()),
      ),
    );
    expect([customer.email, ...traces()].filter((trace) => everything.includes(trace))).toEqual([]);
    const order = await api.db
      .selectFrom('orders')
      .select(['amount', 'payment_status', 'booked'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({
      payment_status: 'SUCCESS',
      booked: { patient: { name: '' }, address: { houseNo: '' } },
    });
    expect(order.amount).toBeGreaterThan(0);
    // The e-mail is free again.
    expect(
      (
        await api.client().post('users/signup', {
          firstName: 'New',
          lastName: 'Person',
          email: customer.email,
          password: 'correct horse',
        })
      ).status,
    ).toBe(201);
  });

  it('is guarded over TLS by a cookie that no other host can set', async () => {
    const strict = await startApi({ production: true, rateLimit: false });
    const reply = await strict.client().post('users/signup', {
      firstName: 'A',
      lastName: 'B',
      email: 'tls@example.com',
      password: 'correct horse',
    });
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^__Host-assay_session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    );
    await strict.stop();
  });
});
