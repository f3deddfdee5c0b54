import fc from 'fast-check';
import { expect } from 'vitest';
import type { OrderJson } from '../../../api/orders/orders.contract.ts';
import type { PaymentRequestJson } from '../../../api/payments/payments.contract.ts';
import { providerOf } from '../../../api/payments/providerOf.ts';
import type { BookingModel, ModelOrder, RefundTrouble } from './bookingModel.ts';
import type { Guest } from './crowd.ts';
import { compare, lab, slotIds } from './bookingReal.ts';
import type { Paid, Real } from './bookingReal.ts';

export type Command = fc.AsyncCommand<BookingModel, Real>;
type OnOrder = (
  model: BookingModel,
  order: ModelOrder,
  real: Real,
  own: Real['orders'][number],
  guest: Guest,
) => Promise<void>;

export const command = (
  name: string,
  check: (model: Readonly<BookingModel>) => boolean,
  run: (model: BookingModel, real: Real) => Promise<void>,
): Command => ({
  check,
  toString: () => name,
  async run(model, real) {
    await run(model, real);
    await compare(model, real);
  },
});
/** On the order that a number picks, once there is one; its customer is there to do it. */
export const onOrder = (name: string, pick: number, run: OnOrder, alsoGone = false): Command =>
  command(
    `${name} (${pick})`,
    (model) => model.orders.length > 0,
    async (model, real) => {
      const index = pick % model.orders.length;
      const order = model.orders[index]!;
      if (alsoGone || !model.isGone(order))
        await run(model, order, real, real.orders[index]!, real.guests[order.who]!);
    },
  );

const place = (guest: Guest, slot: number, key: string) =>
  guest.post<OrderJson>(
    'order/createorder',
    {
      // Every other slot is for visits of two tests.
      items: ['tsh', 'lipid-profile']
        .slice(0, 1 + (slot % 2))
        .map((test) => ({ patient: guest.patient, test })),
      address: guest.address,
      lab,
      slot: slotIds[slot]!,
    },
    { 'idempotency-key': key },
  );

export const orderPlaced = (person: number, slot: number) =>
  command(
    `customer ${person} orders slot ${slot}`,
    () => true,
    async (model, { guests, orders }) => {
      const who = model.people[person]!;
      const key = `order-${orders.length}-${slot}-${model.now}`;
      const answer = await place(guests[who]!, slot, key);
      const made = model.order(who, slot);
      expect(answer.body.code ?? 'made').toBe(made);
      if (made === 'made')
        orders.push({ id: answer.body.data._id, key, slot, providerOrder: null, unheard: [] });
    },
  );

const orderedAgain = (pick: number) =>
  onOrder('the same order again', pick, async (_, _order, __, own, guest) => {
    const answer = await place(guest, own.slot, own.key);
    expect([answer.status, answer.body.data._id]).toEqual([200, own.id]);
  });

/** Opens the window (or uses one that is still open) and pays or fails there. */
export const windowUsed = (pick: number, outcome: 'paid' | 'failed', received: boolean) =>
  onOrder(
    `${outcome}, ${received ? 'received of' : 'not received of'}`,
    pick,
    async (model, order, { api }, own, guest) => {
      const prepared = await guest.post<PaymentRequestJson>('payment/create-order', {
        orderId: own.id,
      });
      expect(prepared.status).toBe(model.mayPrepare(order) ? 200 : 409);
      own.providerOrder ??= prepared.body.data?.razorpayOrderId ?? null;
      if (own.providerOrder === null) return;
      const paid = await providerOf(api.app.deps).sandbox!.pay(
        own.providerOrder,
        outcome,
        'noWebhook',
      );
      if (outcome === 'paid') {
        order.money.push('unheard');
        own.unheard.push(paid);
      }
      if (received && outcome === 'failed') {
        await webhook(guest, paid);
        model.fail(order);
      }
      if (received && outcome === 'paid') await hear(model, order, own, guest, true);
    },
  );

