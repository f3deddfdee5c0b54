import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LabTestJson } from '../../api/catalogue/catalogue.contract.ts';
import type { LabPriceJson } from '../../api/prices/prices.contract.ts';
import { importFile } from './support/catalogueFile.ts';
import { START } from './support/clock.ts';
import { ownersLab } from './support/ownersLab.ts';
import { refusedIn } from './support/refusedFields.ts';

type Shop = Awaited<ReturnType<typeof ownersLab>>;
let shop: Shop;
let north: string;
const south = 'south-lab';
const vitamin = 'vitamin-d';

beforeAll(async () => {
  shop = await ownersLab();
  north = shop.lab._id;
  await importFile(shop.admin(), 'testName,price\nFerritin,700\n');
  await shop.admin().post('admin/labs', { name: 'South Lab' });
});
beforeEach(async () => {
  shop.api.clock.set(START);
  await shop.signInAgain();
  await put(north, [{ test: vitamin, price: 900 }]);
  await put(south, [{ test: vitamin, price: 950 }]);
});
afterAll(() => shop.api.stop());

type Sent = { test: string; price: unknown };
const put = (lab: string, prices: Sent[], from?: string) =>
  shop.admin().call<LabPriceJson[]>('PUT', 'admin/prices', { lab, prices, ...(from && { from }) });
const ask = (query: string) => shop.admin().get<LabPriceJson[]>(`admin/prices?${query}`);
const pricesAt = async (lab: string) =>
  Object.fromEntries(
    (await ask(`lab=${lab}`)).body.data.map(({ test, price }) => [test, price] as const),
  );
