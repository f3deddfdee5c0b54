import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, demoPeople } from '../../api/demo/demoPeople.ts';
import type { DemoPerson } from '../../api/demo/demoPeople.ts';
import type { HomeJson } from '../../api/home/home.contract.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { prepareData } from '../../api/prepareData.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { fakeClock } from './support/clock.ts';

async function ordersOf(api: TestApi, person: DemoPerson): Promise<OrderJson[]> {
  const client = api.client();
  await client.post('users/login', { email: person.email, password: demoPassword });
  return (await client.get<OrderJson[]>('order')).body.data;
}

describe.each(['2026-11-21T04:30:00Z', '2026-11-22T20:00:00Z', '2026-11-25T12:00:00Z'])(
  'the demo orders, first started at %s',
  (start) => {
    let api: TestApi;
    beforeAll(async () => {
      api = await startApi({ demo: true }, fakeClock(start));
    });
    afterAll(() => api.stop());

    it('show each stage, and one cancelled and refunded', async () => {
      const orders = await ordersOf(api, demoPeople.regular);
      expect(
        orders
          .map((order) => [order.status, order.paymentStatus].join(' '))
          .toSorted((a, b) => a.localeCompare(b)),
      ).toEqual([
        'assigned SUCCESS',
        'cancelled REFUNDED',
        'collection SUCCESS',
        ...Array.from({ length: 4 }, () => 'completed SUCCESS'),
        'examining SUCCESS',
        'placed SUCCESS',
      ]);
      expect(orders.map((order) => order.createdAt)).toEqual(
        orders.map((order) => order.createdAt).toSorted((a, b) => b.localeCompare(a)),
      );
      for (const order of orders) {
        const moments = order.events.map((event) => event.at);
        expect(moments).toEqual(moments.toSorted((a, b) => a.localeCompare(b)));
        expect(moments.every((moment) => moment <= new Date(start).toISOString())).toBe(true);
      }
    });

    it('show one that waits for its payment', async () => {
      const [order, ...others] = await ordersOf(api, demoPeople.undecided);
      expect(others.map(({ status }) => status)).toEqual(['completed', 'completed']);
      expect(order).toMatchObject({
        paymentStatus: 'PENDING',
        holdSecondsLeft: 900,
        availableActions: ['pay', 'cancel'],
      });
    });

    it('have one of a test that is due again', async () => {
      const client = api.client();
      const { email } = demoPeople.undecided;
      await client.post('users/login', { email, password: demoPassword });
      const { bookAgain } = (await client.get<HomeJson>('users/me/home')).body.data;
      expect(bookAgain).toMatchObject({ repeat: { months: 3, due: true }, lab: {} });
    });

    it('are made once and send no messages', async () => {
      await prepareData(api.app.deps);
      expect(await ordersOf(api, demoPeople.regular)).toHaveLength(9);
      expect(await api.outbox()).toEqual([]);
    });
  },
);

it('no message about them is ever due, as another copy that starts meanwhile would send it', async () => {
  const api = await startApi();
  const due = 'create table due (kind text)';
  const note = `create function note_due() returns trigger language plpgsql as
    'begin insert into due values (new.kind); return new; end'`;
  const trigger = `create trigger note_due after insert or update on messages
    for each row when (new.due_at is not null) execute function note_due()`;
  for (const statement of [due, note, trigger]) await sql.raw(statement).execute(api.db);
  await prepareData({ ...api.app.deps, config: { ...api.config, demo: true } });
  const { rows } = await sql`select kind, count(*) from due group by kind`.execute(api.db);
  expect(rows).toEqual([]);
  await api.stop();
});
