import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceOf } from '../../api/pricing/pricing.rules.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { crowd } from './support/crowd.ts';
import type { Guest } from './support/crowd.ts';
import { signUp } from './support/people.ts';

const lab = 'kaveri-precision-labs';
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
afterAll(() => api.stop());

let hour = 6;
/** What a guest chose; each time another slot. */
const choices = (guest: Guest) => ({
  patient: guest.patient,
  test: 'tsh',
  lab,
  slot: `${lab}-20261126-${String((hour += 1)).padStart(2, '0')}00`,
  address: guest.address,
});
const one = async () => (await crowd(api, 1))[0]!;

describe('an order', () => {
  it('is read with every field of the specification, priced by the lab less 100, and holds its place', async () => {
    const guest = await one();
    const { status, body } = await guest.post<OrderJson>('order/createorder', choices(guest));
    expect(status).toBe(201);
    const read = await guest.get<OrderJson>(`order/${body.data._id}`);
    expect(read.status, 'clause 7.21').toBe(200);
    const order = read.body.data;
    expect(Object.keys(order), 'clause 3.9').toEqual(
      expect.arrayContaining([
        '_id',
        'patient',
        'test',
        'lab',
        'slot',
        'address',
        'status',
        'paymentStatus',
        'itemTotal',
        'discount',
        'amount',
        'createdAt',
        'assignedAt',
        'labTechnician',
        'collectionSlot',
        'completedAt',
        'instructions',
        'instructionReasons',
      ]),
    );
    expect(order, 'clause 3.9').toMatchObject({
      status: 'placed',
      paymentStatus: 'PENDING',
      patient: { bookingforWhom: 'Myself', gender: 'female', age: 36 },
      test: { _id: 'tsh', testName: 'TSH' },
      lab: { name: 'Kaveri Precision Labs' },
      slot: { date: '2026-11-26' },
      address: { zipCode: '560038' },
    });
    expect([order.discount, order.amount]).toEqual([100, order.itemTotal - 100]);
    expect(order.holdSecondsLeft).toBe(15 * 60);
  });

  it('is counted in the figures, with the place that it holds', async () => {
    const { text } = await api.client().get('/metrics');
    expect(text).toMatch(/^assay_orders\{status="placed",payment="PENDING"\} [1-9]/m);
    expect(text).toMatch(/^assay_slot_holds [1-9]/m);
    expect(text).toMatch(/^assay_messages_waiting \d/m);
  });

  it('never costs less than a rupee', () => {
    expect(priceOf(450), 'clause 9.2').toEqual({ item_total: 450, discount: 100, amount: 350 });
    expect(priceOf(60), 'clause 9.2').toEqual({ item_total: 60, discount: 59, amount: 1 });
  });

  it('is one order when the same is asked again without a key', async () => {
    const guest = await one();
    const chosen = choices(guest);
    const [first, second] = [
      await guest.post<OrderJson>('order/createorder', chosen),
      await guest.post<OrderJson>('order/createorder', chosen),
    ];
    expect(second.body.data, 'clause 7.20').toMatchObject({ _id: first.body.data._id });
  });

  it("is refused from an account without a proved number, and for what is not the customer's own", async () => {
    const guest = await one();
    const stranger = await one();
    const unverified = await signUp(api);
    expect((await unverified.post('order/createorder', choices(guest))).status).toBe(403);
    expect((await stranger.post('order/createorder', choices(guest))).status).toBe(404);
  });
});

describe('paying', () => {
  it("creates the provider's order in paise once, and verifies only a signature over it", async () => {
    const guest = await one();
    const order = (await guest.post<OrderJson>('order/createorder', choices(guest))).body.data;
    interface Start {
      keyId: string;
      razorpayOrderId: string;
      amount: number;
      currency: string;
    }
    const start = (await guest.post<Start>('payment/create-order', { orderId: order._id })).body
      .data;
    expect(start, 'clauses 3.10, 7.22').toMatchObject({
      keyId: 'sandbox',
      razorpayOrderId: expect.stringMatching(/^order_[0-9a-z]{26}$/),
      amount: order.amount * 100,
      currency: 'INR',
    });
    expect(
      (await guest.post<Start>('payment/create-order', { orderId: order._id })).body.data
        .razorpayOrderId,
      'clause 7.22',
    ).toBe(start.razorpayOrderId);
    const forged = {
      razorpay_payment_id: 'pay_forged',
      razorpay_order_id: start.razorpayOrderId,
      razorpay_signature: createHmac('sha256', 'guess').update('x').digest('hex'),
      orderId: order._id,
    };
    expect((await guest.post('payment/verify', forged)).status, 'clause 7.23').toBe(400);
    const proof = (
      await guest.post<object>('sandbox/pay', {
        razorpayOrderId: start.razorpayOrderId,
        outcome: 'paid',
        behaviour: 'noWebhook',
      })
    ).body.data;
    const verified = await guest.post<{ order: { paymentStatus: string; _id: string } }>(
      'payment/verify',
      { ...(proof as object), orderId: order._id },
    );
    expect([verified.body.message, verified.body.data.order], 'clauses 3.10, 7.23').toEqual([
      'Payment verified',
      expect.objectContaining({ paymentStatus: 'SUCCESS', _id: order._id }),
    ]);
  });
});
