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
const refunds = () => api.app.jobs.runOnce('refund payments');

/** A paid order that was cancelled, with the sandbox asked for something. */
async function cancelled(payment: string) {
  const one = await checkout(api);
  await one.ask({ payment });
  await one.verify((await one.pay('noWebhook')).body.data);
  await one.guest.post(`order/${one.id}/cancel`, {});
  await refunds();
  return one;
}

describe('a customer whose refund', () => {
  it('takes its time is told so, and that it arrived when the webhook or a look says so', async () => {
    for (const comes of [webhooks, refunds]) {
      const one = await cancelled('refundPending');
      expect(await one.status()).toBe('REFUND_PENDING');
      api.clock.advance({ minutes: 25 });
      await comes();
      expect(await one.status()).toBe('REFUNDED');
    }
  });

  it('fails at first has the money back by the second, once', async () => {
    const one = await cancelled('refundFailed');
    await webhooks();
    expect(await one.status()).toBe('REFUND_PENDING');
    api.clock.advance({ minutes: 2 });
    await refunds();
    expect([await one.status(), await one.payments()]).toEqual([
      'REFUNDED',
      [`${one.amount} REFUNDED`],
    ]);
  });
});

it('an authorized payment is taken, and the order is paid', async () => {
  const one = await checkout(api);
  const { body } = await one.pay('authorized');
  await webhooks();
  expect(await one.status()).toBe('PENDING');
  expect((await one.verify(body.data)).body.message).toBe('Payment verified');
});
