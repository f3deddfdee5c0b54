import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { priceJob } from '../../api/prices/prices.job.ts';
import type { LabPriceJson } from '../../api/prices/prices.contract.ts';
import type { LabTestJson } from '../../api/catalogue/catalogue.contract.ts';
import { indianDate } from '../../api/slots/times.ts';
import { importFile } from './support/catalogueFile.ts';
import { crowd } from './support/crowd.ts';
import { morning, ownersLab } from './support/ownersLab.ts';

const day = 24 * 60 * 60_000;
const test = 'vitamin-d';

type Shop = Awaited<ReturnType<typeof ownersLab>>;
let shop: Shop;
let north: string;
let south: string;

beforeAll(async () => {
  shop = await ownersLab();
  north = shop.lab._id;
  const added = await shop.admin().post<{ _id: string }>('admin/labs', {
    name: 'South Lab',
    address: '4 Lake Road',
    reportHours: 24,
  });
  south = added.body.data._id;
  await shop.hours({ slotMinutes: 45, hours: [morning] });
});
afterAll(() => shop.api.stop());

const set = (lab: string, price: unknown, from?: string) =>
  shop.admin().call<LabPriceJson[]>('PUT', 'admin/prices', {
    lab,
    prices: [{ test, price }],
    ...(from && { from }),
  });
const labPrice = async (lab: string, percent?: number) => {
  const query = percent === undefined ? '' : `&percent=${percent}`;
  const { body } = await shop.admin().get<LabPriceJson[]>(`admin/prices?lab=${lab}${query}`);
  return body.data[0];
};
const offered = async () =>
  Object.fromEntries((await shop.offered()).map(({ _id, price }) => [_id, price]));
const startingPrice = async () =>
  (await shop.api.client().get<LabTestJson>(`tests/singleTest/${test}`)).body.data.price;
const today = () => indianDate(shop.api.clock.now());
const inDays = (days: number) => indianDate(new Date(shop.api.clock.now().getTime() + days * day));

beforeEach(async () => {
  await set(north, 900);
  await set(south, 950);
});

describe('what a lab charges for a test', () => {
  it('is set by itself, and the starting price is the lowest of the labs that are offered', async () => {
    const saved = await set(north, '₹1,249');
    expect([saved.status, saved.body.message]).toEqual([200, 'Prices saved']);
    expect(saved.body.data).toEqual([
      { lab: north, test, testName: 'Vitamin D', price: 1249, planned: null },
    ]);
    expect(await offered()).toEqual({ [north]: 1249, [south]: 950 });
    expect(await startingPrice()).toBe(950);
    await shop.admin().call('PATCH', `admin/labs/${south}`, { active: false });
    expect(await startingPrice()).toBe(1249);
    await shop.admin().call('PATCH', `admin/labs/${south}`, { active: true });
    expect(await startingPrice()).toBe(950);
  });

  it('stays as it was set by hand when the starting price changes', async () => {
    await set(south, 850);
    const patched = await shop.admin().call<LabTestJson>('PATCH', `tests/${test}`, { price: 990 });
    expect(patched.body.data.price).toBe(850);
    expect(await offered()).toEqual({ [north]: 900, [south]: 850 });
  });

  it('can be none: then the lab does not offer it, whatever the starting price', async () => {
    await set(south, null);
    expect(await offered()).toEqual({ [north]: 900 });
    await shop.admin().call('PATCH', `tests/${test}`, { price: 700 });
    expect(await offered()).toEqual({ [north]: 900 });
    expect(await labPrice(south)).toMatchObject({ price: null });
  });

  it('is shown as a change in percent would make it, and nothing is stored', async () => {
    expect(await labPrice(south, -10)).toMatchObject({ price: 855 });
    expect(await labPrice(south, 15)).toMatchObject({ price: 1093 });
    expect(await labPrice(south)).toMatchObject({ price: 950 });
  });

  it('that is none is refused beside its field, and none is stored', async () => {
    const refused = await set(north, '12.50');
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'The price must be whole rupees, from 1 to 10,00,000',
    ]);
    expect(refused.body.data).toMatchObject({ fields: [{ field: `price.${test}` }] });
    const unknown = await shop.admin().call('PUT', 'admin/prices', {
      lab: north,
      prices: [
        { test, price: 1 },
        { test: 'none', price: 1 },
      ],
    });
    expect(unknown.status).toBe(404);
    expect((await set('none', 100)).status).toBe(404);
    expect(await offered()).toEqual({ [north]: 900, [south]: 950 });
  });

  it('is written to the audit log with what it was before', async () => {
    await set(north, 905);
    const { detail } = await shop.api.db
      .selectFrom('admin_audit')
      .select('detail')
      .where('action', '=', 'prices.changed')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(detail).toBe(`${north} now ${test} 900>905`);
  });

  it('that changes under an order which is being made is refused with the new one; one that is made keeps its own', async () => {
    const [guest] = await crowd(shop.api, 1);
    const slots = await shop.open(inDays(1));
    const made = await shop.order(guest!, slots[0]!._id);
    expect([made.status, made.body.data.itemTotal]).toEqual([201, 900]);
    await set(north, 1000);
    const kept = await guest!.get<{ itemTotal: number }>(`order/${made.body.data._id}`);
    expect(kept.body.data.itemTotal).toBe(900);
    const late = await guest!.post('order/createorder', {
      patient: guest!.patient,
      test,
      lab: north,
      slot: slots[1]!._id,
      address: guest!.address,
      expectedAmount: 800,
    });
    expect([late.status, late.body.code]).toEqual([409, 'PRICE_CHANGED']);
  });
});

