import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminTestJson } from '../../api/catalogue/catalogue.contract.ts';
import { exported, faultsOf, importFile } from './support/catalogueFile.ts';
import { ownersLab } from './support/ownersLab.ts';

type Shop = Awaited<ReturnType<typeof ownersLab>>;
let shop: Shop;
let lab: string;

beforeAll(async () => {
  shop = await ownersLab();
  lab = shop.lab._id;
  await importFile(shop.admin(), 'testName,price\nTSH,300\n');
});
afterAll(() => shop.api.stop());

const faults = (file: string | Buffer) => faultsOf(shop.admin(), file);
const faulty = (...of: unknown[]) => [400, 'FILE_FAULTY', ...of];
const tests = async () => (await shop.admin().get<AdminTestJson[]>('tests')).body.data;

describe('a faulty file', () => {
  it.each([
    [
      'an unknown column',
      'id,colour\ntsh,red\n',
      [1, 'colour', 'FILE_COLUMN_UNKNOWN', { name: 'colour' }],
    ],
    ['a column that is there twice', 'id,tat,id\n', [1, 'id', 'FILE_COLUMN_TWICE', { name: 'id' }]],
    [
      'a cell too few',
      'id,tat\ntsh\n',
      [2, null, 'FILE_CELLS_MISCOUNTED', { cells: 1, columns: 2 }],
    ],
    ['an open quotation mark', 'id,tat\ntsh,x\n"vitamin-d,x\n', [3, null, 'FILE_LINE_UNREADABLE']],
    ['a stray quotation mark', 'id,tat\ntsh,x"x\n', [2, null, 'FILE_LINE_UNREADABLE']],
    ['an unknown test', 'id,tat\nnobody,x\n', [2, 'id', 'TEST_NOT_FOUND']],
    [
      'a test that is there twice',
      'id,tat\ntsh,x\ntsh,x\n',
      [3, 'id', 'FILE_TEST_TWICE', { line: 2 }],
    ],
    ['a name that is taken', 'testName,price\nVITAMIN D,9\n', [2, 'testName', 'TEST_NAME_TAKEN']],
    ["another test's name", 'id,testName\ntsh,vitamin d\n', [2, 'testName', 'TEST_NAME_TAKEN']],
    [
      'a name that is there twice',
      'testName,price\nESR,9\nesr,9\n',
      [3, 'testName', 'FILE_NAME_TWICE', { line: 2 }],
    ],
    ['an empty name', 'id,testName\ntsh,\n', [2, 'testName', 'TEST_NAME_MISSING']],
    [
      'a new test without a name',
      'testName,price\n,9\n',
      [2, 'testName', 'FIELD_MISSING', { field: 'testName' }],
    ],
    [
      'a new test without a price',
      'testName,price\nESR,\n',
      [2, 'price', 'FIELD_MISSING', { field: 'price' }],
    ],
    ['a price that is none', 'id,price\ntsh,free\n', [2, 'price', 'PRICE_INVALID']],
    [
      'a word that is not allowed',
      'id,fasting\ntsh,maybe\n',
      [
        2,
        'fasting',
        'FIELD_NOT_ALLOWED',
        { field: 'fasting', allowed: 'needed, not needed, unknown' },
      ],
    ],
    [
      'an unknown concern',
      'id,concerns\ntsh,luck\n',
      [
        2,
        'concerns',
        'FIELD_NOT_ALLOWED',
        {
          field: 'concerns',
          allowed: 'diabetes, thyroid, heart, fever, women, full body, vitamins, liver, kidneys',
        },
      ],
    ],
    [
      'neither yes nor no',
      'id,active\ntsh,often\n',
      [2, 'active', 'FIELD_NOT_ALLOWED', { field: 'active', allowed: 'true, false' }],
    ],
    [
      'a text that is too long',
      `id,tat\ntsh,${'x'.repeat(61)}\n`,
      [2, 'tat', 'FIELD_TOO_LONG', { field: 'tat', most: 60 }],
    ],
  ])('with %s is refused and stores nothing', async (_, file, expected) => {
    const before = await exported(shop.admin());
    expect(await faults(file)).toEqual(faulty(expected));
    expect((await importFile(shop.admin(), file)).status).toBe(400);
    expect((await exported(shop.admin())).text).toBe(before.text);
  });

  it('names a wrong price of a lab by its column', async () => {
    expect(await faults(`id,${lab}\ntsh,-5\n`)).toEqual(faulty([2, lab, 'PRICE_INVALID']));
  });

  it('names every fault at once, by the lines of the file', async () => {
    const file = [
      'id,testName,price,description',
      'tsh,TSH,0,"Two',
      'lines, of which ""one""',
      'is quoted"',
      '',
      'nobody,,1,',
      ',,,New',
      'vitamin-d,Vitamin D,1,2,3',
    ].join('\r\n');
    expect(await faults(file)).toEqual(
      faulty(
        [2, 'price', 'PRICE_INVALID'],
        [6, 'id', 'TEST_NOT_FOUND'],
        [7, 'testName', 'FIELD_MISSING', { field: 'testName' }],
        [7, 'price', 'FIELD_MISSING', { field: 'price' }],
        [8, null, 'FILE_CELLS_MISCOUNTED', { cells: 5, columns: 4 }],
      ),
    );
  });

  it('stores none of its good lines either', async () => {
    const before = await tests();
    const { status, body } = await importFile(
      shop.admin(),
      'id,testName,price\n,Good,100\ntsh,TSH,350\n,Bad,none\n',
    );
    expect([status, body.message]).toEqual([
      400,
      'Nothing was imported: 1 entry of the file is wrong',
    ]);
    expect(await tests()).toEqual(before);
  });

  it('with more than two hundred faults says how many, and names the first', async () => {
    const lines = Array.from({ length: 250 }, (_, index) => `nobody-${index},x`);
    const { body } = await importFile(shop.admin(), ['id,tat', ...lines].join('\n'), true);
    expect(body).toMatchObject({ params: { count: 250 } });
    expect((body.data as unknown as { faults: unknown[] }).faults).toHaveLength(200);
  });
});

