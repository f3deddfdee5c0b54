import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { seedCatalogue } from '../../api/demo/seedCatalogue.ts';
import { materialiseSlots } from '../../api/slots/materialise.ts';
import { makePeople } from './support/crowd.ts';
import { startServer } from './support/serverProcess.ts';
import type { ServerProcess } from './support/serverProcess.ts';
import { openTestDatabase } from './support/testDatabase.ts';
import type { TestDatabase } from './support/testDatabase.ts';

const lab = 'kaveri-precision-labs';

describe.runIf(inject('templateUrl'))('four processes on one PostgreSQL', () => {
  let database: TestDatabase;
  let servers: ServerProcess[];
  beforeAll(async () => {
    database = await openTestDatabase();
    await seedCatalogue(database.db, new Date());
    await materialiseSlots(database.db, new Date());
    servers = await Promise.all(Array.from({ length: 4 }, () => startServer({ DATABASE_URL: database.url! })));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database.close();
  });

  it('sell 50 places to exactly 50 of 1,000 who order at once, and tell the others so', { timeout: 60_000 }, async () => {
    const { db } = database;
    const { id: slot } = await db.selectFrom('slots').select('id').where('lab_id', '=', lab).where('starts_at', '>', new Date(Date.now() + 36 * 3600_000)).orderBy('id').executeTakeFirstOrThrow();
    await db.updateTable('slots').set({ capacity: 50 }).where('id', '=', slot).execute();
    const people = await makePeople(db, new Date(), 1000);
    const answers = await Promise.all(people.map((person, index) =>
      servers[index % servers.length]!.call<OrderJson>(person, 'order/createorder', { patient: person.patient, address: person.address, test: 'tsh', lab, slot })));

    const winners = answers.filter((answer) => answer.status === 201);
    const losers = answers.filter((answer) => answer.status !== 201);
    expect(winners).toHaveLength(50);
    expect(new Set(losers.map(({ status, body }) => `${status} ${body.code} ${body.message}`))).toEqual(new Set(['409 SLOT_TAKEN That slot was just taken. Please pick another one.']));
    const held = await db.selectFrom('slot_holds').select(['place', 'order_id']).where('slot_id', '=', slot).orderBy('place').execute();
    expect(held.map((hold) => hold.place)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(new Set(held.map((hold) => hold.order_id))).toEqual(new Set(winners.map((answer) => answer.body.data._id)));
    const orders = await db.selectFrom('orders').select('id').where('slot_id', '=', slot).execute();
    expect(orders).toHaveLength(50);
    expect((await servers[0]!.call<{ _id: string }[]>(null, `slot/getslot?labId=${lab}`)).body.data.map((open) => open._id)).not.toContain(slot);
  });
});
