import type { Chart } from '../chart/chart.ts';
import { nameOf } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import { placesIn } from './film.ts';
import type { Frame } from './film.ts';

/** The names of a film's frames; a state that occurs again is marked as such. */
export const namesIn = (words: Words, flow: string, film: readonly Frame[]): string[] =>
  film.map(({ state }, index) => {
    const name = nameOf(words, flow, placesIn(state));
    const isAgain = film.findIndex((one) => one.state === state) < index;
    return isAgain ? words.page.comesAgain(name) : name;
  });

/** The meaning of each state, in a sentence. */
export const meansOf = (words: Words, { states }: Chart, places: readonly string[]): string =>
  places
    .map((place) => words.describe(states.find(({ path }) => path === place)!.description))
    .join(' ');
