import type { InspectionEvent, SimulatedClock } from 'xstate';

/** Wraps a call of a port: calls it, or does something else instead. */
type Detour = (name: string, port: () => Promise<unknown>, signal: AbortSignal) => Promise<unknown>;

/** The parts of the app that its devtools use; they import nothing from it. */
export interface App {
  /** Reports every inspection event of the actors created from now on. */
  inspectActors(inspect: (event: InspectionEvent) => void): void;
  /** Sets the clock of the actors created from now on. */
  setActorClock(clock: SimulatedClock): void;
  /** Sends every call of a port through a wrapper from now on. */
  callPortsThrough(detour: Detour): void;
  /** Creates the actor of a flow whose code is loaded on first use. */
  loadActor(machine: string): Promise<unknown> | undefined;
}