async function webhook(guest: Guest, { webhook: { body, headers } }: Paid): Promise<void> {
  expect(
    (await guest.post('payment/webhook', body, { 'content-type': 'application/json', ...headers }))
      .status,
  ).toBe(200);
}
async function hear(
  model: BookingModel,
  order: ModelOrder,
  own: Real['orders'][number],
  guest: Guest,
  byBrowser: boolean,
): Promise<void> {
  const paid = own.unheard.shift();
  if (!paid) return;
  if (byBrowser)
    expect((await guest.post('payment/verify', { ...paid.proof, orderId: own.id })).status).toBe(
      200,
    );
  else await webhook(guest, paid);
  model.hear(order);
}
const receivedLate = (pick: number, byBrowser: boolean) =>
  onOrder(
    `late news by ${byBrowser ? 'the browser' : 'a webhook'}`,
    pick,
    (model, order, _, own, guest) =>
      hear(model, order, own, guest, byBrowser && !model.isGone(order)),
    true,
  );

export const cancelled = (pick: number) =>
  onOrder('cancelled', pick, async (model, order, _, own, guest) => {
    expect((await guest.post(`order/${own.id}/cancel`, {})).status).toBe(200);
    model.cancel(order);
  });
const extended = (pick: number) =>
  onOrder('its place is held longer', pick, async (model, order, _, own, guest) => {
    const answer = await guest.post(`order/${own.id}/extend`);
    expect(answer.body.code ?? 'extended').toBe(model.extend(order));
  });
export const moved = (pick: number, slot: number) =>
  onOrder(`moved to slot ${slot}`, pick, async (model, order, _, own, guest) => {
    const answer = await guest.post(`order/${own.id}/reschedule`, { slot: slotIds[slot] });
    expect(answer.status).toBe(model.reschedule(order, slot) ? 200 : 409);
  });
const troubled = (pick: number, trouble: RefundTrouble) =>
  onOrder(`its refunds go ${trouble}`, pick, async (_, order, __, own, guest) => {
    // What was asked for already goes its way.
    if (order.refunds.some((refund) => refund && (refund.failed || refund.asked !== null))) return;
    const asked = await guest.post('sandbox/behaviour', { orderId: own.id, payment: trouble });
    expect(asked.status).toBe(200);
    order.trouble = trouble;
  });
const meddled = (pick: number) =>
  onOrder('meddled with by the other customer', pick, async (model, order, { guests }, own) => {
    const other = guests[model.people.find((who) => who !== order.who)!]!;
    const answers = [
      await other.get(`order/${own.id}`),
      await other.post(`order/${own.id}/cancel`, {}),
      await other.post(`order/${own.id}/extend`),
      await other.post('payment/create-order', { orderId: own.id }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

const job =
  (name: string) =>
  ({ api }: Real) =>
    api.app.jobs.runOnce(name);
const passed = (minutes: number) =>
  command(
    `${minutes} minutes pass`,
    () => true,
    async (model, { api }) => {
      api.clock.advance({ minutes });
      model.now += minutes;
    },
  );
const swept = () =>
  command(
    'holds are swept',
    () => true,
    async (model, real) => {
      await job('expire holds')(real);
      model.sweep();
    },
  );
const refunded = () =>
  command(
    'refunds go out',
    () => true,
    async (model, real) => {
      await job('refund payments')(real);
      model.refund();
    },
  );

export const who = fc.nat(1);
export const pick = fc.nat(7);
export const slot = fc.nat(slotIds.length - 1);

/** Every command, with what it is about drawn at random. */
export const bookingCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(who, slot).map((drawn) => orderPlaced(...drawn)),
  fc.tuple(who, slot).map((drawn) => orderPlaced(...drawn)),
  fc
    .tuple(pick, fc.constantFrom('paid', 'paid', 'failed'), fc.boolean())
    .map((drawn) => windowUsed(...(drawn as [number, 'paid' | 'failed', boolean]))),
  fc.tuple(pick, fc.boolean()).map((drawn) => receivedLate(...drawn)),
  fc.tuple(pick, slot).map((drawn) => moved(...drawn)),
  pick.map(cancelled),
  pick.map(extended),
  pick.map(orderedAgain),
  pick.map(meddled),
  fc
    .tuple(pick, fc.constantFrom<RefundTrouble>('refundPending', 'refundFailed'))
    .map((drawn) => troubled(...drawn)),
  fc.constantFrom(1, 5, 7, 14, 15).map(passed),
  fc.constant(null).map(swept),
  fc.constant(null).map(refunded),
];
