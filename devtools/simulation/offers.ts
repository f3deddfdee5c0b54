import type { AnyMachineSnapshot } from 'xstate';
import { activeStates } from '../chart/activeStates.ts';
import type { Chart, ChartTransition } from '../chart/chart.ts';
import { eventWords } from '../chart/transitionLabel.ts';
import { notPossible, refusalOf } from '../inspector/refusalOf.ts';
import type { Outcome, Samples } from '../samples/samples.ts';
import { differingWords } from './differingWords.ts';
import type { Step } from './walk.ts';

/** Something that can happen next in a simulation, as a button says it. */
export interface Offer {
  words: string;
  /** The event, for who says it in other words. */
  of: Pick<ChartTransition, 'event' | 'delay'>;
  step: Step;
  /** Why it would do nothing; null where it is taken. */
  refusal: string | null;
}

/** Longer than any delay of a flow. */
const longest = 24 * 60 * 60 * 1000;

/** What can happen where a machine is: what a person does, how its services end, time. */
export function offersOf(
  samples: Samples,
  chart: Chart,
  snapshot: AnyMachineSnapshot,
  waiting: readonly string[],
): Offer[] {
  return [
    ...waiting.flatMap((id) => endings(id, samples.outcomes[id] ?? [])),
    ...facts(samples, snapshot),
    ...passing(chart, snapshot),
  ];
}

function facts({ facts: all }: Samples, snapshot: AnyMachineSnapshot): Offer[] {
  // What the innermost state waits for stands first, what can happen at any time last.
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

/** The soonest that time brings about. */
function passing(chart: Chart, snapshot: AnyMachineSnapshot): Offer[] {
  const active = activeStates(chart, snapshot.value);
  const [soonest] = chart.transitions
    .filter(({ source, delay }) => delay !== undefined && active.has(source))
    .map((transition) => ({
      words: eventWords(transition),
      of: transition,
      wait: typeof transition.delay === 'number' ? transition.delay : longest,
    }))
    .toSorted((one, other) => one.wait - other.wait);
  return soonest
    ? [{ words: soonest.words, of: soonest.of, step: { passes: soonest.wait }, refusal: null }]
    : [];
}

const joined = (what: string, data: string) => (data === '' ? what : `${what}: ${data}`);
