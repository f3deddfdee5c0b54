import type { AnyEventObject, AnyStateMachine, ContextFrom, EventFrom, InputFrom } from 'xstate';

/** A possible result of a service; `fits`: only in this context of the machine. */
export type Outcome<Context = never> = ({ answers: unknown } | { fails: Error }) & {
  fits?: (context: Context) => boolean;
};

/** The results that are possible in a context. */
export const fitting = (outcomes: readonly Outcome[] = [], context: unknown): Outcome[] =>
  outcomes.filter(({ fits }) => !fits || fits(context as never));

/** Samples as written; the compiler requires every event of the machine that ships. */
interface WrittenSamples<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
  /** Events that the machine does not accept are sent too, and must change nothing. */
  facts: {
    [Type in EventFrom<Machine>['type']]: readonly Extract<EventFrom<Machine>, { type: Type }>[];
  };
  /** The possible results of each service, by the id of its invoke. */
  outcomes: Record<string, readonly Outcome<ContextFrom<Machine>>[]>;
}

/**
 * The events that a machine can be sent, and the possible results of its services, used by the
 * simulation and the tests.
 */
export interface Samples {
  machine: AnyStateMachine;
  input?: unknown;
  facts: readonly AnyEventObject[];
  outcomes: Record<string, readonly Outcome[]>;
}

/** Type-checks samples against their machine. */
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
