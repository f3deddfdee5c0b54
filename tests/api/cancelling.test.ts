import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { START } from './support/clock.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { reasonOf } from './support/staff.ts';
import { examine, family, paidVisit } from './support/visit.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
beforeEach(() => shop.api.clock.set(START));
afterAll(() => shop.stop());

/** What was sent since the last look. */
async function newMessages() {
  let seen = (await shop.api.outbox()).length;
  return async () => {
    const texts = (await shop.api.outbox()).slice(seen).map(({ text }) => text);
    seen += texts.length;
    return texts;
  };
}
const eventsOf = ({ events }: OrderJson) =>
  events.map(({ type, actor, note }) => [type, actor, note]);
const booked = ['order.created', 'customer', null];
const paid = ['payment.captured', 'browser', null];

/** An unpaid order of one test, or of several. */
async function unpaid(several = false) {
  const home = await family(shop.api);
  const { _id: id } = (await home.order({ items: home.items.slice(0, several ? 3 : 1) })).body.data;
  return {
    ...home,
    id,
    read: async () => (await home.guest.get<OrderJson>(`order/${id}`)).body.data,
    cancel: (body: object = {}) => home.guest.post<OrderJson>(`order/${id}/cancel`, body),
  };
}

describe('an order that its customer cancels', () => {
  it('keeps why, and when; of one that was not paid nobody is told', async () => {
    const one = await unpaid();
    const told = await newMessages();
    shop.api.clock.advance({ minutes: 2 });
    const { body } = await one.cancel({ reason: 'Booked twice' });
    expect([body.message, body.data.status, body.data.paymentStatus]).toEqual([
      'Order cancelled',
      'cancelled',
      'EXPIRED',
    ]);
    expect([body.data.cancelledAt, body.data.holdExpiresAt, body.data.holdSecondsLeft]).toEqual([
      '2026-11-21T04:32:00.000Z',
      null,
      null,
    ]);
    expect(eventsOf(body.data)).toEqual([booked, ['order.cancelled', 'customer', 'Booked twice']]);
    expect(await told()).toEqual([]);
  });

  it('after its hold has ended is cancelled all the same, once', async () => {
    const one = await unpaid();
    shop.api.clock.advance({ minutes: 15 });
    const waiting = await one.read();
    expect([waiting.paymentStatus, waiting.holdSecondsLeft]).toEqual(['PENDING', 0]);
    await shop.api.app.jobs.runOnce('expire holds');
    expect((await one.read()).status).toBe('placed');
    shop.api.clock.advance({ minutes: 1 });
    const { data } = (await one.cancel({ reason: 'Too late' })).body;
    await one.cancel({ reason: 'Once more' });
    expect([data.status, data.cancelledAt]).toEqual(['cancelled', '2026-11-21T04:46:00.000Z']);
    expect(eventsOf(await one.read())).toEqual([
      booked,
      ['hold.expired', 'clock', null],
      ['order.cancelled', 'customer', 'Too late'],
    ]);
  });

  it('and has paid for is told what goes back, and once more when it is back', async () => {
    const visit = await paidVisit(shop);
    const told = await newMessages();
    const { amount } = await visit.read();
    await visit.guest.post(`order/${visit.id}/cancel`, {});
    expect(await told()).toEqual([
      `Your order for 3 tests was cancelled. Rs ${amount} go back to where they came from within 5 to 7 working days.`,
    ]);
    await shop.refundJob();
    expect(await told()).toEqual([`Rs ${amount} for 3 tests have been refunded.`]);
  });

  it('is refused by name once the sample is being taken, the whole of it and each test', async () => {
    const visit = await paidVisit(shop);
    await examine(shop, visit.id);
    const refused = [409, 'COLLECTION_STARTED'];
    expect(reasonOf(await visit.guest.post(`order/${visit.id}/cancel`, {}))).toEqual(refused);
    expect(reasonOf(await visit.cancelItem(visit.paid[0]!._id))).toEqual(refused);
    expect((await visit.read()).items.map(({ cancellable }) => cancellable)).toEqual(
      Array(3).fill(false),
    );
  });
});

