import type { AnyMachineSnapshot } from 'xstate';
import type { Chart, ChartTransition } from '../chart/chart.ts';
import { eventWords } from '../chart/transitionLabel.ts';
import { notPossible, refusalOf } from '../inspector/refusalOf.ts';
import { fitting } from '../samples/samples.ts';
import type { Outcome, Samples } from '../samples/samples.ts';
import { differingWords } from './differingWords.ts';
import type { Step, Walk } from './walk.ts';

/** A possible next event in a simulation, as shown on a button. */
export interface Offer {
  words: string;
  /** The event, for callers with words of their own. */
  of: Pick<ChartTransition, 'event' | 'delay'>;
  step: Step;
  /** Why it would do nothing; null if it is accepted. */
  refusal: string | null;
}

/** The possible next events of a machine: those of people, the ends of its services, and time. */
export function offersOf(
  samples: Samples,
  chart: Chart,
  walking: Pick<Walk, 'snapshot' | 'waiting' | 'timers'>,
): Offer[] {
  const snapshot = walking.snapshot();
  return [
    ...walking
      .waiting()
      .flatMap((id) => endings(id, fitting(samples.outcomes[id], snapshot.context))),
    ...facts(samples, snapshot),
    ...passing(chart, walking.timers()),
  ];
}

function facts({ facts: all }: Samples, snapshot: AnyMachineSnapshot): Offer[] {
  // Events of the innermost state come first, those possible at any time last.
  const depthOf = (type: string) =>
    Math.max(
      0,
      ...snapshot._nodes
        .filter(({ transitions }) => transitions.has(type))
        .map(({ path }) => path.length),
    );
  const types = [...new Set(all.map(({ type }) => type))].toSorted(
    (one, other) => depthOf(other) - depthOf(one),
  );
  return types.flatMap((type) => {
    const alike = all.filter((fact) => fact.type === type);
    const words = differingWords(alike.map(({ type: _, ...data }) => data));
    return alike
      .map((fact, index) => ({
        words: joined(eventWords({ event: type, delay: undefined }), words[index]!),
        of: { event: type, delay: undefined },
        step: { fact },
        refusal: refusalOf(snapshot, fact),
      }))
      .filter(({ refusal }) => refusal !== notPossible);
  });
}

function endings(id: string, outcomes: readonly Outcome[]): Offer[] {
  const answers = outcomes.filter((one) => 'answers' in one);
  const failures = outcomes.filter((one) => 'fails' in one);
  const answered = differingWords(answers.map((one) => one.answers));
  const failed = differingWords(failures.map((one) => one.fails));
  return [
    ...answers.map((one, index) => ({
      words: joined(`${id} answered`, answered[index]!),
      of: { event: `xstate.done.actor.${id}`, delay: undefined },
      step: { answers: id, with: one.answers },
      refusal: null,
    })),
    ...failures.map((one, index) => ({
      words: joined(`${id} failed`, failed[index]!),
      of: { event: `xstate.error.actor.${id}`, delay: undefined },
      step: { fails: id, with: one.fails },
      refusal: null,
    })),
  ];
}

/** The earliest delayed transition. */
function passing({ transitions }: Chart, timers: ReturnType<Walk['timers']>): Offer[] {
  const [soonest] = timers.toSorted((one, other) => one.delay - other.delay);
  const of = transitions.find(({ event }) => event === soonest?.event);
  return soonest && of
    ? [{ words: eventWords(of), of, step: { passes: soonest.delay }, refusal: null }]
    : [];
}

const joined = (what: string, data: string) => (data === '' ? what : `${what}: ${data}`);
