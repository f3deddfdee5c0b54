import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import { crowd } from './support/crowd.ts';
import { reasonOf } from './support/staff.ts';
import { countOf, tried } from '../attack/figures.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
afterAll(() => api.stop());

it.each([
  { guests: 200, places: 1 },
  { guests: 200, places: 10 },
])(
  '$guests orders at once over $places place(s): exactly as many winners, and kind words for the rest',
  { timeout: 120_000 },
  async ({ guests, places }) => {
    const slot = `kaveri-precision-labs-20261124-0${places === 1 ? '700' : '730'}`;
    await api.db.updateTable('slots').set({ capacity: places }).where('id', '=', slot).execute();
    const people = await crowd(api, guests);
    const answers = await Promise.all(
      people.map((guest) =>
        guest.post<OrderJson>('order/createorder', {
          patient: guest.patient,
          test: 'tsh',
          lab: 'kaveri-precision-labs',
          slot,
          address: guest.address,
        }),
      ),
    );

    tried('races', guests, countOf(answers.map(({ status }) => status)));
    const winners = answers.filter((answer) => answer.status === 201);
    const losers = answers.filter((answer) => answer.status !== 201);
    expect(winners).toHaveLength(places);
    expect(
      new Set(losers.map(({ status, body }) => `${status} ${body.code} ${body.message}`)),
    ).toEqual(new Set(['409 SLOT_TAKEN That slot was just taken. Please pick another one.']));

    const held = await api.db
      .selectFrom('slot_holds')
      .select(['place', 'order_id'])
      .where('slot_id', '=', slot)
      .orderBy('place')
      .execute();
    expect(held.map((hold) => hold.place)).toEqual(
      Array.from({ length: places }, (_, index) => index + 1),
    );
    expect(new Set(held.map((hold) => hold.order_id))).toEqual(
      new Set(winners.map((answer) => answer.body.data._id)),
    );
    const { count } = await api.db
      .selectFrom('orders')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('slot_id', '=', slot)
      .executeTakeFirstOrThrow();
    expect(count).toBe(places);
    expect(
      (
        await people[0]!.get<{ _id: string }[]>(
          'slot/getslot?labId=kaveri-precision-labs&date=2026-11-24',
        )
      ).body.data.map((open) => open._id),
    ).not.toContain(slot);
  },
);

it('the same key pressed ten times at once is one order', async () => {
  const [guest] = await crowd(api, 1);
  const body = {
    patient: guest!.patient,
    test: 'tsh',
    lab: 'kaveri-precision-labs',
    slot: 'kaveri-precision-labs-20261124-0800',
    address: guest!.address,
  };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      guest!.post<OrderJson>('order/createorder', body, { 'idempotency-key': 'draft-1.0' }),
    ),
  );
  expect(new Set(answers.map((answer) => answer.body.data._id)).size, 'clause 7.20').toBe(1);
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
});

it('a last seat that was held too long is given to a paid visit that is moved to it', async () => {
  const [slot, before] = ['1000', '1030'].map((time) => `kaveri-precision-labs-20261124-${time}`);
  await api.db.updateTable('slots').set({ capacity: 1 }).where('id', '=', slot!).execute();
  const late = await checkout(api, slot);
  const visit = await checkout(api, before);
  await visit.verify((await visit.pay()).body.data);
  const move = () => visit.guest.post(`order/${visit.id}/reschedule`, { slot });
  expect(reasonOf(await move())).toEqual([409, 'SLOT_TAKEN']);
  api.clock.advance({ minutes: 15 });
  expect((await move()).status).toBe(200);
  const seats = await api.db
    .selectFrom('slot_holds')
    .select(['slot_id', 'order_id', 'expires_at'])
    .where('order_id', 'in', [late.id, visit.id])
    .execute();
  expect([await late.status(), seats]).toEqual([
    'EXPIRED',
    [{ slot_id: slot, order_id: visit.id, expires_at: null }],
  ]);
});
