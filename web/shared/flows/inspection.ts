import type { ActorOptions, AnyActorLogic, InspectionEvent } from 'xstate';

type Inspect = (event: InspectionEvent) => void;
/** With what every actor of the page is made. */
export type StartOptions = Pick<ActorOptions<AnyActorLogic>, 'inspect' | 'clock'>;

const inspectors: Inspect[] = [];
let options: StartOptions = {};

/**
 * From now on every actor reports what it does; the first such call comes before the first actor
 * is made.
 */
export function inspectActors(by: Inspect): void {
  inspectors.push(by);
  options = { ...options, inspect: (event) => inspectors.forEach((inspect) => inspect(event)) };
}

/** From now on every new actor goes by this clock; set before the first is made. */
export function setActorClock(clock: NonNullable<StartOptions['clock']>): void {
  options = { ...options, clock };
}

/** Options for a new actor. */
export function actorOptions(): StartOptions {
  return options;
}
