import { describe, expect, it } from 'vitest';
import { patientCopy } from '../../web/copy/patients.ts';
import { patientHindi } from '../../web/copy/hi/patients.ts';

describe('an age is written', () => {
  it.each([
    [0, 'P0D', '0 days', '0 दिन'],
    [0, 'P1D', '1 day', '1 दिन'],
    [0, 'P1M', '1 month', '1 महीना'],
    [0, 'P3M', '3 months', '3 महीने'],
    [1, null, '1 year', '1 वर्ष'],
    [69, null, '69 years', '69 वर्ष'],
  ])('of %i years and %s', (age, infantAge, english, hindi) => {
    expect(patientCopy.age({ age, infantAge })).toBe(english);
    expect(patientHindi.age({ age, infantAge })).toBe(hindi);
  });
});
