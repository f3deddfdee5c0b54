import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { countOf, tried } from '../attack/figures.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import { START } from './support/clock.ts';
import { crowd } from './support/crowd.ts';
import type { Guest } from './support/crowd.ts';

const lab = 'kaveri-precision-labs';
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
beforeEach(async () => {
  api.clock.set(START);
  await api.db.updateTable('slots').set({ capacity: 40 }).execute();
});
afterAll(() => api.stop());

type Checkout = Awaited<ReturnType<typeof checkout>>;
const extend = ({ guest, id }: Pick<Checkout, 'guest' | 'id'>) =>
  guest.post<OrderJson>(`order/${id}/extend`);
const moveTo = ({ guest, id }: Checkout, slot: string) =>
  guest.call<OrderJson>('PUT', `order/${id}`, {
    patient: guest.patient,
    address: guest.address,
    test: 'tsh',
    lab,
    slot,
  });
const order = (guest: Guest, slot: string) =>
  guest.post<OrderJson>('order/createorder', {
    patient: guest.patient,
    address: guest.address,
    test: 'tsh',
    lab,
    slot,
  });
/** The seats that an order has, and until when. */
const seatsOf = async ({ id }: Pick<Checkout, 'id'>) =>
  (
    await api.db
      .selectFrom('slot_holds')
      .select(['slot_id', 'expires_at'])
      .where('order_id', '=', id)
      .execute()
  ).map(({ slot_id: slot, expires_at: until }) => ({ slot, until: until?.toISOString() ?? null }));
const sweep = () => api.app.jobs.runOnce('expire holds');

describe('a hold that is extended', () => {
  it('lasts five minutes longer, once, and keeps its seat', async () => {
    const one = await checkout(api);
    const before = await one.order();
    expect(before.holdExtendable).toBe(true);
    api.clock.advance({ minutes: 14 });
    const { status, body } = await extend(one);
    expect([status, body.message, body.data.holdSecondsLeft, body.data.holdExtendable]).toEqual([
      200,
      'Your slot is held 5 minutes longer',
      6 * 60,
      false,
    ]);
    expect(body.data.events.map(({ type }) => type)).toEqual(['order.created', 'hold.extended']);
    const until = new Date(Date.parse(before.holdExpiresAt!) + 5 * 60_000).toISOString();
    expect([body.data.holdExpiresAt, await seatsOf(one)]).toEqual([
      until,
      [{ slot: one.slot, until }],
    ]);
    expect(await extend(one)).toMatchObject({
      status: 409,
      body: {
        code: 'HOLD_ALREADY_EXTENDED',
        message: 'Your slot has already been held longer, which is possible once',
      },
    });
    expect((await one.order()).holdExpiresAt).toBe(until);

    api.clock.advance({ minutes: 5 });
    await sweep();
    expect(await one.status()).toBe('PENDING');
    api.clock.advance({ minutes: 1 });
    await sweep();
    expect([await one.status(), await seatsOf(one)]).toEqual(['EXPIRED', []]);
  });

  it('can be paid in the time that was won', async () => {
    const one = await checkout(api);
    api.clock.advance({ minutes: 14 });
    await extend(one);
    api.clock.advance({ minutes: 5 });
    expect((await one.verify((await one.pay()).body.data)).body.data.order?.paymentStatus).toBe(
      'SUCCESS',
    );
    expect(await one.payments()).toEqual([`${one.amount} SUCCESS`]);
  });

  it('is refused once it has ended, swept or not, is paid, is cancelled, or is not the customer’s', async () => {
    const [late, paid, cancelled] = [await checkout(api), await checkout(api), await checkout(api)];
    await paid.verify((await paid.pay()).body.data);
    await cancelled.guest.post(`order/${cancelled.id}/cancel`, {});
    const [other] = await crowd(api, 1);
    expect((await extend({ guest: other!, id: late.id })).status).toBe(404);
    expect(await extend(paid)).toMatchObject({ status: 409, body: { code: 'ALREADY_PAID' } });
    expect(await extend(cancelled)).toMatchObject({ status: 409, body: { code: 'HOLD_EXPIRED' } });
    api.clock.advance({ minutes: 15 });
    expect((await late.order()).holdExtendable).toBe(false);
    expect(await extend(late)).toMatchObject({ status: 409, body: { code: 'HOLD_EXPIRED' } });
    await sweep();
    expect(await extend(late)).toMatchObject({ status: 409, body: { code: 'HOLD_EXPIRED' } });
    expect(await seatsOf(paid)).toEqual([{ slot: paid.slot, until: null }]);
  });

  it('stays extended, and cannot be again, in another slot of the same order', async () => {
    const one = await checkout(api, `${lab}-20261124-0830`);
    const moved = await moveTo(one, `${lab}-20261124-0900`);
    expect(moved.body.data.holdExtendable).toBe(true);
    const { holdExpiresAt: until } = (await extend(one)).body.data;
    const again = await moveTo(one, `${lab}-20261124-0930`);
    expect([again.body.data.holdExtendable, again.body.data.holdExpiresAt]).toEqual([false, until]);
    expect((await extend(one)).body.code).toBe('HOLD_ALREADY_EXTENDED');
    expect(await seatsOf(one)).toEqual([{ slot: `${lab}-20261124-0930`, until }]);
  });
});

