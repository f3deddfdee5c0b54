import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminTestJson } from '../../api/catalogue/catalogue.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { exported, faultsOf, importFile, plainCells } from './support/catalogueFile.ts';
import type { Client } from './support/client.ts';
import { multipart } from './support/multipart.ts';
import { adminClient } from './support/people.ts';

let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await startApi();
  admin = await adminClient(api);
  await admin.post('admin/labs', { name: 'North Lab' });
});
beforeEach(async () => {
  await api.db.deleteFrom('lab_prices').execute();
  await api.db.deleteFrom('tests').execute();
  await put('testName,price,inclusions,concerns\nTSH,300,"TSH\nT3",thyroid\nZinc,500,,\n');
});
afterAll(() => api.stop());

const put = async (file: string, dryRun = false) => {
  const { status, body } = await importFile(admin, file, dryRun);
  expect([status, body.message]).toEqual([200, dryRun ? 'OK' : 'Tests and prices imported']);
  const { added, changed, prices, unchanged } = body.data;
  return { added, changed, prices, unchanged };
};
const faults = (file: string) => faultsOf(admin, file);
const faulty = (...of: unknown[]) => [400, 'FILE_FAULTY', ...of];
const testOf = async (id: string) =>
  (await admin.get<AdminTestJson[]>('tests')).body.data.find(({ _id }) => _id === id)!;
const nothing = { added: 0, changed: 0, prices: 0 };

describe('a cell of the file', () => {
  it('that says what is stored, in other words, changes nothing', async () => {
    await put('id,report_time,fasting,active\ntsh,18 Hours,needed,false\n');
    const lines = [
      'id,testName,price,report_time,fasting,description,inclusions,aliases,concerns,is_package,active,north-lab',
      ' tsh , TSH ,"₹ 300", 18 Hours , NEEDED , ,"TSH, T3"," "," THYROID\n\n ", FALSE , False , 300 ',
    ];
    expect(await put(lines.join('\n'))).toEqual({ ...nothing, unchanged: 1 });
  });

  it('may be written with capitals and spaces', async () => {
    expect(
      await put(
        'id,fasting,concerns,is_package,active\nzinc, Needed ," Heart\n WOMEN ", True , FALSE \n',
      ),
    ).toEqual({ ...nothing, changed: 1, unchanged: 0 });
    expect(await testOf('zinc')).toMatchObject({
      fasting: 'needed',
      concerns: ['heart', 'women'],
      is_package: true,
      active: false,
    });
  });

  it('of spaces alone is an empty one', async () => {
    expect(await put('id,price,fasting\nzinc, , \n')).toEqual({ ...nothing, unchanged: 1 });
    expect(await put('id,north-lab\nzinc,  \n')).toEqual({
      ...nothing,
      changed: 1,
      prices: 1,
      unchanged: 0,
    });
    expect(await faults('id,testName,price\n , , \n,  ,9\n,ESR,  \n')).toEqual(
      faulty(
        [3, 'testName', 'FIELD_MISSING', { field: 'testName' }],
        [4, 'price', 'FIELD_MISSING', { field: 'price' }],
      ),
    );
  });

  it('may give a test its own name in other capitals', async () => {
    expect(await put('id,testName\ntsh,Tsh\n')).toEqual({ ...nothing, changed: 1, unchanged: 0 });
    expect((await testOf('tsh')).testName).toBe('Tsh');
  });

  it('that is wrong is named beside others of its line, each once', async () => {
    expect(await faults('id,price,tat,active\ntsh,free,Soon,perhaps\nzinc,0,,\n')).toEqual(
      faulty(
        [2, 'price', 'PRICE_INVALID'],
        [2, 'active', 'FIELD_NOT_ALLOWED', { field: 'active', allowed: 'true, false' }],
        [3, 'price', 'PRICE_INVALID'],
      ),
    );
    expect(await faults('id,is_package\ntsh,perhaps\n')).toEqual(
      faulty([
        2,
        'is_package',
        'FIELD_NOT_ALLOWED',
        { field: 'is_package', allowed: 'true, false' },
      ]),
    );
  });
});

