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

describe('with a provider whose API', () => {
  it('is slow, paying takes longer and works', async () => {
    const one = await checkout(api);
    await one.ask({ calls: 'slow' });
    const began = Date.now();
    expect((await one.prepare()).status).toBe(200);
    expect(Date.now() - began).toBeGreaterThanOrEqual(2_990);
  });

  it('fails, the customer is told to try again and keeps the place', async () => {
    const one = await checkout(api);
    await one.ask({ calls: 'error' });
    const refused = await one.prepare();
    expect([refused.status, refused.headers['retry-after'], refused.body]).toMatchObject([
      503,
      '5',
      {
        message: 'The payment provider cannot be reached right now. Please try again in a moment.',
        code: 'UNAVAILABLE',
      },
    ]);
    expect(await one.order()).toMatchObject({
      paymentStatus: 'PENDING',
      availableActions: ['pay', 'cancel'],
    });
    await one.ask({ calls: 'plain' });
    expect((await one.prepare()).status).toBe(200);
  });

  it.each(['truncated', 'incomplete'])(
    'answers badly (%s) although it made its order, the customer tries again and pays once',
    async (calls) => {
      const one = await checkout(api);
      await one.ask({ calls });
      expect((await one.prepare()).status).toBe(503);
      await one.ask({ calls: 'plain' });
      await one.verify((await one.pay()).body.data);
      expect(await one.order()).toMatchObject(paidOnce);
      expect(await one.payments()).toEqual([`${one.amount} SUCCESS`]);
    },
  );

  it.each(['error', 'truncated', 'incomplete'])(
    'fails (%s) when the proof is checked, the order is paid by the webhook',
    async (calls) => {
      const one = await checkout(api);
      const { body } = await one.pay();
      await one.ask({ calls });
      expect((await one.verify(body.data)).status).toBe(503);
      await webhooks();
      expect((await one.verify(body.data)).body.message).toBe('Payment verified');
      expect(await one.order()).toMatchObject(paidOnce);
    },
  );

  it.each(['error', 'truncated', 'incomplete'])(
    'fails (%s) when money is to go back, it goes back later, once',
    async (calls) => {
      const one = await checkout(api);
      await one.verify((await one.pay()).body.data);
      await one.ask({ calls });
      expect((await one.guest.post(`order/${one.id}/cancel`, {})).status).toBe(200);
      await api.app.jobs.runOnce('refund payments');
      expect(await one.status()).toBe('REFUND_PENDING');
      await one.ask({ calls: 'plain' });
      api.clock.advance({ minutes: 1 });
      await api.app.jobs.runOnce('refund payments');
      expect(await one.status()).toBe('REFUNDED');
      expect(await one.payments()).toEqual([`${one.amount} REFUNDED`]);
    },
  );
});

describe('asking the sandbox to misbehave', () => {
  it('may be done beforehand, so that a browser meets it', async () => {
    const one = await checkout(api);
    await one.ask({ payment: 'noCallback' });
    expect((await one.pay()).status).toBe(504);
  });

  it('is refused for what it does not know', async () => {
    const one = await checkout(api);
    expect((await one.ask({ calls: 'badly' })).status).toBe(400);
    expect((await one.guest.post('sandbox/behaviour', { orderId: 'none' })).status).toBe(404);
    expect(
      (await one.guest.post('sandbox/pay', { razorpayOrderId: 'none', outcome: 'paid' })).status,
    ).toBe(404);
  });
});
