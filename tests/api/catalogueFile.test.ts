import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminTestJson } from '../../api/catalogue/catalogue.contract.ts';
import type { LabPriceJson } from '../../api/prices/prices.contract.ts';
import { exported, importFile, plainCells } from './support/catalogueFile.ts';
import { ownersLab } from './support/ownersLab.ts';

type Shop = Awaited<ReturnType<typeof ownersLab>>;
let shop: Shop;
let north: string;
const south = 'south-lab';

beforeAll(async () => {
  shop = await ownersLab();
  north = shop.lab._id;
  await shop
    .admin()
    .post('admin/labs', { name: 'South Lab', address: '4 Lake Road', reportHours: 24 });
});
afterAll(() => shop.api.stop());

const put = async (file: string) => {
  const { status, body } = await importFile(shop.admin(), file);
  expect([status, body.message]).toEqual([200, 'Tests and prices imported']);
  return body.data;
};
const check = async (file: string) => (await importFile(shop.admin(), file, true)).body.data;
const tests = async () => (await shop.admin().get<AdminTestJson[]>('tests')).body.data;
/** What an import of the file changes, by the exported file before and after it. */
const changedBy = async (file: string) => {
  const read = async () => plainCells(shop.admin());
  const before = await read();
  await put(file);
  const [header, ...after] = await read();
  return after.flatMap((line, row) =>
    line.flatMap((cell, at) =>
      cell === before[row + 1]![at]
        ? []
        : [{ testName: line[1], column: header![at], before: before[row + 1]![at], after: cell }],
    ),
  );
};
const testOf = async (id: string) => (await tests()).find(({ _id }) => _id === id);
const pricesOf = async (id: string) => {
  const of = async (lab: string) =>
    (await shop.admin().get<LabPriceJson[]>(`admin/prices?lab=${lab}`)).body.data.find(
      ({ test }) => test === id,
    )!.price;
  return [await of(north), await of(south)];
};