describe('at the same moment', () => {
  it('of twenty extensions one succeeds', async () => {
    const one = await checkout(api);
    const before = Date.parse((await one.order()).holdExpiresAt!);
    const answers = await Promise.all(Array.from({ length: 20 }, () => extend(one)));
    tried('races', answers.length, countOf(answers.map(({ status }) => status)));
    expect(countOf(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`))).toEqual({
      '200 ': 1,
      '409 HOLD_ALREADY_EXTENDED': 19,
    });
    const until = new Date(before + 5 * 60_000).toISOString();
    expect([(await one.order()).holdExpiresAt, await seatsOf(one)]).toEqual([
      until,
      [{ slot: one.slot, until }],
    ]);
  });

  it.each([
    ['a second before the end', 899, `${lab}-20261125-1000`],
    ['at the end', 900, `${lab}-20261125-1030`],
  ])(
    'as the sweep and five others who want the last seat, %s, the seat is held by one order',
    async (_, seconds, slot) => {
      await api.db.updateTable('slots').set({ capacity: 1 }).where('id', '=', slot).execute();
      const one = await checkout(api, slot);
      const others = await crowd(api, 5);
      api.clock.advance({ seconds });
      const [extended, , ...answers] = await Promise.all([
        extend(one),
        sweep(),
        ...others.map((other) => order(other, slot)),
      ]);
      const winners = answers.filter(({ status }) => status === 201);
      const isHeld = seconds < 900;
      expect([extended.status, extended.body.code, winners.length, await one.status()]).toEqual(
        isHeld ? [200, undefined, 0, 'PENDING'] : [409, 'HOLD_EXPIRED', 1, 'EXPIRED'],
      );
      const held = await api.db
        .selectFrom('slot_holds')
        .select('order_id')
        .where('slot_id', '=', slot)
        .execute();
      expect(held.map((seat) => seat.order_id)).toEqual([
        isHeld ? one.id : winners[0]!.body.data._id,
      ]);
    },
  );

  it('as the payment, the seat is paid for and ends no more', async () => {
    const one = await checkout(api);
    const proof = (await one.pay('noWebhook')).body.data;
    const [extended, verified] = await Promise.all([extend(one), one.verify(proof)]);
    expect([200, 409]).toContain(extended.status);
    expect(verified.body.data.order?.paymentStatus).toBe('SUCCESS');
    expect(await seatsOf(one)).toEqual([{ slot: one.slot, until: null }]);
    api.clock.advance({ minutes: 30 });
    await sweep();
    expect(await one.status()).toBe('SUCCESS');
  });

  it('as a change of the slot, the order has one seat, held as long as the order says', async () => {
    const slots = [`${lab}-20261124-1100`, `${lab}-20261124-1130`] as const;
    const one = await checkout(api, slots[0]);
    const [extended, moved] = await Promise.all([extend(one), moveTo(one, slots[1])]);
    expect([extended.status, moved.status]).toEqual([200, 200]);
    const { holdExpiresAt: until, holdExtendable } = await one.order();
    expect(holdExtendable).toBe(false);
    expect(await seatsOf(one)).toEqual([{ slot: slots[1], until }]);
  });
});
