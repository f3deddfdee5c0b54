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

it('a step that the machine does not take is not played', async () => {
  const [story] = allStories;
  const impossible = { ...story!, steps: story!.steps.toReversed() };
  await expect(playStory(impossible)).rejects.toThrow('is not possible');
});
