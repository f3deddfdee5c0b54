import { activeStates } from '../chart/activeStates.ts';
import type { Chart } from '../chart/chart.ts';
import { pictureOf, pictureWith } from '../film/pictures.ts';
import type { Picture } from '../film/pictures.ts';
import { charts } from '../flows/charts.ts';
import { wayTo } from '../words/words.ts';
import type { Language, Words } from '../words/words.ts';
import type { ShownStory } from './useStory.ts';

/** The screen that is seen at a step of a story. */
export interface StoryScreen {
  name: string;
  picture: Picture;
}

/** The paths of the innermost states of a flow that is in these. */
const placesOf = (chart: Chart, active: ReadonlySet<string>) =>
  chart.states
    .filter(({ id }) => active.has(id) && !chart.states.some(({ parent }) => parent === id))
    .map(({ path }) => path);

const nameOf = (words: Words, places: readonly string[]) =>
  places.map((place) => wayTo(words, place)).join(' + ');

/** Where a flow is, in words. */
export const whereIs = (words: Words, chart: Chart, active: ReadonlySet<string>): string =>
  nameOf(words, placesOf(chart, active));

/** The screen of the present step; while nothing else appears, as on the server, the last one seen. */
export function screenOf(
  { feed, moment }: ShownStory,
  words: Words,
  language: Language,
): StoryScreen | undefined {
  const flowOf = new Map(feed.actors.map(({ sessionId, name }) => [sessionId, name]));
  for (const { sessionId, snapshot } of feed.entries.slice(0, moment.at + 1).toReversed()) {
    const chart = charts.find(({ id }) => id === flowOf.get(sessionId));
    const places = chart ? placesOf(chart, activeStates(chart, snapshot?.value)) : [];
    const picture =
      chart &&
      (pictureOf(chart.id, places.join('+'), language) ??
        places.flatMap((place) => pictureWith(chart.id, place, language) ?? [])[0]);
    if (picture) return { name: nameOf(words, places), picture };
  }
  return undefined;
}