describe('a test that is taken out of a visit', () => {
  it('is named in its history with why, once, and in what is sent with its share', async () => {
    const visit = await paidVisit(shop);
    const told = await newMessages();
    const [first, second] = visit.paid;
    const out = (item: string, body: object) =>
      visit.guest.post<OrderJson>(`order/${visit.id}/items/${item}/cancel`, body);
    const before = (await visit.read()).items;
    const { body } = await out(second!._id, { reason: 'Done already' });
    expect(body.message).toBe('Test cancelled');
    const share = Math.floor((body.data.amount * second!.price) / body.data.itemTotal);
    expect(await told()).toEqual([
      `Lipid Profile was taken out of your visit. Rs ${share} go back to where they came from within 5 to 7 working days.`,
    ]);
    shop.api.clock.advance({ minutes: 1 });
    await out(second!._id, { reason: 'Once more' });
    expect(await told()).toEqual([]);
    const { data } = (await out(first!._id, { reason: null })).body;
    const other = Math.floor((data.amount * first!.price) / data.itemTotal);
    expect(before.map((item) => item.refundIfCancelled).slice(0, 2)).toEqual([other, share]);
    expect([data.refundedAmount, ...data.items.map((item) => item.refundAmount)]).toEqual([
      share + other,
      other,
      share,
      0,
    ]);
    expect(eventsOf(data)).toEqual([
      booked,
      paid,
      ['item.cancelled', 'customer', 'Lipid Profile: Done already'],
      ['item.cancelled', 'customer', 'TSH'],
    ]);
    await shop.refundJob();
    expect((await told()).filter((text) => text.endsWith('refunded.')).toSorted()).toEqual(
      [
        `Rs ${share} for Lipid Profile have been refunded.`,
        `Rs ${other} for TSH have been refunded.`,
      ].toSorted(),
    );
  });

  it('leaves the rest as the visit: whom it is for, what it is, and what may be cancelled yet', async () => {
    const visit = await paidVisit(shop);
    const [first, second] = visit.paid;
    const seen = (order: OrderJson) => [
      `${order.patient.name}, ${order.test.testName}`,
      order.items.map(({ status, cancellable }) => (cancellable ? status : `${status} for good`)),
      order.items.map(({ reportExpectedAt }) => reportExpectedAt === order.reportExpectedAt),
    ];
    expect(seen(await visit.read())).toEqual([
      'Guest, TSH',
      Array(3).fill('placed'),
      [true, true, true],
    ]);
    await visit.cancelItem(first!._id);
    expect(seen(await visit.read())).toEqual([
      'Guest, Lipid Profile',
      ['cancelled for good', 'placed', 'placed'],
      [false, true, true],
    ]);
    await visit.cancelItem(second!._id);
    // The last one is cancelled with its order.
    expect(seen(await visit.read())).toEqual([
      'Ravi, TSH',
      ['cancelled for good', 'cancelled for good', 'placed for good'],
      [false, false, true],
    ]);
  });

  it('of an order that was cancelled before changes nothing more', async () => {
    const visit = await paidVisit(shop);
    await visit.guest.post(`order/${visit.id}/cancel`, {});
    const before = await visit.read();
    expect((await visit.cancelItem(visit.paid[0]!._id)).status).toBe(200);
    expect(await visit.read()).toEqual(before);
    expect(before.items.map(({ status, refundAmount }) => [status, refundAmount])).toEqual(
      Array(3).fill(['cancelled', 0]),
    );
  });

  it('is the order where it is the only one, and nothing where it is not there or not paid', async () => {
    const one = await unpaid();
    const out = ({ guest }: Awaited<ReturnType<typeof unpaid>>, id: string, item: string) =>
      guest.post<OrderJson>(`order/${id}/items/${item}/cancel`, { reason: 'Not needed' });
    expect(reasonOf(await out(one, one.id, 'none'))).toEqual([404, 'ITEM_NOT_FOUND']);
    expect((await one.read()).items.map(({ cancellable }) => cancellable)).toEqual([false]);
    const { data } = (await out(one, one.id, one.id)).body;
    expect([data.status, eventsOf(data).at(-1)]).toEqual([
      'cancelled',
      ['order.cancelled', 'customer', 'Not needed'],
    ]);
    const several = await unpaid(true);
    const { items } = await several.read();
    expect(
      items.map(({ cancellable, reportExpectedAt }) => [cancellable, reportExpectedAt]),
    ).toEqual(Array(3).fill([false, null]));
    expect(reasonOf(await out(several, several.id, items[0]!._id))).toEqual([409, 'ITEM_UNPAID']);
    expect(reasonOf(await out(several, several.id, several.id))).toEqual([404, 'ITEM_NOT_FOUND']);
  });
});
