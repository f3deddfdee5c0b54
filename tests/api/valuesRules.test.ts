import { describe, expect, it } from 'vitest';
import { Refusal } from '../../api/refusal.ts';
import { measuredOf, refuseOtherPatient } from '../../api/reports/values.rules.ts';
import type { GivenPatient } from '../../api/reports/values.rules.ts';
import { readSamples } from '../../api/visits/sampleIds.rules.ts';

const expected = { name: 'Renée Łukasz', age: 42, gender: 'female', sampleIds: ['KPL-10442'] };
const reasonOf = (given: GivenPatient) => {
  try {
    refuseOtherPatient([{ sampleId: 'KPL-10442', ...given }], expected);
    return 'taken';
  } catch (error) {
    return error instanceof Refusal ? error.reason : error;
  }
};

describe('whose a report is, as it is typed or stands in a file', () => {
  it.each<GivenPatient>([
    { age: '४२' },
    { age: '４２' },
    { patient: 'Rene\u0301e  łukasz' },
    { patient: '\u200bRenée Łukasz' },
    { gender: 'Female\u200e' },
    { sampleId: 'kpl-१०४४२' },
    { sampleId: '\u200eKPL-10442 ' },
  ])('%j is the same', (given) => {
    expect(reasonOf(given)).toBe('taken');
  });
  it.each<GivenPatient>([
    { age: '४५' },
    { age: 'forty-two' },
    { patient: 'Renee Łukasz' },
    { gender: 'male' },
    { sampleId: 'KPL-१०४४३' },
  ])('%j is another', (given) => {
    expect(reasonOf(given)).toBe('VALUES_OTHER_PATIENT');
  });
});

it('a label is stored as it is compared, with digits 0 to 9', () => {
  expect(readSamples([{ item: 'a', sampleId: ' kpl-१०४४२\u200e' }], ['a'])).toEqual([
    { item: 'a', sampleId: 'KPL-10442' },
  ]);
});

describe('a unit or a name in a file', () => {
  const parameters = [
    { parameter: 'Émile count', parameterHindi: null, unit: '10³/\u00b5L', ranges: [] },
  ];
  const read = (parameter: string, unit: string) =>
    measuredOf([{ parameter, value: '4.5', unit }], parameters, { gender: 'male', age: 30 });

  it('is the same with the other sign for micro, other accents and spaces', () => {
    expect(read('E\u0301mile  count', ' 10³/\u03bcL')).toMatchObject([
      { parameter: 'Émile count', value: 4.5, unit: '10³/\u00b5L' },
    ]);
  });
  it('is another without its power', () => {
    expect(() => read('Émile count', '103/\u00b5L')).toThrow(Refusal);
  });
});
