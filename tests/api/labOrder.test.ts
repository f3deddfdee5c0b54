import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LabJson } from '../../api/labs/labs.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { importFile } from './support/catalogueFile.ts';
import type { Client } from './support/client.ts';
import { adminClient } from './support/people.ts';

let api: TestApi;
let admin: Client;
/** Two tests; the first costs the same everywhere but at one lab. */
const [test, other] = ['ferritin', 'tsh'];
const rated = { ratingSource: 'A survey', ratingCount: 9 };

beforeAll(async () => {
  api = await startApi({ rateLimit: false });
  admin = await adminClient(api);
  await importFile(admin, 'testName,price\nFerritin,700\nTSH,300\n');
  for (const lab of [
    { name: 'Unrated B', reportHours: 6 },
    { name: 'Unrated A', reportHours: 6 },
    { name: 'Unrated cheap', reportHours: 6 },
    { name: 'Good slow', reportHours: 12, rating: 4.5, ...rated },
    { name: 'Nice fast', reportHours: 9, rating: 4.5, ...rated },
    { name: 'Best', reportHours: 36, rating: 4.8, ...rated },
  ])
    await admin.post('admin/labs', lab);
  const prices = { lab: 'unrated-cheap', prices: [{ test, price: 690 }] };
  await admin.call('PUT', 'admin/prices', prices);
});
afterAll(() => api.stop());

const offered = async (query = '') =>
  (await api.client().get<LabJson[]>(`lab/getlab${query}`)).body.data;
const ids = (labs: { _id: string }[]) => labs.map(({ _id }) => _id);

describe('the labs that are offered', () => {
  const inOrder = ['best', 'nice-fast', 'good-slow', 'unrated-cheap', 'unrated-a', 'unrated-b'];

  it('stand by rating, then by the hours of a report, then by price, then by id', async () => {
    expect(ids(await offered(`?testId=${test}`))).toEqual(inOrder);
    expect(ids(await offered(`?testIds=${test},${other}`))).toEqual(inOrder);
    expect((await offered(`?testId=${test}`))[0]).toMatchObject({
      reportTime: '36 Hrs',
      price: 700,
      amount: 600,
      missing: [],
    });
  });

  it('for several tests come last where one is missing, and are left out where all are', async () => {
    const without = (lab: string, tests: string[]) =>
      admin.call('PUT', 'admin/prices', {
        lab,
        prices: tests.map((one) => ({ test: one, price: null })),
      });
    await without('best', [other]);
    await without('good-slow', [test, other]);
    const labs = await offered(`?testIds=${test},${other}`);
    expect(ids(labs)).toEqual(['nice-fast', 'unrated-cheap', 'unrated-a', 'unrated-b', 'best']);
    expect(labs.at(-1)).toMatchObject({
      price: 700,
      amount: 600,
      missing: [{ _id: other, testName: 'TSH', testNameHindi: null }],
    });
    expect(ids(await offered())).not.toContain('good-slow');
  });

  it('for several tests are those that collect at the PIN code', async () => {
    await admin.call('PATCH', 'admin/labs/nice-fast', { pins: ['411'] });
    const at = async (pin: string) => ids(await offered(`?testIds=${test},${other}&pin=${pin}`));
    expect(await at('560038')).not.toContain('nice-fast');
    expect(await at('411001')).toContain('nice-fast');
    expect(ids(await offered(`?testIds=${test},${other}`))).toContain('nice-fast');
  });

  it('for a list of one test, with empty places in it, are those of the test', async () => {
    const labs = await offered(`?testId=${test}`);
    expect(await offered(`?testIds=${test}`)).toEqual(labs);
    expect(await offered(`?testIds=,${test},`)).toEqual(labs);
    expect((await api.client().get('lab/getlab?testIds=nothing')).status).toBe(404);
  });

  it('are asked for with six tests at most', async () => {
    const ask = (count: number) =>
      api.client().get(`lab/getlab?testIds=${Array(count).fill(test).join()}`);
    expect((await ask(6)).status).toBe(200);
    const refused = await ask(7);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { reason: 'FIELD_TOO_MANY', params: { field: 'testIds', most: 6 } },
    ]);
  });

  it('have reports within a day where nothing is said of that', async () => {
    await admin.post('admin/labs', { name: 'Plain' });
    const plain = (await offered(`?testId=${test}`)).find(({ _id }) => _id === 'plain');
    expect(plain?.reportTime).toBe('24 Hrs');
  });
});
