import { activeStates, innermost } from '../chart/activeStates.ts';
import type { Chart } from '../chart/chart.ts';
import { pictureOf, pictureWith } from '../film/pictures.ts';
import type { Picture } from '../film/pictures.ts';
import { charts } from '../flows/charts.ts';
import { nameOf, stateName } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import type { Language } from '../words/language.ts';
import type { ShownStory } from './useStory.ts';

/** The screen that is visible at a step of a story. */
export interface StoryScreen {
  name: string;
  picture: Picture;
}

/** The flow and its current state, in words. */
export const whereIs = (words: Words, chart: Chart, active: ReadonlySet<string>): string =>
  `${stateName(words, chart.id)}: ${nameOf(words, chart.id, innermost(chart, active))}`;

/** Tags of states in which a customer still has the screen of before. */
const waiting = ['busy', 'loading', 'leaving'];

const isWaiting = ({ states }: Chart, places: readonly string[]) =>
  places.some((place) =>
    states.find(({ path }) => path === place)!.tags.some((tag) => waiting.includes(tag)),
  );

/**
 * The screen of the current step; none if its state has no picture, unless it waits: then the screen
 * of before is still there.
 */
export function screenOf(
  { feed, moment, story, step }: ShownStory,
  words: Words,
  language: Language,
): StoryScreen | undefined {
  if ((story.steps[step - 1] ?? story.before).isUnpictured) return undefined;
  const chart = charts.find(({ id }) => id === moment.flow)!;
  const actor = feed.actors.find(({ name }) => name === chart.id);
  const earlier = feed.entries
    .slice(0, moment.at + 1)
    .filter(({ sessionId }) => sessionId === actor?.sessionId);
  for (const { snapshot } of earlier.toReversed()) {
    const places = innermost(chart, activeStates(chart, snapshot?.value));
    const picture =
      pictureOf(chart.id, places.join('+'), language) ??
      places.flatMap((place) => pictureWith(chart.id, place, language) ?? [])[0];
    if (picture) return { name: nameOf(words, chart.id, places), picture };
    if (!isWaiting(chart, places)) return undefined;
  }
  return undefined;
}
