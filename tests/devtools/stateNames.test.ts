import { describe, expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import { idOf } from '../../devtools/chart/ids.ts';
import { filmOf } from '../../devtools/film/filmOf.ts';
import { namesIn } from '../../devtools/film/frameWords.ts';
import { searchableIn } from '../../devtools/search/searchFlows.ts';
import { allStories } from '../../devtools/stories/allStories.ts';
import { playStory } from '../../devtools/stories/playStory.ts';
import { screenOf, whereIs } from '../../devtools/stories/storyScreen.ts';
import { activeStates } from '../../devtools/chart/activeStates.ts';
import { wordsIn } from '../../devtools/words/words.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

const charts = shippedMachines.map((machine) => chartOf(machine));
const twice = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) < index);
/** A way through steps, or what the code calls things. */
const jargon = /›|[a-z][A-Z]|\w\.\w|_/;
const devanagari = /[\u0900-\u097F]/;

describe.each(['en', 'hi'] as const)('what states are called (%s)', (language) => {
  const words = wordsIn[language];
  const isPlain = (name: string) =>
    !jargon.test(name) && (language === 'en' || devanagari.test(name));

  it.each(charts)('no two items of the film of $id have one name, and each is plain', ({ id }) => {
    const names = namesIn(words, id, filmOf({ id }));
    expect(names.length).toBeGreaterThan(1);
    expect(twice(names)).toEqual([]);
    expect(names.filter((name) => !isPlain(name))).toEqual([]);
  });

  it('no two states of one flow that a search can find have one name, and each is plain', () => {
    for (const chart of charts) {
      const names = searchableIn([chart], words, () => []).map(({ name }) => name);
      expect(names.length).toBe(chart.states.length - 1);
      expect([chart.id, twice(names)]).toEqual([chart.id, []]);
      expect([chart.id, names.filter((name) => !isPlain(name))]).toEqual([chart.id, []]);
    }
  });

  it.each(allStories)('$id says at each step where it is in plain words', async (story) => {
    const { feed, moments } = await playStory(story);
    for (const [step, moment] of moments.entries()) {
      const chart = charts.find(({ id }) => id === moment.flow)!;
      const latest = feed.entries
        .slice(0, moment.at + 1)
        .findLast(({ sessionId }) => sessionId === `simulation/${moment.flow}`);
      const said = [
        whereIs(words, chart, activeStates(chart, latest?.snapshot?.value)),
        screenOf({ story, feed, moments, moment, step }, words, language)?.name ?? '',
      ];
      expect(said.filter((name) => name !== '' && !isPlain(name))).toEqual([]);
    }
  });
});

it('every state has one name and states of several regions that a film shows another, and nothing else has', () => {
  const ofFilms = charts.flatMap(({ id }) =>
    filmOf({ id })
      .filter(({ state }) => state.includes('+'))
      .map(({ state }) => idOf(id, state)),
  );
  const ids = charts.flatMap(({ states }) => states.map(({ id }) => id));
  expect(Object.keys(wordsIn.en.states).toSorted()).toEqual(
    [...new Set([...ids, ...ofFilms])].toSorted(),
  );
});