describe('the lines of the file', () => {
  it('may end as on any computer, with spaces in the header and blank lines between', async () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const file = [' id , tat ', 'tsh,Soon', ' , ', '', 'zinc,Later', ''].join(end);
      expect(await put(file)).toMatchObject({ added: 0 });
      expect([(await testOf('tsh')).tat, (await testOf('zinc')).tat]).toEqual(['Soon', 'Later']);
      await put('id,tat\ntsh,\nzinc,\n');
    }
    expect(await faults('id,tat\r\rnobody,x\r')).toEqual(faulty([3, 'id', 'TEST_NOT_FOUND']));
  });

  it('that repeat a test name the line where it stands first', async () => {
    expect(await faults('id,tat\ntsh,x\nzinc,x\ntsh,x\ntsh,x\n')).toEqual(
      faulty([4, 'id', 'FILE_TEST_TWICE', { line: 2 }], [5, 'id', 'FILE_TEST_TWICE', { line: 2 }]),
    );
  });

  it('that add a test need a name and a price, also where there is no column for them', async () => {
    expect(await faults('testName\nESR\n')).toEqual(
      faulty([2, 'price', 'FIELD_MISSING', { field: 'price' }]),
    );
    expect(await faults('tat\nSoon\n')).toEqual(
      faulty(
        [2, 'testName', 'FIELD_MISSING', { field: 'testName' }],
        [2, 'price', 'FIELD_MISSING', { field: 'price' }],
      ),
    );
  });

  it('may be 5000 besides the header, and no more', async () => {
    const file = (lines: number) => ['id', ...Array<string>(lines).fill('tsh')].join('\n');
    const most = await importFile(admin, file(5000), true);
    expect([most.status, most.body.code]).toEqual([400, 'FILE_FAULTY']);
    const more = await importFile(admin, file(5001), true);
    expect([more.status, more.body]).toMatchObject([
      413,
      { code: 'TOO_LARGE', reason: 'FILE_TOO_LONG', params: { most: 5000 } },
    ]);
  });

  it('are none where no file is sent', async () => {
    const { body, headers } = multipart([['other', 'id\ntsh\n']]);
    const answer = await admin.post('admin/tests.csv', body, headers);
    expect([answer.status, answer.body.reason]).toEqual([400, 'FILE_EMPTY']);
  });
});

describe('what a spreadsheet would not run', () => {
  it.each(['pH = 7', 'a-b', "it's +1", 'x@y', "'quoted"])(
    '%s is written as it is',
    async (text) => {
      await admin.call('PATCH', 'tests/tsh', { description: text });
      expect((await exported(admin)).text).toContain(`,${text},`);
      expect(await put((await exported(admin)).text)).toMatchObject({ changed: 0 });
      expect((await testOf('tsh')).description).toBe(text);
    },
  );

  it.each(['＋1', '－1', '＠1', "''=1"])('%s would be, and has an apostrophe', async (text) => {
    await admin.call('PATCH', 'tests/tsh', { description: text });
    expect((await exported(admin)).text).toContain(`,'${text},`);
    expect(await put((await exported(admin)).text)).toMatchObject({ changed: 0 });
    expect((await testOf('tsh')).description).toBe(text);
  });
});

describe('a lab with the name of another column', () => {
  it('has none of its own, so that the file can be imported as it was exported', async () => {
    for (const name of ['Active', 'TAT', 'ID', 'South Lab'])
      expect((await admin.post('admin/labs', { name })).status).toBe(201);
    const [header] = await plainCells(admin, 'prices');
    expect(header).toEqual(['id', 'testName', 'price', 'north-lab', 'south-lab']);
    expect(await put((await exported(admin)).text)).toEqual({ ...nothing, unchanged: 2 });
    const paused = await admin.call('PATCH', 'admin/labs/south-lab', { active: false });
    expect(paused.status).toBe(200);
    expect((await plainCells(admin, 'prices'))[0]).toEqual(header);
  });
});

describe('the file of the demo catalogue', () => {
  it('imported as it was exported changes nothing', async () => {
    const demo = await startApi({ demo: true });
    const owner = await adminClient(demo);
    // One text instead of a list, as it is stored.
    expect((await exported(owner)).text).toContain(' | ');
    for (const name of ['tests', 'prices'] as const) {
      const { text } = await exported(owner, name);
      const { body } = await importFile(owner, text, false, `${name}.csv`);
      expect(body.data).toMatchObject({ ...nothing, unchanged: 45, changes: [] });
    }
    await demo.stop();
  });
});
