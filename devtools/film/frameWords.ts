import type { Chart } from '../chart/chart.ts';
import { nameOf } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import { placesIn } from './film.ts';
import type { Frame } from './film.ts';

/** What a film calls each of its items; a state that comes again is named so. */
export const namesIn = (words: Words, flow: string, film: readonly Frame[]): string[] =>
  film.map(({ state }, index) => {
    const name = nameOf(words, flow, placesIn(state));
    const isAgain = film.findIndex((one) => one.state === state) < index;
    return isAgain ? words.page.comesAgain(name) : name;
  });

/** What states mean, in a sentence each. */
export const meansOf = (words: Words, { states }: Chart, places: readonly string[]): string =>
  places
    .map((place) => words.describe(states.find(({ path }) => path === place)!.description))
    .join(' ');
