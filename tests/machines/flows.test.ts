import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shippedMachines } from '../../machines/shippedMachines.ts';
import { allowedAfter, linesFrom, stepsAlong } from '../models/along.ts';
import { reviewedFlow } from '../models/flow.ts';
import { invariantsOf } from '../models/invariantsOf.ts';
import type { Invariant } from '../models/invariants.ts';
import { placesOf } from '../models/model.ts';
import type { Model } from '../models/model.ts';
import { models } from '../models/models.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step } from '../../devtools/simulation/walk.ts';

const flows = new Map(shippedMachines.map((machine) => [machine.id, reviewedFlow(machine)]));

/** Steps of a path at most. */
const longest = 60;

/** Walks along the frozen flow, and says what went wrong. */
async function walkAlong(model: Model, choices: readonly number[], broken: Invariant[] = []) {
  const flow = flows.get(model.machine.id)!;
  const running = walk(model.machine, model.input);
  const holding = [...invariantsOf(model), ...broken];
  const done: Step[] = [];
  for (const choice of choices) {
    const before = running.snapshot();
    const possible = linesFrom(flow, before).flatMap((line) =>
      stepsAlong(model, line).map((step) => ({ line, step })),
    );
    const chosen = possible[choice % possible.length];
    if (chosen === undefined) break;
    if ('passes' in chosen.step) vi.setSystemTime(Date.now() + chosen.step.passes);
    await running.go(chosen.step);
    done.push(chosen.step);
    const after = running.snapshot();
    const allowed = allowedAfter(flow, before, chosen.line);
    const stray = placesOf(after.value).find((place) => !allowed.has(place));
    if (stray !== undefined)
      return { done, violation: `it is in ${stray}, which the flow does not say` };
    for (const holds of holding) {
      const violation = holds({ before, after, step: chosen.step, walk: running });
      if (violation !== null) return { done, violation };
    }
  }
  return { done, violation: null };
}

describe('along the flow that was reviewed', () => {
  // Holds and waits go by the device's clock.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
  afterEach(() => void vi.useRealTimers());

  it.each(
    models.map((model) => ({
      id: model.machine.id,
      input: JSON.stringify(model.input) ?? 'no input',
      model,
    })),
  )(
    '$id keeps to it and to its invariants, whatever happens ($input)',
    async ({ model }) => {
      const property = fc.asyncProperty(
        fc.array(fc.nat(), { maxLength: longest, size: 'max' }),
        async (choices) => {
          const { done, violation } = await walkAlong(model, choices);
          expect(violation && `${violation}: ${JSON.stringify(done)}`).toBeNull();
        },
      );
      await fc.assert(property, { numRuns: 200 });
    },
    60_000,
  );

  it('an invariant that does not hold is found', async () => {
    const model = models.find(({ machine }) => machine.id === 'booking')!;
    const never: Invariant = ({ after }) => (after.value === 'placed' ? 'placed' : null);
    const property = fc.asyncProperty(
      fc.array(fc.nat(), { maxLength: longest, size: 'max' }),
      async (choices) => (await walkAlong(model, choices, [never])).violation === null,
    );
    const options = { seed: 7, numRuns: 300, endOnFailure: true };
    expect((await fc.check(property, options)).failed).toBe(true);
  }, 180_000);
});
