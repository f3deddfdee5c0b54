import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import type { SlotJson } from '../../api/slots/slots.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import { START } from './support/clock.ts';

const lab = 'kaveri-precision-labs';
const elsewhere = 'sanjeevan-biolabs';
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
beforeEach(async () => {
  api.clock.set(START);
  await api.db.updateTable('slots').set({ capacity: 40 }).execute();
});
afterAll(() => api.stop());

/** An unpaid order as far as the provider's window, and ways to change it. */
async function unpaid() {
  const one = await checkout(api, `${lab}-20261124-0800`);
  const sent = {
    patient: one.guest.patient,
    address: one.guest.address,
    test: 'tsh',
    lab,
    slot: one.slot,
  };
  return {
    ...one,
    sent,
    change: (changes: object) =>
      one.guest.call<OrderJson & { amount: number }>('PUT', `order/${one.id}`, {
        ...sent,
        ...changes,
      }),
    payAt: async (razorpayOrderId: string, behaviour = 'noWebhook') =>
      (
        await one.guest.post<{
          razorpay_payment_id: string;
          razorpay_order_id: string;
          razorpay_signature: string;
        }>('sandbox/pay', { razorpayOrderId, outcome: 'paid', behaviour })
      ).body.data,
  };
}
const seatsLeft = async (one: Awaited<ReturnType<typeof unpaid>>, slot: string) =>
  (await one.guest.get<SlotJson[]>(`slot/getslot?labId=${lab}&date=2026-11-24`)).body.data.find(
    (open) => open._id === slot,
  )?.placesLeft ?? 0;

