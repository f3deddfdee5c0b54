import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import { statelyConfig, statelyFile } from '../../devtools/chart/stately.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

type Config = Parameters<typeof createMachine>[0];

/** What guards and actions are given that does not depend on what happens. */
const staticParams = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { type, params } = value as { type?: unknown; params?: unknown };
  const own = type !== undefined && typeof params === 'object' ? [[type, params]] : [];
  return [...own, ...Object.values(value).flatMap(staticParams)];
};

describe.each(shippedMachines.map((machine) => ({ id: machine.id, machine })))(
  '$id for Stately Studio',
  ({ machine }) => {
    const { delays } = machine.implementations;
    const rebuilt = (config: unknown) =>
      chartOf(createMachine(config as Config).provide({ delays } as never));

    it('has every state and every transition of the machine that ships, as JSON', () => {
      const config = JSON.parse(JSON.stringify(statelyConfig(machine))) as unknown;
      expect(rebuilt(config)).toEqual(chartOf(machine));
    });

    it('says which of several guards or actions of one name is meant', () => {
      expect(staticParams(statelyConfig(machine))).toEqual(staticParams(machine.config));
    });

    it('is one createMachine call that runs as it stands', () => {
      const file = statelyFile(machine);
      const call = file.replace(/^import .*\n/, '').replace(/export const \w+ =/, 'return');
      // oxlint-disable-next-line no-implied-eval -- the file that Studio is given is run
      const run = new Function('createMachine', call) as (make: typeof createMachine) => {
        config: unknown;
      };
      expect(rebuilt(run(createMachine).config)).toEqual(chartOf(machine));
    });
  },
);
