import type { Chart } from '../chart/chart.ts';
import { wayTo } from '../words/words.ts';
import type { Words } from '../words/words.ts';

/** The name of states that a flow is in at once. */
export const nameOf = (words: Words, places: readonly string[]): string =>
  places.map((place) => wayTo(words, place)).join(' + ');

/** What they mean, in a sentence each. */
export const meansOf = (words: Words, { states }: Chart, places: readonly string[]): string =>
  places
    .map((place) => words.describe(states.find(({ path }) => path === place)!.description))
    .join(' ');
