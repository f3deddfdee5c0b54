import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminTestJson, LabTestJson } from '../../api/catalogue/catalogue.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { multipart } from './support/multipart.ts';
import type { Part } from './support/multipart.ts';
import { adminClient } from './support/people.ts';
import { refusedIn } from './support/refusedFields.ts';

let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await startApi();
  admin = await adminClient(api);
  await add('Zinc');
});
afterAll(() => api.stop());

const add = (name: string, ...more: Part[]) => {
  const { body, headers } = multipart([['testName', name], ['price', '500'], ...more]);
  return admin.post<AdminTestJson>('tests/test', body, headers);
};
const change = (body: object) => admin.call<AdminTestJson>('PATCH', 'tests/zinc', body);
const long = (length: number) => 'x'.repeat(length);
const entries = (count: number) => Array.from({ length: count }, (_, index) => `Entry ${index}`);

const texts: [field: string, most: number][] = [
  ['report_time', 60],
  ['tat', 60],
  ['description', 4000],
  ['testNameHindi', 120],
  ['descriptionHindi', 4000],
];
const lists = [
  'inclusions',
  'disclaimers',
  'features',
  'why_book',
  'inclusionsHindi',
  'disclaimersHindi',
  'featuresHindi',
  'why_book_hindi',
  'aliases',
];

describe('a text of a test', () => {
  it.each(texts)('%s has %i characters at most, and none is no text', async (field, most) => {
    const saved = await change({ [field]: ` ${long(most)} ` });
    expect([saved.status, saved.body.data]).toMatchObject([200, { [field]: long(most) }]);
    const refused = await change({ [field]: long(most + 1) });
    expect([refused.status, refusedIn(refused)]).toEqual([400, [`${field} FIELD_TOO_LONG`]]);
    expect(refused.body).toMatchObject({ params: { field, most } });
    expect((await change({ [field]: ' ' })).body.data).toMatchObject({ [field]: null });
  });

  it('such as its name has 120 characters at most', async () => {
    const name = 'Zinc'.padEnd(120, 'x');
    expect((await change({ testName: name })).body.data.testName).toBe(name);
    const refused = await change({ testName: `${name}x` });
    expect(refusedIn(refused)).toEqual(['testName FIELD_TOO_LONG']);
    expect(refused.body).toMatchObject({ params: { field: 'testName', most: 120 } });
    expect(refusedIn(await change({ testName: ' ' }))).toEqual(['testName TEST_NAME_MISSING']);
    expect((await change({ testName: 'Zinc' })).status).toBe(200);
  });

  it('such as its name in Hindi has no doubled spaces', async () => {
    const { data } = (await change({ testNameHindi: ' ज़िंक   टेस्ट ' })).body;
    expect(data.testNameHindi).toBe('ज़िंक टेस्ट');
  });
});

describe('a list of a test', () => {
  it.each(lists)('%s has 100 entries of 300 characters at most', async (field) => {
    const full = [long(300), ...entries(99)];
    const saved = await change({ [field]: full });
    expect([saved.status, saved.body.data]).toMatchObject([200, { [field]: full }]);
    const tooMany = await change({ [field]: [...full, 'one more'] });
    expect(refusedIn(tooMany)).toEqual([`${field} FIELD_TOO_MANY`]);
    expect(tooMany.body).toMatchObject({ params: { field, most: 100 } });
    const tooLong = await change({ [field]: [long(301)] });
    expect(refusedIn(tooLong)).toEqual([`${field} FIELD_ENTRY_TOO_LONG`]);
    expect(tooLong.body).toMatchObject({ params: { field, most: 300 } });
    expect((await change({ [field]: [] })).body.data).toMatchObject({ [field]: [] });
  });

  it.each(lists)('%s is parted at lines, and where it names things at commas', async (field) => {
    const isOfNames = field.startsWith('inclusions') || field === 'aliases';
    const { data } = (await change({ [field]: 'One, two\n Three \n\nthree' })).body;
    expect(data).toMatchObject({
      [field]: isOfNames ? ['One', 'two', 'Three'] : ['One, two', 'Three'],
    });
  });

  it('of concerns has each once', async () => {
    const saved = await change({ concerns: ['heart', 'women', 'heart'] });
    expect(saved.body.data.concerns).toEqual(['heart', 'women']);
  });
});

