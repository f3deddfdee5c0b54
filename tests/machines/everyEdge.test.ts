import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import { coverageOf, gapsOf } from '../../devtools/chart/coverage.ts';
import { distinctSteps } from '../../devtools/chart/walkedStep.ts';
import type { WalkedStep } from '../../devtools/chart/walkedStep.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';
import { everyEdge, everyState } from '../models/cover.ts';
import { follow } from '../models/follow.ts';
import { models } from '../models/models.ts';
import { machineRuns } from '../models/runs.ts';

it('every machine that ships has a model', () => {
  expect(
    shippedMachines
      .filter((machine) => !models.some((model) => model.machine === machine))
      .map((machine) => machine.id),
  ).toEqual([]);
});

describe.each(shippedMachines.map((machine) => ({ id: machine.id, machine })))(
  '$id',
  ({ machine }) => {
    const own = models
      .filter((model) => model.machine === machine)
      .map((model) => ({ model, input: JSON.stringify(model.input) ?? 'no input' }));
    const walked: WalkedStep[] = [];

    // For the coverage report (npm run coverage).
    afterAll(() => {
      mkdirSync(machineRuns, { recursive: true });
      writeFileSync(`${machineRuns}/${machine.id}.json`, JSON.stringify(distinctSteps(walked)));
    });

    it.each(own)(
      'every state is reached by its shortest path, and is as the model promises ($input)',
      async ({ model }) => {
        for (const path of everyState(model))
          expect((await follow(model, path)).violation).toBeNull();
      },
    );

    it.each(own)(
      'every edge is walked, and the running machine is step by step where the pure one is ($input)',
      { timeout: 180_000 },
      async ({ model }) => {
        const violations: string[] = [];
        for (const path of everyEdge(model)) {
          const { walk, violation } = await follow(model, path);
          walked.push(...walk.walked);
          if (violation) violations.push(violation);
        }
        expect(violations).toEqual([]);
      },
    );

    it('no state is left out and no transition untaken', () => {
      expect(gapsOf(coverageOf(chartOf(machine), walked))).toEqual({ states: [], transitions: [] });
    });
  },
);