const newestAudit = async () =>
  (
    await shop.api.db
      .selectFrom('admin_audit')
      .select('detail')
      .where('action', '=', 'prices.changed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).detail;

describe('a price', () => {
  it.each([
    [1, 1],
    [1_000_000, 1_000_000],
    ['10,00,000', 1_000_000],
    [' 1299 ', 1299],
    ['₹ 1,299', 1299],
    ['₹1299', 1299],
    ['7', 7],
  ])('may be written as %j', async (written, price) => {
    const saved = await put(north, [{ test: vitamin, price: written }]);
    expect([saved.status, (await pricesAt(north))[vitamin]]).toEqual([200, price]);
  });

  it.each([0, 1_000_001, '1,2', '12,', ',12', '1 299', '1299 rupees', '₹', '$5', '-5', '1e3', ''])(
    'is none as %j',
    async (price) => {
      const refused = await put(north, [{ test: vitamin, price }]);
      expect([refused.status, refusedIn(refused)]).toEqual([
        400,
        [`price.${vitamin} PRICE_INVALID`],
      ]);
    },
  );

  it('that is sent twice is the last one, and is written down once', async () => {
    const saved = await put(south, [
      { test: vitamin, price: 100 },
      { test: 'ferritin', price: null },
      { test: vitamin, price: 990 },
    ]);
    expect([saved.status, await pricesAt(south)]).toEqual([
      200,
      { ferritin: null, [vitamin]: 990 },
    ]);
    expect(await newestAudit()).toBe(`${south} now ferritin 700>- ${vitamin} 950>990`);
    await put(south, [{ test: 'ferritin', price: 700 }], '2026-11-23');
    expect(await newestAudit()).toBe(`${south} 2026-11-23 ferritin ->700`);
    await put(south, [{ test: 'ferritin', price: 700 }]);
  });

  it('is named with every other that is wrong', async () => {
    const refused = await put(north, [
      { test: vitamin, price: 'free' },
      { test: 'ferritin', price: 0 },
    ]);
    expect(refusedIn(refused).toSorted()).toEqual([
      'price.ferritin PRICE_INVALID',
      `price.${vitamin} PRICE_INVALID`,
    ]);
  });

  it.each([
    ['no prices', { prices: [] }],
    ['no test', { prices: [{ test: '', price: 1 }] }],
    ['a test with too long an id', { prices: [{ test: 'x'.repeat(101), price: 1 }] }],
    ['no lab', { lab: '', prices: [{ test: vitamin, price: 1 }] }],
    ['a text without end', { prices: [{ test: vitamin, price: `1${' '.repeat(20)}` }] }],
    ['half a rupee', { prices: [{ test: vitamin, price: 1.5 }] }],
  ])('is refused with %s', async (_, changes) => {
    const refused = await shop.admin().call('PUT', 'admin/prices', { lab: north, ...changes });
    expect([refused.status, refused.body.code]).toEqual([400, 'BAD_REQUEST']);
  });
});

describe('a change in percent', () => {
  it('is shown from -90 to 500, and never makes a price of nothing', async () => {
    await put(north, [{ test: vitamin, price: 1 }]);
    const shown = async (percent: number) => {
      const { status, body } = await ask(`lab=${north}&percent=${percent}`);
      return status === 200 ? body.data.find(({ test }) => test === vitamin)!.price : status;
    };
    expect(await shown(-90)).toBe(1);
    expect(await shown(500)).toBe(6);
    expect([await shown(-91), await shown(501)]).toEqual([400, 400]);
  });

  it('is shown of labs that there are alone', async () => {
    expect((await ask('lab=')).status).toBe(400);
    expect((await ask(`lab=${'x'.repeat(101)}`)).status).toBe(400);
    const unknown = await ask('lab=nowhere');
    expect([unknown.status, unknown.body.reason]).toEqual([404, 'LAB_NOT_FOUND']);
  });
});

describe('prices that are planned', () => {
  const begin = () => shop.api.app.jobs.runOnce('prices');

  it('begin at each lab with its own price, and stay when the starting price changes', async () => {
    await put(north, [{ test: 'ferritin', price: 610 }], '2026-11-22');
    await put(south, [{ test: vitamin, price: null }], '2026-11-22');
    await put(south, [{ test: 'ferritin', price: 620 }], '2026-11-23');
    shop.api.clock.advance({ days: 1 });
    await shop.signInAgain();
    await begin();
    expect([await pricesAt(north), await pricesAt(south)]).toEqual([
      { [vitamin]: 900, ferritin: 610 },
      { [vitamin]: null, ferritin: 700 },
    ]);
    shop.api.clock.advance({ days: 1 });
    await shop.signInAgain();
    await begin();
    expect([await pricesAt(north), await pricesAt(south)]).toEqual([
      { [vitamin]: 900, ferritin: 610 },
      { [vitamin]: null, ferritin: 620 },
    ]);
    await shop.admin().call('PATCH', 'tests/ferritin', { price: 900 });
    expect([(await pricesAt(north)).ferritin, (await pricesAt(south)).ferritin]).toEqual([
      610, 620,
    ]);
  });

  it('may begin 366 days ahead, counted from midnight in India, and no later', async () => {
    shop.api.clock.set('2026-11-21T18:30:00.000Z');
    await shop.signInAgain();
    const on = async (from: string) => {
      const { status, body } = await put(north, [{ test: vitamin, price: 800 }], from);
      return status === 200 ? body.data[0]!.planned : body.reason;
    };
    expect(await on('2027-11-24')).toBe('PRICE_DAY_INVALID');
    expect(await on('2027-11-23')).toEqual({ price: 800, from: '2027-11-23' });
    expect(await on('2026-11-21')).toBe('PRICE_DAY_INVALID');
    expect(await on('2026-11-22')).toBeNull();
  });
});

describe('the starting price', () => {
  const startingPrice = async () =>
    (await shop.api.client().get<LabTestJson[]>('tests/alltests')).body.data.find(
      ({ _id }) => _id === vitamin,
    )!.price;

  it('of the list that everybody reads follows the prices of labs and which of them are offered', async () => {
    expect(await startingPrice()).toBe(900);
    await put(north, [{ test: vitamin, price: 1000 }]);
    await expect.poll(startingPrice).toBe(950);
    await shop.admin().call('PATCH', `admin/labs/${south}`, { active: false });
    await expect.poll(startingPrice).toBe(1000);
    await shop.admin().call('PATCH', `admin/labs/${south}`, { active: true });
    await expect.poll(startingPrice).toBe(950);
    await put(south, [{ test: vitamin, price: 850 }], '2026-11-22');
    shop.api.clock.advance({ days: 1 });
    await shop.api.app.jobs.runOnce('prices');
    await expect.poll(startingPrice).toBe(850);
  });

  it('that is sent as it is leaves the prices of labs alone', async () => {
    await importFile(shop.admin(), 'testName,price\nZinc,500\n');
    await put(south, [{ test: 'zinc', price: 450 }]);
    const changed = await shop.admin().call<LabTestJson>('PATCH', 'tests/zinc', {
      price: 450,
      description: 'Zinc in the blood.',
    });
    expect(changed.body.data).toMatchObject({ price: 450, description: 'Zinc in the blood.' });
    expect([(await pricesAt(north)).zinc, (await pricesAt(south)).zinc]).toEqual([500, 450]);
  });
});
