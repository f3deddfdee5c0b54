import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { attack, chanceOf } from './support/guesser.ts';
import { tried } from '../attack/figures.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('guessing codes within all limits', () => {
  it(
    'of many e-mails from one address succeeds with less than 1 in 100 within any 24 hours',
    { timeout: 60_000 },
    async () => {
      const { guesses, mostInADay } = await attack(api, {
        aim: 'many e-mails',
        addresses: 1,
        days: 2,
      });
      // The attacker did get to guess, and used the limits better than one window allows.
      tried('guessed codes', guesses, { 'compared with a code': guesses });
      expect(guesses).toBeGreaterThan(40);
      expect(mostInADay).toBeGreaterThan(45);
      expect(chanceOf(mostInADay)).toBeLessThan(0.01);
    },
  );

  it.each([
    ['one e-mail', 1],
    ['one e-mail', 40],
    ['one phone', 40],
  ] as const)(
    'of %s from %d address(es) succeeds with less than 1 in 100 within 30 days',
    { timeout: 60_000 },
    async (aim, addresses) => {
      const { guesses, mostInADay } = await attack(api, { aim, addresses, days: 30 });
      tried('guessed codes', guesses, { 'compared with a code': guesses });
      expect(guesses).toBeGreaterThan(60);
      expect(chanceOf(guesses)).toBeLessThan(0.01);
      expect(chanceOf(mostInADay)).toBeLessThan(0.003);
    },
  );
});
