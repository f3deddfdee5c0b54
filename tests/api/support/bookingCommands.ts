import fc from 'fast-check';
import { expect } from 'vitest';
import type { OrderJson } from '../../../api/orders/orders.contract.ts';
import type { PaymentRequestJson } from '../../../api/payments/payments.contract.ts';
import { providerOf } from '../../../api/payments/providerOf.ts';
import type { Sandbox } from '../../../api/payments/sandbox/sandbox.ts';
import type { SlotJson } from '../../../api/slots/slots.contract.ts';
import type { TestApi } from './api.ts';
import type { BookingModel, ModelOrder } from './bookingModel.ts';
import type { Guest } from './crowd.ts';
import { faultOf, ledgerOf } from './ledger.ts';

export const lab = 'kaveri-precision-labs';
export const slotIds = [`${lab}-20261124-0700`, `${lab}-20261124-0730`, `${lab}-20261124-0800`];

type Paid = Awaited<ReturnType<Sandbox['pay']>>;
/** The service, and what the test remembers of the model's orders in the same sequence. */
export interface Real {
  api: TestApi;
  guests: Guest[];
  orders: { id: string; key: string; providerOrder: string | null; unheard: Paid[] }[];
}

type Command = fc.AsyncCommand<BookingModel, Real>;
type OnOrder = (
  model: BookingModel,
  order: ModelOrder,
  real: Real,
  own: Real['orders'][number],
  guest: Guest,
) => Promise<void>;

/** What must hold after each command, whatever it was. */
async function compare(model: BookingModel, { api, guests, orders }: Real): Promise<void> {
  const open = (await guests[0]!.get<SlotJson[]>(`slot/getslot?labId=${lab}&date=2026-11-24`)).body
    .data;
  expect(slotIds.map((id) => open.find((slot) => slot._id === id)?.placesLeft ?? 0)).toEqual(
    slotIds.map((_, slot) => model.free(slot)),
  );
  for (const [who, guest] of guests.entries()) {
    const seen = (await guest.get<OrderJson[]>('order')).body.data
      .map(({ _id, status, paymentStatus, slot }) => [_id, status, paymentStatus, slot.startTime])
      .toReversed();
    const expected = model.orders.flatMap((order, index) =>
      order.who === who
        ? [
            [
              orders[index]!.id,
              order.status,
              order.payment,
              ['07:00 am', '07:30 am', '08:00 am'][order.slot],
            ],
          ]
        : [],
    );
    expect(seen).toEqual(expected);
  }
  for (const [index, { id }] of orders.entries()) {
    const ledger = await ledgerOf(api.db, id, api.clock.now());
    expect([faultOf(ledger), ledger.money.toSorted()]).toEqual([
      null,
      model.orders[index]!.money.toSorted(),
    ]);
  }
}

const command = (
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
/** On the order that a number picks, once there is one. */
const onOrder = (name: string, pick: number, run: OnOrder): Command =>
  command(
    `${name} (${pick})`,
    (model) => model.orders.length > 0,
    (model, real) => {
      const index = pick % model.orders.length;
      const order = model.orders[index]!;
      return run(model, order, real, real.orders[index]!, real.guests[order.who]!);
    },
  );

const place = (guest: Guest, slot: number, key: string) =>
  guest.post<OrderJson>(
    'order/createorder',
    { patient: guest.patient, address: guest.address, test: 'tsh', lab, slot: slotIds[slot]! },
    { 'idempotency-key': key },
  );

const orderPlaced = (who: number, slot: number) =>
  command(
    `customer ${who} orders slot ${slot}`,
    () => true,
    async (model, { guests, orders }) => {
      const key = `order-${orders.length}-${slot}-${model.now}`;
      const answer = await place(guests[who]!, slot, key);
      const made = model.order(who, slot);
      expect([answer.status, answer.body.code]).toEqual(
        made ? [201, undefined] : [409, 'SLOT_TAKEN'],
      );
      if (made) orders.push({ id: answer.body.data._id, key, providerOrder: null, unheard: [] });
    },
  );

const orderedAgain = (pick: number) =>
  onOrder('the same order again', pick, async (_, order, __, own, guest) => {
    const answer = await place(guest, order.slot, own.key);
    expect([answer.status, answer.body.data._id]).toEqual([200, own.id]);
  });

/** Opens the window (or uses one that is still open) and pays or fails there. */
const windowUsed = (pick: number, outcome: 'paid' | 'failed', heard: boolean) =>
  onOrder(
    `${outcome}, ${heard ? 'heard of' : 'not heard of'}`,
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
      if (heard && outcome === 'failed') {
        await webhook(guest, paid);
        model.fail(order);
      }
      if (heard && outcome === 'paid') await hear(model, order, own, guest, true);
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
const heardLate = (pick: number, byBrowser: boolean) =>
  onOrder(
    `late news by ${byBrowser ? 'the browser' : 'a webhook'}`,
    pick,
    (model, order, _, own, guest) => hear(model, order, own, guest, byBrowser),
  );

const cancelled = (pick: number) =>
  onOrder('cancelled', pick, async (model, order, _, own, guest) => {
    expect((await guest.post(`order/${own.id}/cancel`, {})).status).toBe(200);
    model.cancel(order);
  });
const moved = (pick: number, slot: number) =>
  onOrder(`moved to slot ${slot}`, pick, async (model, order, _, own, guest) => {
    const answer = await guest.post(`order/${own.id}/reschedule`, { slot: slotIds[slot] });
    expect(answer.status).toBe(model.reschedule(order, slot) ? 200 : 409);
  });
const meddled = (pick: number) =>
  onOrder('meddled with by the other customer', pick, async (_, order, { guests }, own) => {
    const other = guests[1 - order.who]!;
    const answers = [
      await other.get(`order/${own.id}`),
      await other.post(`order/${own.id}/cancel`, {}),
      await other.post('payment/create-order', { orderId: own.id }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
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

const who = fc.nat(1);
const pick = fc.nat(7);
const slot = fc.nat(slotIds.length - 1);

/** Every command, with what it is about drawn at random. */
export const bookingCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(who, slot).map((drawn) => orderPlaced(...drawn)),
  fc.tuple(who, slot).map((drawn) => orderPlaced(...drawn)),
  fc
    .tuple(pick, fc.constantFrom('paid', 'paid', 'failed'), fc.boolean())
    .map((drawn) => windowUsed(...(drawn as [number, 'paid' | 'failed', boolean]))),
  fc.tuple(pick, fc.boolean()).map((drawn) => heardLate(...drawn)),
  fc.tuple(pick, slot).map((drawn) => moved(...drawn)),
  pick.map(cancelled),
  pick.map(orderedAgain),
  pick.map(meddled),
  fc.constantFrom(1, 7, 14, 15).map(passed),
  fc.constant(null).map(swept),
  fc.constant(null).map(refunded),
];