describe('the file of tests and prices', () => {
  it('is a download that no cache keeps, with a line for each test and a column for each lab', async () => {
    const { status, headers, text } = await exported(shop.admin());
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="tests-\d{4}-\d\d-\d\d\.csv"$/,
      ),
    });
    expect(text.startsWith('\uFEFFid,testName,price,')).toBe(true);
    const [header, line, ...others] = await plainCells(shop.admin());
    expect(header).toEqual(
      `id,testName,price,report_time,tat,fasting,description,inclusions,disclaimers,features,why_book,aliases,concerns,is_package,for_gender,age_from,age_to,contains,apart_from,apart_minutes,repeat_months,active,${north},${south}`.split(
        ',',
      ),
    );
    expect(line?.slice(0, 3)).toEqual(['vitamin-d', 'Vitamin D', '900']);
    expect(others).toEqual([]);
  });

  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('is read with %s between its cells', async (_, separator) => {
    const lines = [
      ['id', 'tat', 'description'],
      [
        'vitamin-d',
        `a day, ${separator === ';' ? 'or' : 'or;'} two`,
        `"Blood, ${separator} fasting"`,
      ],
    ];
    await put(`${lines.map((cells) => cells.join(separator)).join('\r\n')}\r\n`);
    const { tat, description } = (await testOf('vitamin-d'))!;
    expect([tat, description]).toEqual([lines[1]![1], `Blood, ${separator} fasting`]);
  });

  it('imported as it was exported changes nothing, whatever is in the cells', async () => {
    const added = await put(
      [
        'testName,price,description,inclusions,aliases,concerns,is_package,active,fasting',
        '"Lipid, ""full""",1200,"=1+1 is text',
        'of two lines","HDL',
        'LDL","थायराइड',
        '+vitamins",heart,TRUE,false,needed',
        "-Minus,800,'quoted,'=apostrophe,@at,Thyroid,,,",
      ].join('\r\n'),
    );
    expect(added).toMatchObject({ added: 2, changed: 0, prices: 0, unchanged: 0 });
    expect(await testOf('lipid-full')).toMatchObject({
      testName: 'Lipid, "full"',
      description: '=1+1 is text\nof two lines',
      inclusions: ['HDL', 'LDL'],
      aliases: ['थायराइड', '+vitamins'],
      concerns: ['heart'],
      is_package: true,
      active: false,
      fasting: 'needed',
    });
    expect(await testOf('minus')).toMatchObject({
      testName: '-Minus',
      description: "'quoted",
      inclusions: ['=apostrophe'],
      concerns: ['thyroid'],
    });
    const { text } = await exported(shop.admin());
    expect(await check(text)).toMatchObject({ added: 0, changed: 0, prices: 0, unchanged: 3 });
    expect(await put(text)).toMatchObject({ added: 0, changed: 0, prices: 0, unchanged: 3 });
  });

  it('has an apostrophe before what a spreadsheet would run, which an import takes off again', async () => {
    const written = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', "'=1", '＝1'];
    for (const description of written) {
      await shop.admin().call('PATCH', 'tests/vitamin-d', { description });
      const { text } = await exported(shop.admin());
      expect(text).toContain(`'${description.replaceAll('"', '""')}`);
      await shop.admin().call('PATCH', 'tests/vitamin-d', { description: 'Another' });
      await put(text);
      expect(await testOf('vitamin-d')).toMatchObject({ description });
    }
  });

  it('says before it is imported what it changes, and is refused where something else was saved since', async () => {
    const admin = shop.admin();
    await put('testName,price,features\nZinc Plus,400,fast\n');
    const old = (await exported(admin)).text;
    await admin.call('PATCH', 'tests/zinc-plus', { price: 450, features: ['fast', 'at home'] });
    const first = await check(old);
    expect(first.changes).toEqual([
      { testName: 'Zinc Plus', column: 'price', before: '450', after: '400' },
      { testName: 'Zinc Plus', column: 'features', before: 'fast\nat home', after: 'fast' },
      // The labs' prices had followed it.
      { testName: 'Zinc Plus', column: north, before: '450', after: '400' },
      { testName: 'Zinc Plus', column: south, before: '450', after: '400' },
    ]);
    await admin.call('PATCH', 'tests/zinc-plus', { price: 500 });
    const late = await importFile(admin, old, false, `tests.csv?version=${first.version}`);
    expect([late.status, late.body.reason]).toEqual([409, 'CATALOGUE_CHANGED_SINCE']);
    expect(await testOf('zinc-plus')).toMatchObject({ price: 500 });
    const { version, changes } = await check(old);
    expect(changes[0]).toMatchObject({ before: '500', after: '400' });
    const done = await importFile(admin, old, false, `tests.csv?version=${version}`);
    expect([done.status, done.body.data.version]).toEqual([200, version]);
    expect(await testOf('zinc-plus')).toMatchObject({ price: 400 });
  });

  it('changes what its columns say, and a dry run says so and stores nothing', async () => {
    const file = `id,report_time,active\nvitamin-d,18 Hours,false\nminus,,\n`;
    const before = await tests();
    expect(await check(file)).toMatchObject({ added: 0, changed: 1, prices: 0, unchanged: 1 });
    expect(await tests()).toEqual(before);
    expect(await put(file)).toMatchObject({ added: 0, changed: 1, prices: 0, unchanged: 1 });
    const { version } = (await testOf('vitamin-d'))!;
    expect(await tests()).toEqual(
      before.map((test) =>
        test._id === 'vitamin-d'
          ? { ...test, version, report_time: '18 Hours', active: false }
          : test,
      ),
    );
    await put('id,active\nvitamin-d,true\n');
  });

  it('sets prices of labs by hand, and an empty cell takes the test from the lab', async () => {
    await put(`id,${north},${south}\nvitamin-d,"₹1,250",1100\n`);
    expect(await pricesOf('vitamin-d')).toEqual([1250, 1100]);
    expect(await testOf('vitamin-d')).toMatchObject({ price: 1100 });
    expect(await put(`id,${north},${south}\nvitamin-d,1250,\n`)).toMatchObject({ prices: 1 });
    expect(await pricesOf('vitamin-d')).toEqual([1250, null]);
    await put(`id,${south}\nvitamin-d,1300\n`);
    await shop.admin().call('PATCH', 'tests/vitamin-d', { price: 1200 });
    expect(await pricesOf('vitamin-d')).toEqual([1250, 1300]);
  });

  it('changes a starting price first: labs follow it whose cells stay as they were', async () => {
    await put('testName,price\nFerritin,700\n');
    const [before] = await pricesOf('ferritin');
    const file = `id,price,${north},${south}\nferritin,1400,${before},1500\n`;
    const checked = await check(file);
    expect(checked).toMatchObject({ added: 0, changed: 1, prices: 2, unchanged: 0 });
    // It names the lab, too, whose price follows.
    expect(checked.changes).toEqual(await changedBy(file));
    expect(checked.changes.map(({ column }) => column)).toEqual(['price', north, south]);
    const [following, byHand] = await pricesOf('ferritin');
    expect(following).toBeGreaterThanOrEqual(1400);
    expect(byHand).toBe(1500);
    // And the starting price that follows from the price of a lab, not the one that a lab undercuts.
    for (const lower of [`id,${south}\nferritin,1200\n`, 'id,price\nferritin,1900\n']) {
      const { changes } = await check(lower);
      expect(changes).not.toEqual([]);
      expect(changes).toEqual(await changedBy(lower));
    }
    expect(await put(`id,price\nferritin,\n`)).toMatchObject({ unchanged: 1 });
  });

  it('adds tests in the order of its lines, with the prices of labs that it names', async () => {
    expect(
      await put(`id,testName,price,${north},${south}\n,Zinc,500,550,\n,Amylase,400,,\n`),
    ).toMatchObject({ added: 2, changed: 0, prices: 1, unchanged: 0 });
    expect(await pricesOf('zinc')).toEqual([550, null]);
    expect(await pricesOf('amylase')).toEqual([null, null]);
    expect((await tests()).slice(-2).map(({ _id }) => _id)).toEqual(['zinc', 'amylase']);
  });

  it('of prices alone has no other columns, and takes none', async () => {
    const [header, line] = await plainCells(shop.admin(), 'prices');
    expect(header).toEqual(['id', 'testName', 'price', north, south]);
    expect(line).toEqual(['vitamin-d', 'Vitamin D', '1200', '1250', '1300']);
    const { text } = await exported(shop.admin(), 'prices');
    const again = await importFile(shop.admin(), text, false, 'prices.csv');
    expect(again.body.data).toMatchObject({ changed: 0, prices: 0 });
    const other = await importFile(shop.admin(), 'id,tat\nzinc,Soon\n', false, 'prices.csv');
    expect([other.status, other.body.code]).toEqual([400, 'FILE_FAULTY']);
  });

  it('shows in what everyone reads at once', async () => {
    const read = async () =>
      (await shop.api.client().get<AdminTestJson[]>('tests/alltests')).body.data.find(
        ({ _id }) => _id === 'zinc',
      )?.report_time;
    await read();
    await put('id,report_time\nzinc,5 Hours\n');
    await expect.poll(read).toBe('5 Hours');
  });

  it('is written to the audit with counts and tests', async () => {
    await put('id,tat\nzinc,Same day\n');
    const rows = await shop.api.db
      .selectFrom('admin_audit')
      .select(['action', 'detail'])
      .where('action', '=', 'catalogue.imported')
      .orderBy('id', 'desc')
      .execute();
    expect(rows[0]?.detail).toBe('added 0, changed 1, prices 0: zinc');
  });
});
