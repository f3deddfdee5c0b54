import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { makePeople } from './support/crowd.ts';
import type { Person } from './support/crowd.ts';
import { lab, startFourServers } from './support/fourServers.ts';
import { countOf, tried } from '../attack/figures.ts';

describe.runIf(inject('templateUrl'))('four processes on one PostgreSQL', () => {
  let started: Awaited<ReturnType<typeof startFourServers>>;
  let { database, servers, coming } = {} as typeof started;
  beforeAll(async () => {
    started = await startFourServers();
    ({ database, servers, coming } = started);
  });
  afterAll(() => started.stop());

  it(
    'sell 50 places to exactly 50 of 1,000 who order at once, and tell the others so',
    { timeout: 60_000 },
    async () => {
      const { db } = database;
      const slot = coming[4]!;
      await db.updateTable('slots').set({ capacity: 50 }).where('id', '=', slot).execute();
      const people = await makePeople(db, new Date(), 1000);
      const order = (person: Person, index: number) =>
        servers[index % servers.length]!.call<OrderJson>(person, 'order/createorder', {
          patient: person.patient,
          address: person.address,
          test: 'tsh',
          lab,
          slot,
        });
      const answers = await Promise.all(people.map(order));
      // Who was told that the service is busy asks again, as told to.
      for (const [index, { status }] of answers.entries())
        if (status === 503) answers[index] = await order(people[index]!, index);

      tried('races', people.length, countOf(answers.map(({ status }) => status)));
      const winners = answers.filter((answer) => answer.status === 201);
      const losers = answers.filter((answer) => answer.status !== 201);
      expect(winners).toHaveLength(50);
      expect(
        new Set(losers.map(({ status, body }) => `${status} ${body.code} ${body.message}`)),
      ).toEqual(new Set(['409 SLOT_TAKEN That slot was just taken. Please pick another one.']));
      const held = await db
        .selectFrom('slot_holds')
        .select(['place', 'order_id'])
        .where('slot_id', '=', slot)
        .orderBy('place')
        .execute();
      expect(held.map((hold) => hold.place)).toEqual(
        Array.from({ length: 50 }, (_, index) => index + 1),
      );
      expect(new Set(held.map((hold) => hold.order_id))).toEqual(
        new Set(winners.map((answer) => answer.body.data._id)),
      );
      const orders = await db
        .selectFrom('orders')
        .select('id')
        .where('slot_id', '=', slot)
        .execute();
      expect(orders).toHaveLength(50);
      expect(
        (
          await servers[0]!.call<{ _id: string }[]>(null, `slot/getslot?labId=${lab}`)
        ).body.data.map((open) => open._id),
      ).not.toContain(slot);
    },
  );
});
