import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../server/shared/config.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { hmac } from '../../api/secrets/signatures.ts';
import type { UserJson } from '../../api/users/users.contract.ts';
import { realSettings } from '../server/support/realSettings.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { crowd } from './support/crowd.ts';
import type { Guest } from './support/crowd.ts';
import { signUp, verifiedCustomer, verify } from './support/people.ts';
import type { TestCustomer } from './support/people.ts';

const lab = 'kaveri-precision-labs';
const whatsApp = {
  url: 'http://127.0.0.1:1',
  token: 'x',
  phoneId: '1',
  appSecret: 'app secret',
  verifyToken: 'x',
  templates: {},
};
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
afterAll(() => api.stop());

const allow = (customer: Pick<TestCustomer, 'call'>, allowed: unknown) =>
  customer.call<UserJson>('PATCH', 'users/me', { whatsApp: allowed });
const chosen = async (customer: Pick<TestCustomer, 'get'>) =>
  (await customer.get<UserJson>('users/me')).body.data.whatsApp;

/** Books and pays; answers by which channel the customer was notified. */
async function notifiedBy(guest: Guest, start: string): Promise<string | undefined> {
  const { body } = await guest.post<OrderJson>('order/createorder', {
    patient: guest.patient,
    test: 'tsh',
    lab,
    slot: `${lab}-20261126-${start}`,
    address: guest.address,
  });
  const orderId = body.data._id;
  const { razorpayOrderId } = (
    await guest.post<{ razorpayOrderId: string }>('payment/create-order', { orderId })
  ).body.data;
  const paid = await guest.post<object>('sandbox/pay', {
    razorpayOrderId,
    outcome: 'paid',
    behaviour: 'noWebhook',
  });
  await guest.post('payment/verify', { ...paid.body.data, orderId });
  return (await api.outbox()).findLast(({ text }) => text.includes(body.data.number))?.channel;
}

it('who allows it is notified of orders by WhatsApp, who does not by SMS', async () => {
  const [one, other] = await crowd(api, 2);
  expect(await chosen(one!)).toBe(false);
  const answer = await allow(one!, true);
  expect([answer.status, answer.body.data.whatsApp]).toEqual([200, true]);
  expect(await chosen(one!)).toBe(true);
  expect(await notifiedBy(one!, '0700')).toBe('whatsapp');
  expect(await notifiedBy(other!, '0700')).toBe('sms');
  expect((await allow(one!, false)).body.data.whatsApp).toBe(false);
  expect(await notifiedBy(one!, '0900')).toBe('sms');
});

it('names stay when it is allowed, and it stays when names are changed', async () => {
  const customer = await verifiedCustomer(api);
  await allow(customer, true);
  const answer = await customer.call<UserJson>('PATCH', 'users/me', { firstName: 'Meera' });
  expect(answer.body.data).toMatchObject({ firstName: 'Meera', lastName: 'Rao', whatsApp: true });
});

it('nobody can allow it without a verified number, and a code comes by SMS all the same', async () => {
  const customer = await signUp(api);
  expect(await chosen(customer)).toBeNull();
  const refused = await allow(customer, true);
  expect([refused.status, refused.body]).toMatchObject([400, { reason: 'WHATSAPP_NOT_OFFERED' }]);
  expect((await allow(customer, 'yes please')).status).toBe(400);
  await verify(api, customer, '+919000000401');
  await allow(customer, true);
  await verify(api, customer, '+919000000402');
  expect((await api.outbox()).findLast(({ to }) => to === '+919000000402')?.channel).toBe('sms');
});

it('is for one number: another one has to be allowed anew, the same one proved again has not', async () => {
  const customer = await signUp(api);
  await verify(api, customer, '+919000000411');
  await allow(customer, true);
  api.clock.advance({ minutes: 1 });
  await verify(api, customer, '+919000000411');
  expect(await chosen(customer)).toBe(true);
  await verify(api, customer, '+919000000412');
  expect(await chosen(customer)).toBe(false);
});

it('stands in the export with its moment and goes with the account', async () => {
  const customer = await verifiedCustomer(api);
  await allow(customer, true);
  const file = await customer.get('users/me/export');
  expect(JSON.parse(file.text)).toMatchObject({
    account: { whatsAppAllowedAt: api.clock.now().toISOString() },
  });
  await customer.post('users/deleteAccount', { password: customer.password });
  const row = await api.db
    .selectFrom('users')
    .select('whatsapp_consented_at')
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow();
  expect(row.whatsapp_consented_at).toBeNull();
});

it.each(['STOP', ' stop. ', 'बंद'])(
  'who answers %j gets nothing more by WhatsApp',
  async (answer) => {
    const real = await startApi({ whatsApp });
    const customer = await signUp(real);
    await verify(real, customer, '+919000000421');
    const other = await verifiedCustomer(real);
    await allow(customer, true);
    await allow(other, true);
    const write = async (body: string, at = real.clock.now()) => {
      const timestamp = String(Math.floor(at.getTime() / 1000));
      const bytes = JSON.stringify({
        entry: [
          {
            changes: [
              {
                value: {
                  metadata: { phone_number_id: '1' },
                  messages: [
                    {
                      from: '919000000421',
                      id: 'wamid.2',
                      timestamp,
                      type: 'text',
                      text: { body },
                    },
                  ],
                },
              },
            ],
          },
        ],
      });
      const { status } = await real.client().post('whatsapp/webhook', bytes, {
        'content-type': 'application/json',
        'x-hub-signature-256': `sha256=${hmac('app secret', bytes)}`,
      });
      expect(status).toBe(200);
    };
    await write('please do not stop');
    expect(await chosen(customer)).toBe(true);
    await write(answer);
    expect([await chosen(customer), await chosen(other)]).toEqual([false, true]);
    // Allowed anew, it is not ended by what was written before, which Meta brings again or late.
    const before = real.clock.now();
    real.clock.advance({ seconds: 1 });
    await allow(customer, true);
    await write(answer, before);
    expect(await chosen(customer)).toBe(true);
    await write(answer);
    expect(await chosen(customer)).toBe(false);
    await real.stop();
  },
);

it('is not offered in production where WhatsApp is not set up, and a consent from before counts for nothing', async () => {
  const { production } = readConfig(realSettings);
  const bare = await startApi({ production, rateLimit: false });
  const [guest] = await crowd(bare, 1);
  guest!.cookies.set('__Host-assay_session', guest!.session);
  expect(await chosen(guest!)).toBeNull();
  expect((await allow(guest!, true)).status).toBe(400);
  await bare.stop();
});

it('who allows it on one device while a name is changed on another keeps both', async () => {
  const [customer] = await crowd(api, 1);
  const tries = Array.from({ length: 10 }, (_, index) => `Asha ${'abcdefghij'[index]}`);
  for (const firstName of tries) {
    await Promise.all([
      customer!.call('PATCH', 'users/me', { firstName }),
      customer!.call('PATCH', 'users/me', { lastName: firstName }),
      allow(customer!, true),
    ]);
    const { data } = (await customer!.get<UserJson>('users/me')).body;
    expect([data.firstName, data.lastName]).toEqual([firstName, firstName]);
    await allow(customer!, false);
  }
});
