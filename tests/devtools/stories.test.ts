import { expect, it } from 'vitest';
import { activeStates } from '../../devtools/chart/activeStates.ts';
import { chartOf } from '../../devtools/chart/chart.ts';
import { allStories } from '../../devtools/stories/allStories.ts';
import { flowsOf, playStory } from '../../devtools/stories/playStory.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

const charts = new Map(shippedMachines.map((machine) => [machine.id, chartOf(machine)]));

it.each(allStories)('$id: every step is taken, and it ends where it says', async (story) => {
  const { feed, moments } = await playStory(story);
  expect(moments).toHaveLength(story.steps.length + 1);
  for (const [flow, path] of Object.entries(story.ends)) {
    const chart = charts.get(flow)!;
    const last = feed.entries.findLast(({ sessionId }) => sessionId === `simulation/${flow}`);
    const active = activeStates(chart, last?.snapshot?.value);
    expect(chart.states.filter(({ id }) => active.has(id)).map((state) => state.path)).toContain(
      path,
    );
  }
  expect(Object.keys(story.ends).filter((flow) => !flowsOf(story).includes(flow))).toEqual([]);
});

/** Numbers of a text; a range such as '5 to 7' is two. */
const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

it.each(allStories)('$id: its answer in short is short, and the run shows it', async (story) => {
  const { says, shownBy } = story.inShort;
  for (const language of ['en', 'hi'] as const) {
    expect(says[language].split(' ').length).toBeLessThanOrEqual(45);
    // No time and no number that the story itself does not have.
    const texts = [story.before, ...story.steps].map((step) => step.says[language]).join(' ');
    expect(numbersIn(texts)).toEqual(expect.arrayContaining(numbersIn(says[language])));
  }
  const { feed, moments } = await playStory(story);
  const played = feed.entries.slice(moments[0]!.at + 1);
  expect(Object.keys(shownBy)).not.toEqual([]);
  for (const [flow, path] of Object.entries(shownBy)) {
    const chart = charts.get(flow)!;
    const passed = played
      .filter(({ sessionId }) => sessionId === `simulation/${flow}`)
      .flatMap(({ snapshot }) => [...activeStates(chart, snapshot?.value)]);
    expect(passed).toContain(chart.states.find((state) => state.path === path)?.id);
  }
});

it('a step that the machine does not take is not played', async () => {
  const [story] = allStories;
  const impossible = { ...story!, steps: story!.steps.toReversed() };
  await expect(playStory(impossible)).rejects.toThrow('is not possible');
});
