import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminTestJson, LabTestJson } from '../../api/catalogue/catalogue.contract.ts';
import { concerns } from '../../api/catalogue/concerns.ts';
import { demoTests } from '../../api/demo/demoTests.ts';
import { findability } from '../../api/demo/findability.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { multipart } from './support/multipart.ts';
import { adminClient } from './support/people.ts';

let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await startApi({ demo: true });
  admin = await adminClient(api);
});
afterAll(() => api.stop());

const related = async (text: string) => {
  const { status, body } = await api
    .client()
    .get<LabTestJson[]>(`tests/related?${new URLSearchParams({ text })}`);
  expect(status).toBe(200);
  return body.data.map(({ testName }) => testName);
};

describe('GET tests/related', () => {
  it.each([
    ['another name', 'sugar', 'HbA1c'],
    ['letters in the wrong order', 'thyriod', 'TSH'],
    ['a letter too few', 'colesterol', 'Lipid Profile'],
    ['the beginning of a word', 'kidn', 'Urine Microalbumin'],
    ['Hindi', 'शुगर', 'HbA1c'],
    ['Hindi in Latin letters', 'bukhar', 'Fever Panel'],
    ['Hindi with a dot below that the catalogue lacks', 'डायबिटीज़', 'Diabetes Care Panel'],
    ['a word that tells nothing beside one that does', 'test for sugar', 'HbA1c'],
    ['several words of which only one is known', 'sugar zzzzzz', 'HbA1c'],
    ['capitals and white space', '  SUGAR ', 'HbA1c'],
    ['what it is for', 'heart', 'PT / INR'],
  ])('finds a test by %s: %s', async (_, text, name) => {
    expect(await related(text)).toContain(name);
  });

  it('leaves out tests whose name contains the text: the filter by name has them', async () => {
    const names = await related('sugar');
    expect(names).not.toContain('Fasting Blood Sugar');
    expect(names).not.toContain('Post Prandial Blood Sugar');
    expect(names[0]).toBe('HbA1c');
  });

  it('answers eight tests at most, and none to what means nothing', async () => {
    expect((await related('blood')).length).toBeLessThanOrEqual(8);
    for (const text of ['qqqqqq', 'test', 'टेस्ट', '%', '()*', ' '])
      expect(await related(text)).toEqual([]);
  });

  it('does not take one illness for another', async () => {
    expect(await related('typhoid')).not.toContain('TSH');
    expect(await related('thyroid')).not.toContain('Typhoid IgM');
  });

  it.each(['', 'x'.repeat(61)])('refuses a text that is empty or too long', async (text) => {
    const answer = await api.client().get(`tests/related?${new URLSearchParams({ text })}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('finds a test by a name that was added to it, and no longer once it is hidden', async () => {
    const change = (body: object) => admin.call<AdminTestJson>('PATCH', 'tests/prolactin', body);
    expect(await related('doodh')).toEqual([]);
    const { body } = await change({
      aliases: ['Doodh', 'doodh', ' hormone '],
      concerns: ['women'],
    });
    expect(body.data).toMatchObject({ aliases: ['Doodh', 'hormone'], concerns: ['women'] });
    expect(await related('doodh')).toEqual(['Prolactin']);
    await change({ active: false });
    expect(await related('doodh')).toEqual([]);
    await change({ active: true });
  });
});

describe('GET tests/packages', () => {
  const packages = async () => (await api.client().get<LabTestJson[]>('tests/packages')).body.data;

  it('gives the packages with what they contain', async () => {
    const all = await packages();
    expect(all.map(({ testName }) => testName).toSorted()).toEqual([
      'Anaemia Panel',
      'Diabetes Care Panel',
      'Fever Panel',
      'Full Body Checkup (42 tests)',
      'Vitamin D and B12 Combo',
    ]);
    expect(all.find(({ _id }) => _id === 'diabetes-care-panel')!.inclusions).toContain('HbA1c');
  });

  it('follows what an administrator says is a package', async () => {
    const set = (is_package: boolean) => admin.call('PATCH', 'tests/iron-studies', { is_package });
    await set(true);
    expect((await packages()).map(({ _id }) => _id)).toContain('iron-studies');
    await set(false);
    expect((await packages()).map(({ _id }) => _id)).not.toContain('iron-studies');
  });
});

describe('the administration', () => {
  const add = (parts: [string, string][]) => {
    const { body, headers } = multipart([['price', '499'], ...parts]);
    return admin.post<AdminTestJson>('tests/test', body, headers);
  };

  it('adds a test with other names, concerns, and as a package', async () => {
    const answer = await add([
      ['testName', 'Senior Panel'],
      ['aliases', 'bujurg'],
      ['aliases', 'बुज़ुर्ग'],
      ['concerns', 'full body'],
      ['concerns', 'heart'],
      ['is_package', 'true'],
    ]);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      aliases: ['bujurg', 'बुज़ुर्ग'],
      concerns: ['full body', 'heart'],
      is_package: true,
    });
    expect(await related('बुजुर्ग')).toEqual(['Senior Panel']);
  });

  it.each([
    ['concerns', 'happiness', `Concerns must be one of ${concerns.join(', ')}`],
    ['is_package', 'perhaps', 'Package must be one of true, false'],
  ])('is refused %s: %s', async (field, value, message) => {
    const answer = await add([
      ['testName', 'Odd Panel'],
      [field, value],
    ]);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect((await admin.call('PATCH', 'tests/tsh', { [field]: [value] })).status).toBe(400);
  });
});

describe('the demo catalogue', () => {
  it('says of each test how it is found, and of no other', () => {
    expect(Object.keys(findability).toSorted()).toEqual(
      demoTests.map(({ name }) => name).toSorted(),
    );
  });
  it('has a test for each concern', () => {
    const known = demoTests.flatMap((test) => JSON.parse(test.concerns) as string[]);
    expect(concerns.filter((concern) => !known.includes(concern))).toEqual([]);
  });
});