describe('an unpaid order that is changed', () => {
  it('is the same order, priced again, and its hold moves with its end unchanged', async () => {
    const one = await unpaid();
    const before = await one.order();
    const later = `${lab}-20261124-0830`;
    const free = [await seatsLeft(one, one.slot), await seatsLeft(one, later)];
    api.clock.advance({ minutes: 5 });
    const { status, body } = await one.change({ slot: later, test: 'hba1c' });
    expect([status, body.data._id, body.data.slot.startTime, body.data.test._id]).toEqual([
      200,
      one.id,
      '08:30 am',
      'hba1c',
    ]);
    expect(body.data.amount).toBe(body.data.lab.price - 100);
    expect(body.data.amount).not.toBe(before.amount);
    expect(body.data.holdExpiresAt).toBe(before.holdExpiresAt);
    expect([await seatsLeft(one, one.slot), await seatsLeft(one, later)]).toEqual([
      free[0]! + 1,
      free[1]! - 1,
    ]);
    expect((await one.guest.get<OrderJson[]>('order')).body.data).toHaveLength(1);
    expect(body.data.events.map((event) => event.type)).toEqual(['order.created', 'order.changed']);
  });

  it('keeps what it had where the new slot is taken, not offered or of another lab', async () => {
    const one = await unpaid();
    const full = `${lab}-20261124-0900`;
    await api.db.updateTable('slots').set({ capacity: 0 }).where('id', '=', full).execute();
    const before = await one.order();
    const statuses = [
      await one.change({ slot: full }),
      await one.change({ slot: `${lab}-20261121-0700` }),
      await one.change({ lab: elsewhere }),
      await one.change({ slot: 'none' }),
      await one.change({ test: 'none' }),
      await one.change({ expectedAmount: 1 }),
    ].map(({ status, body }) => `${status} ${body.code}`);
    expect(statuses).toEqual([
      '409 SLOT_TAKEN',
      '409 SLOT_TAKEN',
      '404 NOT_FOUND',
      '404 NOT_FOUND',
      '404 NOT_FOUND',
      '409 PRICE_CHANGED',
    ]);
    expect(await one.order()).toEqual(before);
  });

  it('keeps its provider order while the amount is the same', async () => {
    const one = await unpaid();
    const opened = await one.providerOrder();
    await one.change({ slot: `${lab}-20261124-0830` });
    expect(await one.providerOrder()).toBe(opened);
    expect((await one.verify(await one.payAt(opened))).body.message).toBe('Payment verified');
  });

  it.each(['the browser', 'a webhook', 'reconciliation'])(
    'gives money back that comes for its earlier amount, heard of by %s, and is paid by the right one',
    async (by) => {
      const one = await unpaid();
      const dropped = await one.providerOrder();
      await one.change({ test: 'hba1c' });
      const opened = await one.providerOrder();
      expect(opened).not.toBe(dropped);
      const proof = await one.payAt(dropped, by === 'a webhook' ? 'plain' : 'noWebhook');
      const answers = by === 'the browser' ? [(await one.verify(proof)).body] : [];
      expect(answers.map(({ message, data }) => [message, data.order.paymentStatus])).toEqual(
        by === 'the browser'
          ? [['The amount paid is not the amount of the order, so it will be refunded', 'PENDING']]
          : [],
      );
      await api.app.jobs.runOnce('send sandbox webhooks');
      api.clock.advance({ minutes: 2 });
      await api.app.jobs.runOnce('reconcile payments');
      await api.app.jobs.runOnce('refund payments');
      expect([await one.status(), await one.payments()]).toEqual([
        'PENDING',
        [`${one.amount} REFUNDED`],
      ]);
      await one.verify(await one.payAt(opened));
      const { amount, paymentStatus } = await one.order();
      expect([paymentStatus, await one.payments()]).toEqual([
        'SUCCESS',
        [`${amount} SUCCESS`, `${one.amount} REFUNDED`],
      ]);
    },
  );

  it('does not take a dropped window for the right one when the amount comes back', async () => {
    const one = await unpaid();
    const dropped = await one.providerOrder();
    await one.change({ test: 'hba1c' });
    await one.change({});
    const opened = await one.providerOrder();
    await one.verify(await one.payAt(opened));
    await one.verify(await one.payAt(dropped));
    await api.app.jobs.runOnce('refund payments');
    expect([await one.status(), await one.payments()]).toEqual([
      'SUCCESS',
      [`${one.amount} REFUNDED`, `${one.amount} SUCCESS`],
    ]);
  });

  it('is refused once it is paid, cancelled or over', async () => {
    const one = await unpaid();
    await one.verify((await one.pay('noWebhook')).body.data);
    expect((await one.change({ test: 'hba1c' })).body.code).toBe('ALREADY_PAID');
    const [cancelled, over] = [await unpaid(), await unpaid()];
    await cancelled.guest.post(`order/${cancelled.id}/cancel`, {});
    expect((await cancelled.change({})).body.code).toBe('HOLD_EXPIRED');
    api.clock.advance({ minutes: 15 });
    expect((await over.change({})).body.code).toBe('HOLD_EXPIRED');
  });

  it('and opened for payment at the same moment has a window of its own amount', async () => {
    const one = await unpaid();
    const [opened, changed] = await Promise.all([one.prepare(), one.change({ test: 'hba1c' })]);
    expect([opened.status, changed.status]).toEqual([200, 200]);
    const { amount } = await one.order();
    const again = await one.prepare();
    expect(again.body.data.amount).toBe(amount * 100);
    await one.verify(await one.payAt(again.body.data.razorpayOrderId));
    expect([await one.status(), await one.payments()]).toEqual(['SUCCESS', [`${amount} SUCCESS`]]);
  });

  it('moves once, however many change it at once', async () => {
    const one = await unpaid();
    const slots = ['0830', '0900', '0930', '1000'].map((time) => `${lab}-20261124-${time}`);
    await Promise.all(slots.map((slot) => one.change({ slot })));
    const holds = await api.db
      .selectFrom('slot_holds')
      .select('slot_id')
      .where('order_id', '=', one.id)
      .execute();
    const { slot_id: stands } = await api.db
      .selectFrom('orders')
      .select('slot_id')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow();
    expect(holds).toEqual([{ slot_id: stands }]);
  });
});
