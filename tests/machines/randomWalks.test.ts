import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Path } from '../models/cover.ts';
import { follow } from '../models/follow.ts';
import type { Model } from '../models/model.ts';
import { models } from '../models/models.ts';
import { pathOf } from '../models/pathOf.ts';

/** Steps of a walk at most. */
const longest = 60;

/** What a walk violates, and its steps for whoever mends the flow; nothing where all is well. */
async function violationWithSteps(model: Model, path: Path): Promise<string[]> {
  const { violation } = await follow(model, path);
  if (violation === null) return [];
  return [violation, ...path.steps.map((step, index) => `${index + 1}. ${JSON.stringify(step)}`)];
}

it.each(
  models.map((model) => ({
    id: model.machine.id,
    input: JSON.stringify(model.input) ?? 'no input',
    model,
  })),
)(
  '$id: whatever happens in whatever order, the machine keeps its promises ($input)',
  async ({ model }) => {
    const property = fc.asyncProperty(
      fc.array(fc.nat(), { maxLength: longest, size: 'max' }),
      async (choices) => {
        expect(await violationWithSteps(model, pathOf(model, choices))).toEqual([]);
      },
    );
    await fc.assert(property, { numRuns: 150 });
  },
);

it('a broken promise is found, and shrunk to the steps that break it', async () => {
  const chat = models.find(({ machine }) => machine.id === 'chat')!;
  const broken = { ...chat, states: { ...chat.states, 'panel.collapsed': () => false } };
  const property = fc.asyncProperty(
    fc.array(fc.nat(), { maxLength: longest, size: 'max' }),
    async (choices) => (await violationWithSteps(broken, pathOf(broken, choices))).length === 0,
  );
  const { failed, counterexample } = await fc.check(property, { seed: 7, numRuns: 300 });
  expect(failed).toBe(true);
  expect(pathOf(broken, counterexample![0]).steps).toEqual([
    { fact: { type: 'chat.opened' } },
    { fact: { type: 'chat.collapsed' } },
  ]);
  expect((await violationWithSteps(broken, pathOf(broken, counterexample![0]))).slice(1)).toEqual([
    '1. {"fact":{"type":"chat.opened"}}',
    '2. {"fact":{"type":"chat.collapsed"}}',
  ]);
});
