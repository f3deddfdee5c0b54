import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '../../api/app.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import type { SlotJson } from '../../api/slots/slots.contract.ts';
import { readConfig } from '../../server/shared/config.ts';
import { createClient } from './support/client.ts';
import type { Client } from './support/client.ts';
import { makePeople } from './support/crowd.ts';
import type { Person } from './support/crowd.ts';
import { openTestDatabase } from './support/testDatabase.ts';
import type { TestDatabase } from './support/testDatabase.ts';

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
