import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestParametersJson } from '../../api/catalogue/parameters.contract.ts';
import { demoParameters } from '../../api/demo/parameters.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { temporaryAdministrator } from './support/people.ts';
import { saveWhole } from './support/saveWhole.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true });
});
afterAll(() => api.stop());

it('what a test measures is stored as it was typed, and what is no number is refused by its field', async () => {
  const office = await temporaryAdministrator(api, 'operations');
  const path = 'admin/tests/tsh/parameters';
  const [first] = demoParameters['lipid-profile']!;
  const everybody = {
    gender: null,
    ageFrom: null,
    ageTo: '',
    low: '0,4',
    high: 4.5,
    criticalLow: null,
    criticalHigh: '१००',
  };
  const put = (parameters: object[]) =>
    saveWhole<TestParametersJson & { fields: { field: string; reason: string }[] }>(office, path, {
      parameters,
    });
  const saved = await put([
    { ...first, parameter: ' TSH ', parameterHindi: ' ', ranges: [everybody] },
  ]);
  const range = { ...everybody, ageTo: null, low: 0.4, criticalHigh: 100 };
  const stored = [{ ...first, parameter: 'TSH', parameterHindi: null, ranges: [range] }];
  expect([saved.status, saved.body.data.parameters]).toEqual([200, stored]);
  const wrong = await put([
    { ...first, parameter: ' ' },
    { ...first, ranges: [everybody, { ...everybody, ageFrom: '1.5', low: 'low' }] },
  ]);
  expect(wrong.body.data.fields.map(({ field, reason }) => [field, reason])).toEqual([
    ['parameters.0.parameter', 'FIELD_MISSING'],
    ['parameters.1.ranges.1.ageFrom', 'NUMBER_INVALID'],
    ['parameters.1.ranges.1.low', 'DECIMAL_INVALID'],
  ]);
  for (const faulty of [[first, first], [{ ...first, ranges: [{ ...everybody, low: 5 }] }]])
    expect((await put(faulty as object[])).body.reason).toBe('PARAMETER_FAULTY');
  expect((await office.get<TestParametersJson>(path)).body.data.parameters).toEqual(stored);
});
