import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pauseOffers } from './support/api.ts';
import { START } from './support/clock.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { visitLab } from './support/visit.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
beforeEach(async () => {
  shop.api.clock.set(START);
  await shop.api.db.deleteFrom('provider_events').execute();
});
afterAll(() => shop.stop());

type Paid = Awaited<ReturnType<typeof shop.paid>>;
const job = (name: string) => shop.api.app.jobs.runOnce(name);
const reconcile = async () => {
  shop.api.clock.advance({ minutes: 5 });
  await job('reconcile payments');
};
const tell = (event: string, entity: object, headers?: Record<string, string>) =>
  shop.webhook({ event, payload: { payment: { entity } } }, headers);
const history = async (one: Paid) =>
  (await one.order()).events
    .filter(({ type }) => type.startsWith('payment.'))
    .map(({ type, actor, note }) => [type, actor, note]);
const surplus = (actor: string, note: string) => ['payment.surplus', actor, note];
const wrong = "The amount is not the order's; it goes back";

/** The order has the same price as before, and another order at the provider. */
async function reopened(one: Paid) {
  await pauseOffers(shop.api.db, false);
  await one.guest.post(`order/${one.id}/offer`, { code: 'FIRST60' });
  await one.guest.call('DELETE', `order/${one.id}/offer`);
  await pauseOffers(shop.api.db, true);
  const orderId = await one.providerOrder();
  expect(orderId).not.toBe(one.orderId);
  return orderId;
}

describe('money that nobody waits for', () => {
  it('in an old window goes back though the amount is right, and the provider is asked about it', async () => {
    const one = await shop.paid();
    await reopened(one);
    await reconcile();
    expect([await one.status(), await one.payments()]).toEqual([
      'PENDING',
      [`${one.amount} REFUND_PENDING`],
    ]);
    expect(await history(one)).toEqual([surplus('reconciliation', wrong)]);
  });

  it('comes a second time: it goes back, and the order stays paid', async () => {
    const one = await shop.paid();
    await one.verify(one.proof);
    const again = shop.provider.pay(one.orderId);
    await tell('payment.captured', again);
    await shop.refundJob();
    expect([await one.status(), one.payment.amount_refunded, again.amount_refunded]).toEqual([
      'SUCCESS',
      0,
      again.amount,
    ]);
    expect(await history(one)).toEqual([
      ['payment.captured', 'browser', null],
      surplus('webhook', 'Paid already; it goes back'),
      ['payment.refunded', 'provider', `Rs ${one.amount}`],
    ]);
  });

  it.each(['browser', 'webhook'] as const)(
    "with the provider's fee on top is the order's, and the fee does not go back, learnt by %s",
    async (way) => {
      const price = (await shop.paid()).payment.amount;
      const [fee, tax] = [708, 108];
      const one = await shop.paid({ amount: price + fee, fee, tax });
      await (way === 'browser'
        ? one.verify(one.proof)
        : shop.webhook({
            event: 'payment.captured',
            payload: { payment: { entity: one.payment } },
          }));
      expect(await one.payments()).toEqual([`${one.amount} SUCCESS`]);
      await one.guest.post(`order/${one.id}/cancel`, {});
      await shop.refundJob();
      expect([await one.status(), one.payment.amount_refunded]).toEqual(['REFUNDED', price]);
    },
  );

  it('is only promised for an order that is paid: it is left to the provider', async () => {
    const one = await shop.paid();
    await one.verify(one.proof);
    const promised = shop.provider.pay(one.orderId, { status: 'authorized' });
    shop.api.clock.advance({ hours: 2 });
    await job('reconcile payments');
    await job('find late captures');
    expect([promised.status, await one.payments()]).toEqual([
      'authorized',
      [`${one.amount} SUCCESS`],
    ]);
  });

  it('is promised after the hold: it is taken, to the paisa, and buys the place again', async () => {
    const one = await shop.paid({ status: 'authorized' });
    shop.api.clock.advance({ minutes: 15 });
    await job('expire holds');
    await reconcile();
    expect([await one.status(), one.payment.status]).toEqual(['SUCCESS', 'captured']);
    expect(shop.provider.calls.filter(({ call }) => call.endsWith('/capture'))).toMatchObject([
      {
        call: `POST /v1/payments/${one.payment.id}/capture`,
        body: { amount: one.amount * 100, currency: 'INR' },
      },
    ]);
  });
});

