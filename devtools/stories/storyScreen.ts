import { activeStates } from '../chart/activeStates.ts';
import type { Chart } from '../chart/chart.ts';
import { nameOf } from '../film/frameWords.ts';
import { pictureOf, pictureWith } from '../film/pictures.ts';
import type { Picture } from '../film/pictures.ts';
import { charts } from '../flows/charts.ts';
import { wayTo } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import type { Language } from '../words/language.ts';
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

/** Where a flow is, by one plain name; with its step only where several steps have such a state. */
export const whereIs = (words: Words, chart: Chart, active: ReadonlySet<string>): string =>
  placesOf(chart, active)
    .map((path) => {
      const key = path.split('.').at(-1)!;
      const isShared = chart.states.filter((state) => state.key === key).length > 1;
      return isShared ? wayTo(words, path).replace(' › ', ': ') : wayTo(words, key);
    })
    .join(', ');

/**
 * The screen of the present step. While a flow waits it still has its last one; what a customer sees
 * while the server works is not known.
 */
export function screenOf(
  { feed, moment }: ShownStory,
  words: Words,
  language: Language,
): StoryScreen | undefined {
  const chart = charts.find(({ id }) => id === moment.flow)!;
  const actor = feed.actors.find(({ name }) => name === chart.id);
  const earlier = feed.entries
    .slice(0, moment.at + 1)
    .filter(({ sessionId }) => sessionId === actor?.sessionId);
  for (const { snapshot } of earlier.toReversed()) {
    const places = placesOf(chart, activeStates(chart, snapshot?.value));
    const picture =
      pictureOf(chart.id, places.join('+'), language) ??
      places.flatMap((place) => pictureWith(chart.id, place, language) ?? [])[0];
    if (picture) return { name: nameOf(words, places), picture };
  }
  return undefined;
}
