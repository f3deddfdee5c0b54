import type { AnyEventObject, AnyStateMachine, EventFrom, InputFrom } from 'xstate';

/** How a service can end. */
export type Outcome = { answers: unknown } | { fails: Error };

/** Samples as they are written: the compiler asks for every fact of the machine that ships. */
interface WrittenSamples<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
  /** Those that the machine does not accept are sent too: they must change nothing. */
  facts: {
    [Type in EventFrom<Machine>['type']]: readonly Extract<EventFrom<Machine>, { type: Type }>[];
  };
  /** The ways each service can end, by the id of its invoke. */
  outcomes: Record<string, readonly Outcome[]>;
}

/** The events that a machine can be sent, and how its services can end: simulation and tests run on it. */
export interface Samples {
  machine: AnyStateMachine;
  input?: unknown;
  facts: readonly AnyEventObject[];
  outcomes: Record<string, readonly Outcome[]>;
}

/** Checks samples against their machine when they are compiled. */
export function samplesOf<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, facts, outcomes }: WrittenSamples<Machine>,
): Samples {
  return {
    machine,
    input,
    facts: Object.values<readonly AnyEventObject[]>(facts).flat(),
    outcomes,
  };
}