describe('an attempt that failed', () => {
  it('in an old window says nothing about the new one', async () => {
    const one = await shop.paid({ status: 'failed' });
    const orderId = await reopened(one);
    await tell('payment.failed', one.payment);
    expect(await one.status()).toBe('PENDING');
    await tell('payment.failed', { ...one.payment, order_id: orderId });
    expect(await one.status()).toBe('FAILED');
  });

  it('is nothing that the provider is asked for', async () => {
    const one = await shop.paid({ status: 'failed' });
    await reconcile();
    await job('find late captures');
    expect([await one.status(), await history(one)]).toEqual(['PENDING', []]);
  });
});

describe('a payment after the hold', () => {
  it('gets the place that another order holds no longer, though nobody has swept it up', async () => {
    const one = await shop.paid();
    shop.api.clock.advance({ minutes: 15 });
    await job('expire holds');
    const { db } = shop.api;
    const room = (capacity: number) =>
      db.updateTable('slots').set({ capacity }).where('id', '=', one.slot).execute();
    const holds = () =>
      db.selectFrom('slot_holds').select('order_id').where('slot_id', '=', one.slot).execute();
    await db.deleteFrom('slot_holds').where('slot_id', '=', one.slot).execute();
    await room(1);
    const { patient, address } = one.guest;
    const other = { patient, address, test: 'lipid-profile', lab: visitLab, slot: one.slot };
    const made = await one.guest.post<{ _id: string }>('order/createorder', other);
    expect(await holds()).toEqual([{ order_id: made.body.data._id }]);
    shop.api.clock.advance({ minutes: 15 });
    await tell('payment.captured', one.payment);
    expect([await one.status(), await holds()]).toEqual(['SUCCESS', [{ order_id: one.id }]]);
    await room(50);
  });

  it.each([
    ['a second before it begins buys the visit', -1, 'SUCCESS'],
    ['at its first second goes back', 0, 'REFUND_PENDING'],
  ])('%s', async (_, seconds, status) => {
    const one = await shop.paid();
    shop.api.clock.advance({ minutes: 15 });
    await job('expire holds');
    const { starts_at: startsAt } = await shop.api.db
      .selectFrom('orders')
      .select('starts_at')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow();
    shop.api.clock.set(startsAt.toISOString());
    shop.api.clock.advance({ seconds });
    await tell('payment.captured', one.payment);
    expect(await one.status()).toBe(status);
  });
});

describe('an event of the provider', () => {
  it.each([
    [200, ['Received', 'Already received']],
    [201, ['Received', 'Received']],
  ])('is known again by an id of %i signs: %s', async (length, messages) => {
    const one = await shop.paid();
    const id = { 'x-razorpay-event-id': 'e'.repeat(length) };
    const answers = [
      await tell('payment.captured', one.payment, id),
      await tell('payment.captured', one.payment, id),
    ];
    expect(answers.map(({ body }) => body.message)).toEqual(messages);
    expect(await one.payments()).toEqual([`${one.amount} SUCCESS`]);
  });

  it('about another shop’s order is taken, and one without a signature is not', async () => {
    const one = await shop.paid();
    const others = { ...one.payment, order_id: 'order_of_another_shop' };
    expect((await tell('payment.captured', others)).body.message).toBe('Received');
    const unsigned = await shop.api
      .client()
      .post('payment/webhook', '{}', { 'content-type': 'application/json' });
    expect([unsigned.status, unsigned.body.reason]).toEqual([401, 'SIGNATURE_WRONG']);
    expect(await one.status()).toBe('PENDING');
  });
});
