import type { InspectionEvent } from 'xstate';

type Inspect = (event: InspectionEvent) => void;
let inspect: Inspect | undefined;

/** From now on every new actor tells what it does; set before the first is made. */
export function inspectActors(by: Inspect): void {
  inspect = by;
}

/** Options for a new actor. */
export function actorOptions(): { inspect?: Inspect } {
  return inspect ? { inspect } : {};
}