describe('a change of a test', () => {
  it('is refused with all that is wrong with it at once, and stores nothing', async () => {
    const before = (await change({})).body.data;
    const refused = await change({ testName: '', price: 'free', tat: long(61), sample: 'Blood' });
    expect([refused.status, refused.body.code]).toEqual([400, 'BAD_REQUEST']);
    const wrong = await change({ testName: '', price: 'free', tat: long(61), report_time: 'Soon' });
    expect([wrong.body.reason, ...refusedIn(wrong)]).toEqual([
      'TEST_NAME_MISSING',
      'testName TEST_NAME_MISSING',
      'price PRICE_INVALID',
      'tat FIELD_TOO_LONG',
    ]);
    expect((await change({})).body.data).toEqual(before);
  });

  it('that says nothing answers the test as it is, and is not written down', async () => {
    const changes = async () =>
      (
        await api.db
          .selectFrom('admin_audit')
          .select('detail')
          .where('action', '=', 'test.changed')
          .execute()
      ).length;
    const before = await changes();
    const answer = await change({});
    expect([answer.status, answer.body.message]).toEqual([200, 'Test saved']);
    expect(answer.body.data).toMatchObject({ _id: 'zinc', testName: 'Zinc' });
    expect(await changes()).toBe(before);
    await change({ tat: 'Soon' });
    expect(await changes()).toBe(before + 1);
  });

  it('of its fasting says from how many hours before on nothing is eaten', async () => {
    const read = async () => {
      const { body } = await api.client().get<LabTestJson>('tests/singleTest/zinc');
      return [body.data.fasting, body.data.fasting_hours];
    };
    for (const [fasting, hours] of [
      ['needed', 10],
      ['not needed', null],
      ['unknown', 10],
    ]) {
      expect((await change({ fasting })).status).toBe(200);
      expect(await read()).toEqual([fasting, hours]);
    }
  });
});

describe('a test that is added', () => {
  it('has all that the form says, in Hindi too', async () => {
    const added = await add(
      'Copper',
      ['fasting', 'needed'],
      ['is_package', 'false'],
      ['testNameHindi', 'ताँबा'],
      ['descriptionHindi', 'ख़ून में ताँबा।'],
      ['inclusionsHindi', 'ताँबा, ज़िंक'],
      ['disclaimersHindi', 'बताइए'],
      ['disclaimersHindi', 'रुकिए नहीं'],
      ['featuresHindi', 'घर से सैंपल'],
      ['why_book_hindi', 'बाल झड़ते हों'],
    );
    expect([added.status, added.body.message]).toEqual([201, 'Test added']);
    expect(added.body.data).toEqual({
      _id: 'copper',
      version: expect.any(String) as string,
      testName: 'Copper',
      price: 500,
      icon: null,
      image: null,
      report_time: null,
      tat: null,
      description: null,
      inclusions: [],
      disclaimers: [],
      features: [],
      why_book: [],
      fasting: 'needed',
      fasting_hours: 10,
      sample: null,
      aliases: [],
      concerns: [],
      is_package: false,
      for_gender: null,
      age_from: null,
      age_to: null,
      contains: [],
      apart_from: [],
      apart_minutes: null,
      repeat_months: null,
      testNameHindi: 'ताँबा',
      descriptionHindi: 'ख़ून में ताँबा।',
      inclusionsHindi: ['ताँबा', 'ज़िंक'],
      disclaimersHindi: ['बताइए', 'रुकिए नहीं'],
      featuresHindi: ['घर से सैंपल'],
      why_book_hindi: ['बाल झड़ते हों'],
      active: true,
    });
  });

  it('has an id of at most 80 letters by its name, by which it is found', async () => {
    const { _id } = (await add('a'.repeat(120))).body.data;
    expect(_id).toBe('a'.repeat(80));
    expect((await api.client().get(`tests/singleTest/${_id}`)).status).toBe(200);
  });

  it('has an id of its own where the name gives none, or that of another test', async () => {
    const idOf = async (name: string) => (await add(name)).body.data._id;
    expect(await idOf('रक्त जाँच')).toBe('test');
    expect(await idOf('मूत्र जाँच')).toMatch(/^test-[0-9a-z]{26}$/);
    expect(await idOf('(Zinc)')).toMatch(/^zinc-[0-9a-z]{26}$/);
  });

  it('is written down, and stands last in every list', async () => {
    const { _id } = (await add('Last of all')).body.data;
    const newest = await api.db
      .selectFrom('admin_audit')
      .select(['action', 'detail'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(newest).toEqual({ action: 'test.added', detail: _id });
    const lists = [
      (await admin.get<AdminTestJson[]>('tests')).body.data,
      (await api.client().get<LabTestJson[]>('tests/alltests')).body.data,
    ];
    for (const list of lists)
      expect([list[0]!._id, list.at(-1)!._id]).toEqual(['zinc', 'last-of-all']);
  });
});
