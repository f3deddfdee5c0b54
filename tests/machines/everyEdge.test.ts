import { describe, expect, it } from 'vitest';
import { shippedMachines } from '../../machines/shippedMachines.ts';
import { bookingModel } from '../models/booking.model.ts';
import { distinctPaths, everyEdge, pureEnd, walkPath } from '../models/cover.ts';
import type { Model } from '../models/model.ts';
import { otherModels } from '../models/others.model.ts';
import { unwalked } from '../models/walk.ts';
import type { Walk } from '../models/walk.ts';

const models: Model[] = [bookingModel, ...otherModels];

it('every machine that ships has a model', () => {
  expect(shippedMachines.filter((machine) => !models.some((model) => model.machine === machine)).map((machine) => machine.id)).toEqual([]);
});

describe.each(shippedMachines.map((machine) => ({ id: machine.id, machine })))('$id', ({ machine }) => {
  const own = models.filter((model) => model.machine === machine);
  const walks: Walk[] = [];

  it.each(own.map((model) => ({ model, input: JSON.stringify(model.input) ?? 'no input' })))('a running actor ends every generated path where the pure machine says ($input)', { timeout: 60_000 }, async ({ model }) => {
    const wrong: unknown[] = [];
    for (const path of distinctPaths(everyEdge(model))) {
      const walk = await walkPath(model, path);
      walks.push(walk);
      const expected = pureEnd(model, path);
      if (JSON.stringify(walk.value()) !== JSON.stringify(expected)) wrong.push({ path: path.title, steps: path.steps, ends: walk.value(), expected });
    }
    expect(wrong).toEqual([]);
  });

  it('every state is reached and every transition taken', () => {
    expect(unwalked(machine, walks)).toEqual([]);
  });
});
