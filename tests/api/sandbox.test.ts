import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import { START } from './support/clock.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
  await api.db.updateTable('slots').set({ capacity: 50 }).execute();
});
beforeEach(() => api.clock.set(START));
afterAll(() => api.stop());

const webhooks = () => api.app.jobs.runOnce('send sandbox webhooks');
const paidOnce = {
  status: 'placed',
  paymentStatus: 'SUCCESS',
  availableActions: ['cancel', 'reschedule'],
};

describe('a customer whose payment', () => {
  it.each([
    'plain',
    'webhookFirst',
    'webhookTwice',
    'webhookLate',
    'webhookIncomplete',
    'noWebhook',
  ])(
    'went through (%s) has a paid order as soon as the browser says so, once',
    async (behaviour) => {
      const one = await checkout(api);
      const { body } = await one.pay(behaviour);
      const verdicts = [await one.verify(body.data), await one.verify(body.data)];
      expect(
        verdicts.map((verdict) => [
          verdict.status,
          verdict.body.message,
          verdict.body.data.order.paymentStatus,
        ]),
      ).toEqual([
        [200, 'Payment verified', 'SUCCESS'],
        [200, 'Payment verified', 'SUCCESS'],
      ]);
      api.clock.advance({ minutes: 30 });
      await webhooks();
      expect(await one.order()).toMatchObject(paidOnce);
      expect((await one.order()).events.map((event) => event.type)).toEqual([
        'order.created',
        'payment.captured',
      ]);
      expect(await one.payments()).toEqual([`${one.amount} SUCCESS`]);
    },
  );

  it.each(['plain', 'webhookFirst', 'webhookTwice', 'webhookIncomplete', 'noCallback'])(
    'went through (%s), and whose browser closed then, has a paid order when the webhook comes',
    async (behaviour) => {
      const one = await checkout(api);
      expect((await one.pay(behaviour)).status).toBe(behaviour === 'noCallback' ? 504 : 200);
      await webhooks();
      expect(await one.order()).toMatchObject(paidOnce);
      expect(await one.payments()).toEqual([`${one.amount} SUCCESS`]);
      const messages = (await api.outbox()).filter(
        (message) => message.kind === 'orderStatus',
      ).length;
      await webhooks();
      expect((await api.outbox()).filter((message) => message.kind === 'orderStatus')).toHaveLength(
        messages,
      );
    },
  );

  it('went through, and of which nothing was heard, has a paid order when the provider is asked', async () => {
    const one = await checkout(api);
    await one.pay('noWebhook');
    await api.app.jobs.runOnce('reconcile payments');
    expect(await one.status()).toBe('PENDING');
    api.clock.advance({ minutes: 1 });
    await api.app.jobs.runOnce('reconcile payments');
    expect(await one.order()).toMatchObject(paidOnce);
  });

  it('is heard of after the place was given up gets a place again', async () => {
    const one = await checkout(api);
    await one.pay('webhookLate');
    api.clock.advance({ minutes: 15 });
    await api.app.jobs.runOnce('expire holds');
    expect(await one.order()).toMatchObject({ paymentStatus: 'EXPIRED', availableActions: [] });
    api.clock.advance({ minutes: 5 });
    await webhooks();
    expect(await one.order()).toMatchObject(paidOnce);
  });

  it('is heard of after the last place was sold on has the money back, and is told so', async () => {
    const one = await checkout(api, 'kaveri-precision-labs-20261125-0700');
    await api.db.updateTable('slots').set({ capacity: 1 }).where('id', '=', one.slot).execute();
    const { body } = await one.pay('webhookLate');
    api.clock.advance({ minutes: 15 });
    const other = await checkout(api, one.slot);
    await other.verify((await other.pay()).body.data);
    const verdict = await one.verify(body.data);
    expect([verdict.status, verdict.body.message, verdict.body.data.order.paymentStatus]).toEqual([
      200,
      'Your order has ended, so your payment will be refunded',
      'REFUND_PENDING',
    ]);
    await api.app.jobs.runOnce('refund payments');
    api.clock.advance({ minutes: 5 });
    await webhooks();
    expect(await one.order()).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'REFUNDED',
      availableActions: [],
    });
    expect(await one.payments()).toEqual([`${one.amount} REFUNDED`]);
    expect(await other.order()).toMatchObject(paidOnce);
  });

  it('failed may pay again, and is charged once', async () => {
    const one = await checkout(api);
    await one.pay('plain', 'failed');
    await webhooks();
    expect(await one.order()).toMatchObject({
      paymentStatus: 'FAILED',
      availableActions: ['pay', 'cancel'],
    });
    await one.verify((await one.pay()).body.data);
    expect(await one.order()).toMatchObject(paidOnce);
    expect(await one.payments()).toEqual([`${one.amount} SUCCESS`]);
  });

  it('was never made (the window was closed) may open it again, and loses the place with time', async () => {
    const one = await checkout(api, 'kaveri-precision-labs-20261125-0730');
    await api.db.updateTable('slots').set({ capacity: 1 }).where('id', '=', one.slot).execute();
    expect(await one.providerOrder()).toBe(await one.providerOrder());
    expect(await one.isOffered()).toBe(false);
    api.clock.advance({ minutes: 15 });
    expect(await one.isOffered()).toBe(true);
    expect((await one.prepare()).body).toMatchObject({ code: 'HOLD_EXPIRED' });
  });

  it('was of a wrong amount has all of it back, to the paisa, and may pay the right one', async () => {
    const one = await checkout(api);
    const verdict = await one.verify((await one.pay('wrongAmount')).body.data);
    expect([verdict.status, verdict.body.message, verdict.body.data.order.paymentStatus]).toEqual([
      200,
      'The amount paid is not the amount of the order, so it will be refunded',
      'PENDING',
    ]);
    const { paise } = await api.db
      .selectFrom('payments')
      .select('paise')
      .where('order_id', '=', one.id)
      .executeTakeFirstOrThrow();
    expect(paise).toBe(one.amount * 100 + 150);
    await api.app.jobs.runOnce('refund payments');
    await one.verify((await one.pay()).body.data);
    expect(await one.order()).toMatchObject(paidOnce);
    expect((await one.payments()).map((payment) => payment.split(' ')[1])).toEqual([
      'SUCCESS',
      'REFUNDED',
    ]);
  });
});
