import type { AnyMachineSnapshot } from 'xstate';
import type { Frame } from '../../devtools/film/film.ts';
import { milestones } from '../../devtools/film/milestones.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';
import { stepsOf } from '../../tests/models/cover.ts';
import { placesOf } from '../../tests/models/model.ts';
import { models } from '../../tests/models/models.ts';
import { wayThrough } from '../../tests/models/wayThrough.ts';
import { allScreens } from '../models/all.ts';
import { isDoable } from '../models/screens.ts';
import type { Screens, Start } from '../models/screens.ts';

/** A flow's way of success: what is shown of it, and how it is walked on the screens. */
export interface Walked {
  flow: string;
  frames: Frame[];
  steps: Step[];
  /** The frame in which each number of steps ends. */
  frameAfter: number[];
  /** Undefined of a flow that runs on the server alone. */
  on: { screens: Screens; start: Start } | undefined;
}

/** The way of success of each flow that ships. */
export const successWays = (): Walked[] => shippedMachines.map(({ id }) => successWay(id));

function successWay(flow: string): Walked {
  const screens = allScreens.find(({ model }) => model.machine.id === flow);
  const model = screens?.model ?? models.find(({ machine }) => machine.id === flow)!;
  const { start, way } = wayThrough(model, {
    milestones: milestones[flow]!,
    doable: (snapshot, event) => !screens || isDoable(screens, snapshot, event),
    ...(screens?.starts[0]!.received && { begin: screens.starts[0]!.received }),
  });
  const stateOf = ({ value }: AnyMachineSnapshot) => placesOf(value).join('+');
  const frames: Frame[] = [{ state: stateOf(start), takes: [] }];
  const frameAfter = [0];
  for (const { took, to } of way) {
    frames.at(-1)!.takes.push(...took);
    if (frames.at(-1)!.state !== stateOf(to)) frames.push({ state: stateOf(to), takes: [] });
    frameAfter.push(frames.length - 1);
  }
  return {
    flow,
    frames,
    steps: way.map(({ event }) => stepsOf(model)(event)),
    frameAfter,
    on: screens && { screens, start: screens.starts[0]! },
  };
}
