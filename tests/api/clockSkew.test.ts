import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApi } from '../../api/app.ts';
import { createDatabaseClock } from '../../api/db/databaseClock.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import type { SlotJson } from '../../api/slots/slots.contract.ts';
import { readConfig } from '../../server/shared/config.ts';
import { createClient } from './support/client.ts';
import type { Client } from './support/client.ts';
import { makePeople } from './support/crowd.ts';
import type { Person } from './support/crowd.ts';
import { skewedCopies } from './support/skewedCopies.ts';
import { openTestDatabase } from './support/testDatabase.ts';
import type { TestDatabase } from './support/testDatabase.ts';
import { tried } from '../attack/figures.ts';

const lab = 'kaveri-precision-labs';
const minute = 60_000;
type Api = Awaited<ReturnType<typeof buildApi>>;

let dataDir: string;
let database: TestDatabase;
/** What the second copy's machine adds to the time. */
let off = 16 * minute;
let right: Api;
let skewed: Api;
let person: Person;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'assay-skew-'));
  database = await openTestDatabase();
  const config = readConfig({ DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'silent' });
  const common = { config, database, jobs: false, print: () => {} };
  right = await buildApi(common);
  skewed = await buildApi({ ...common, systemClock: () => new Date(Date.now() + off) });
  [person] = (await makePeople(database.db, new Date(), 1)) as [Person];
});
afterAll(async () => {
  await skewed.close();
  await right.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

function at(api: Api): Client {
  const client = createClient(api);
  client.cookies.set('assay_session', person.session);
  return client;
}

describe('a copy whose clock is 16 minutes ahead', () => {
  it("goes by the database's time: it expires no fresh hold, and tells the same time that is left", async () => {
    const slots = (await at(right).get<SlotJson[]>(`slot/getslot?labId=${lab}`)).body.data;
    const made = await at(right).post<OrderJson>('order/createorder', {
      patient: person.patient,
      address: person.address,
      test: 'tsh',
      lab,
      slot: slots.at(-1)!._id,
    });
    expect(made.status).toBe(201);
    await skewed.jobs.runOnce('expire holds');
    const { paymentStatus, holdSecondsLeft } = (
      await at(skewed).get<OrderJson>(`order/${made.body.data._id}`)
    ).body.data;
    expect(paymentStatus).toBe('PENDING');
    expect(holdSecondsLeft).toBeGreaterThan(600);
    expect(holdSecondsLeft).toBeLessThanOrEqual(900);
  });

  it('is believed no more once it is set anew, before it is measured again', async () => {
    const before = skewed.deps.clock();
    off += 16 * minute;
    expect(skewed.deps.clock().getTime() - before.getTime()).toBeLessThan(minute);
    off -= 32 * minute;
    expect(skewed.deps.clock().getTime()).toBeGreaterThanOrEqual(before.getTime());
    off += 16 * minute;
  });

  it('is not ready and says why, until its clock is right again', async () => {
    expect((await at(right).get('/readyz')).status).toBe(200);
    const { status, headers, body } = await at(skewed).get('/readyz');
    expect([status, headers['retry-after']]).toEqual([503, '30']);
    expect(body.message).toMatch(/^This machine's clock is 9(59|60|61) s off the database's$/);
    off = -6_000;
    await skewed.jobs.runOnce('measure the clock');
    expect((await at(skewed).get('/readyz')).status).toBe(503);
    off = 1_000;
    await skewed.jobs.runOnce('measure the clock');
    expect((await at(skewed).get('/readyz')).status).toBe(200);
  });
});

/** A clock over a database that answers what and when the test says. */
function onDatabase(answers: { time: number; took?: number }[]) {
  const machine = { system: 5_000_000, steady: 100 };
  let asked = 0;
  const clock = createDatabaseClock(
    async () => {
      const { time, took = 0 } = answers[Math.min(asked++, answers.length - 1)]!;
      machine.system += took;
      machine.steady += took;
      return new Date(time);
    },
    () => new Date(machine.system),
    () => machine.steady,
  );
  return { clock, machine, asked: () => asked };
}

describe("the database's time", () => {
  it('goes on by what really passed, and is measured at once when the two clocks of a machine disagree', async () => {
    const { clock, machine, asked } = onDatabase([{ time: 9_000_000 }, { time: 9_003_000 }]);
    await clock.measure();
    machine.steady += 1000;
    machine.system += 1000;
    expect([clock.now().getTime(), clock.skew(), asked()]).toEqual([9_001_000, -4_000_000, 1]);
    // The machine slept: what passed meanwhile only the database knows.
    machine.system += 2000;
    expect(clock.now().getTime()).toBe(9_001_000);
    await expect.poll(() => clock.now().getTime()).toBe(9_003_000);
    expect(asked()).toBe(2);
  });

  it('is taken from a slow answer where there is no other, and not where there is', async () => {
    const slow = { time: 9_000_000, took: 4000 };
    const { clock } = onDatabase([slow, { time: 9_500_000, took: 4000 }]);
    await clock.measure();
    expect(clock.now().getTime()).toBe(9_002_000);
    await clock.measure();
    expect(clock.now().getTime()).toBe(9_006_000);
  });
});

it.runIf(inject('templateUrl'))(
  'three copies whose clocks are set up to an hour wrong under load sell nothing twice and end no hold early',
  { timeout: 360_000 },
  async () => {
    const { broken, violations, missed, oversold, expired, answers, timesSet, promised } =
      await skewedCopies(6_000);
    tried('skewed clocks', answers, {
      acknowledged: promised,
      lost: broken.length,
      oversold,
      'ended early': expired,
    });
    expect({ broken, violations, missed, oversold, expired }).toEqual({
      broken: [],
      violations: [],
      missed: [],
      oversold: 0,
      expired: 0,
    });
    // Something was at stake.
    expect(Math.min(promised, timesSet)).toBeGreaterThan(3);
  },
);
