import type { AnyEventObject, AnyStateMachine, ContextFrom, EventFrom, InputFrom } from 'xstate';

/** How a service can end; `fits`: only where the machine remembers this. */
export type Outcome<Context = never> = ({ answers: unknown } | { fails: Error }) & {
  fits?: (context: Context) => boolean;
};

/** The ways of a service to end in a situation. */
export const fitting = (outcomes: readonly Outcome[] = [], context: unknown): Outcome[] =>
  outcomes.filter(({ fits }) => !fits || fits(context as never));

/** Samples as they are written: the compiler asks for every fact of the machine that ships. */
interface WrittenSamples<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
  /** Those that the machine does not accept are sent too: they must change nothing. */
  facts: {
    [Type in EventFrom<Machine>['type']]: readonly Extract<EventFrom<Machine>, { type: Type }>[];
  };
  /** The ways each service can end, by the id of its invoke. */
  outcomes: Record<string, readonly Outcome<ContextFrom<Machine>>[]>;
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
