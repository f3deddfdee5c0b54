import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import { attack, chanceOf } from '../api/support/guesser.ts';
import { print } from './print.ts';
import { tried } from '../attack/figures.ts';
import { timesLonger } from '../attack/attacks.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const days = 30 * timesLonger;
const percent = (chance: number) => `${(chance * 100).toFixed(2)} %`;

// The limits are the same on both databases.
it.skipIf(inject('templateUrl')).each([
  ['one e-mail', 40],
  ['one phone', 40],
  ['many e-mails', 1],
] as const)(
  `${days} days of guessing codes of %s from %d address(es)`,
  { timeout: 900_000 * timesLonger },
  async (aim, addresses) => {
    const { guesses, mostInADay } = await attack(api, { aim, addresses, days });
    tried('guessed codes', guesses, { 'compared with a code': guesses });
    print(
      `guessing ${aim} from ${addresses} address(es) for ${days} days: ${guesses} guesses, ${mostInADay} in the worst 24 hours (${percent(chanceOf(mostInADay))}), ${percent(chanceOf(guesses))} in all`,
    );
    expect(chanceOf(mostInADay)).toBeLessThan(0.01);
  },
);