describe('a price that is planned', () => {
  const work = () => shop.api.app.jobs.runOnce('prices');

  it('begins with its day in India, and not before', async () => {
    const saved = await set(north, 750, inDays(2));
    expect(saved.body.data[0]).toMatchObject({
      price: 900,
      planned: { price: 750, from: inDays(2) },
    });
    await work();
    expect(await offered()).toMatchObject({ [north]: 900 });
    shop.api.clock.advance({ days: 2 });
    await shop.signInAgain();
    await Promise.all([work(), work()]);
    expect(await labPrice(north)).toMatchObject({ price: 750, planned: null });
    expect(await startingPrice()).toBe(750);
    await work();
    expect(await offered()).toMatchObject({ [north]: 750 });
  });

  it('is said in the log when it begins, and nothing where none does', async () => {
    const lines: unknown[] = [];
    const log = { info: (...line: unknown[]) => void lines.push(line) };
    const job = priceJob({ ...shop.api.app.deps, log: log as never });
    await set(north, 750, inDays(1));
    await job.run();
    expect(lines).toEqual([]);
    shop.api.clock.advance({ days: 1 });
    await job.run();
    expect(lines).toEqual([[{ started: 1 }, 'planned prices began']]);
    await shop.signInAgain();
  });

  it('is replaced by another plan, and dropped by a price that is set at once', async () => {
    await set(north, 750, inDays(2));
    expect((await set(north, null, inDays(3))).body.data[0]).toMatchObject({
      planned: { price: null, from: inDays(3) },
    });
    expect((await set(north, 910)).body.data[0]).toMatchObject({ price: 910, planned: null });
  });

  it('begins at once where the day is today; a day that is past, far or none is refused', async () => {
    expect((await set(north, 920, today())).body.data[0]).toMatchObject({ price: 920 });
    for (const from of [inDays(-1), inDays(367), '2026-02-30', 'soon'])
      expect([from, (await set(north, 930, from)).status]).toEqual([from, 400]);
    expect(await labPrice(north)).toMatchObject({ price: 920, planned: null });
  });
});

describe('a file that takes a test from all of its labs', () => {
  it('leaves its starting price, as the check says, and drops planned prices', async () => {
    const admin = shop.admin();
    await importFile(
      admin,
      `testName,price,${north},${south}\nIron,300,300,350\nZinc,300,300,350\n`,
    );
    const zinc = { lab: north, prices: [{ test: 'zinc', price: 340 }], from: inDays(2) };
    await admin.call('PUT', 'admin/prices', zinc);
    // The first line names only one of the labs.
    const file = `id,${north},${south}\niron,300,360\nzinc,,\n`;
    const { changes } = (await importFile(admin, file, true)).body.data;
    expect(changes.map(({ testName, column }) => [testName, column])).toEqual([
      ['Iron', south],
      ['Zinc', north],
      ['Zinc', south],
    ]);
    await importFile(admin, file);
    const tests = await admin.get<LabTestJson[]>('tests/alltests');
    expect(tests.body.data.find(({ _id }) => _id === 'zinc')).toMatchObject({ price: 300 });
    const { body } = await admin.get<LabPriceJson[]>(`admin/prices?lab=${north}`);
    expect(body.data.find((row) => row.test === 'zinc')).toMatchObject({
      price: null,
      planned: null,
    });
  });
});
