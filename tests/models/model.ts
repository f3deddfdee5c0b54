import type { AnyEventObject, AnyStateMachine } from 'xstate';

/** How a service can end, with a name for the test's title. */
export type Outcome = { answers: unknown } | { fails: Error };

/** What a machine's walks are generated from: the facts people can tell and the ways each service can end. */
export interface Model {
  machine: AnyStateMachine;
  input?: unknown;
  /** Sample facts; those that the machine would not accept are tried too, they must change nothing. */
  facts: readonly AnyEventObject[];
  /** By the id of the invoke. */
  outcomes: Record<string, readonly Outcome[]>;
  /** What of the memory tells two situations apart, besides the state. */
  distinguish?: (context: never, value: unknown) => unknown;
}