describe('what is no such file', () => {
  it.each([
    ['nothing', '', 400, 'The file has no lines'],
    ['blank lines', '\n\n', 400, 'The file has no lines'],
    ['other letters than UTF-8', Buffer.from([0x69, 0x64, 0xe9]), 400, /^This is not a CSV file/],
    ['zeros', 'id\0', 400, /^This is not a CSV file/],
    ['more than 2 MB', Buffer.alloc(2 * 1024 * 1024 + 1, 'x'), 413, 'File is larger than 2 MB'],
    ['too many lines', `id\n${'tsh\n'.repeat(5001)}`, 413, /more than 5000 lines/],
  ])('such as %s is refused in a sentence', async (_, file, status, message) => {
    const answer = await importFile(shop.admin(), file);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(message);
  });
});

describe('an import beside another change', () => {
  it('goes by what is stored when its turn comes', async () => {
    const file = 'id,testName\ntsh,Thyrotropin\n';
    const [first, second] = await Promise.all([
      importFile(shop.admin(), 'id,testName\nvitamin-d,Thyrotropin\n'),
      importFile(shop.admin(), file),
    ]);
    expect([first.status, second.status].toSorted((one, other) => one - other)).toEqual([200, 400]);
    const names = (await tests()).map(({ testName }) => testName);
    expect(names.filter((name) => name === 'Thyrotropin')).toHaveLength(1);
  });

  it('adds a name once, whoever adds it', async () => {
    const statuses = await Promise.all(
      [1, 2, 3].map(
        async () =>
          (await importFile(shop.admin(), 'testName,price\nCalcium,200\nMagnesium,300\n')).status,
      ),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400 || status === 409)).toHaveLength(2);
    const names = (await tests()).map(({ testName }) => testName);
    expect(names.filter((name) => name === 'Calcium' || name === 'Magnesium')).toHaveLength(2);
  });
});
