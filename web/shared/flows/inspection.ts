import type { ActorOptions, AnyActorLogic, InspectionEvent } from 'xstate';

type Inspect = (event: InspectionEvent) => void;
/** The options with which every actor of the page is created. */
export type StartOptions = Pick<ActorOptions<AnyActorLogic>, 'inspect' | 'clock'>;

const inspectors: Inspect[] = [];
let options: StartOptions = {};

/** Makes every actor report its events from now on; call it before the first actor is created. */
export function inspectActors(by: Inspect): void {
  inspectors.push(by);
  options = { ...options, inspect: (event) => inspectors.forEach((inspect) => inspect(event)) };
}

/** Makes new actors use this clock; call it before the first actor is created. */
export function setActorClock(clock: NonNullable<StartOptions['clock']>): void {
  options = { ...options, clock };
}

export function actorOptions(): StartOptions {
  return options;
}
