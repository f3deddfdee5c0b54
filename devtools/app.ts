import type { InspectionEvent, SimulatedClock } from 'xstate';

/** Stands between machines and a port: calls it, or does something else. */
type Detour = (name: string, port: () => Promise<unknown>, signal: AbortSignal) => Promise<unknown>;

/** What the app lends its devtools; they import nothing of it. */
export interface App {
  /** Called with every inspection event of every actor that is made from now on. */
  inspectActors(inspect: (event: InspectionEvent) => void): void;
  /** The clock of every actor that is made from now on. */
  setActorClock(clock: SimulatedClock): void;
  /** Sends every call of a port through a detour from now on. */
  callPortsThrough(detour: Detour): void;
  /** Makes the actor of a flow whose code is loaded when it is first wanted. */
  loadActor(machine: string): Promise<unknown> | undefined;
}
