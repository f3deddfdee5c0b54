import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { chartOf, stateId, transitionId } from '../../devtools/chart/chart.ts';
import { placesOf } from './model.ts';
import { failure } from '../../devtools/samples/entities.ts';
import { fitting } from '../../devtools/samples/samples.ts';
import type { Outcome } from '../../devtools/samples/samples.ts';
import type { Model } from './model.ts';
import { waitFor } from './waits.ts';
import type { Step } from '../../devtools/simulation/walk.ts';

/** One way through a machine: what happens, and where the pure machine is after each step. */
export interface Path {
  title: string;
  steps: Step[];
  /** The state's value after each step. */
  values: unknown[];
}

/** A way with the pure machine as it is at its end. */
export type Way = Path & { end: AnyMachineSnapshot };

/**
 * Everything that could happen in a state: every sample fact, answers and failures of running
 * services, time that passes.
 */
export function possible(model: Model): (snapshot: AnyMachineSnapshot) => AnyEventObject[] {
  const delayed = chartOf(model.machine).transitions.filter((transition) =>
    transition.event.startsWith('xstate.after.'),
  );
  return (snapshot) => {
    // What has ended hears nothing more.
    if (snapshot.status !== 'active') return [];
    const nodes = snapshot._nodes as AnyStateNode[];
    const ends = nodes
      .flatMap((node) => node.invoke)
      .flatMap(({ id }) =>
        fitting(model.outcomes[id], snapshot.context).map((outcome) => endOf(id, outcome)),
      );
    const timers = delayed
      .filter((transition) => nodes.some((node) => stateId(node) === transition.source))
      .map((transition) => ({ type: transition.event }));
    return [...model.facts, ...ends, ...timers];
  };
}

/** The shortest way to every state: each place, and each combination of regions, once. */
export function everyState(model: Model): Way[] {
  return firstOfEach(waysToSituations(model), (path) => path.title);
}

/** The shortest way to every state by each answer of a service that leads there. */
export function everyAnswer(model: Model): Way[] {
  const then = possible(model);
  const stepOf = stepsOf(model);
  const ways = waysToSituations(model).flatMap(({ steps, values, end }) =>
    then(end)
      .filter(({ type }) => type.startsWith('xstate.done.actor.'))
      .map((event): Way => {
        const next = nextOf(model, end, event);
        const outcomes = model.outcomes[event.actorId as string] ?? [];
        const answer = outcomes.findIndex(
          (one) => 'answers' in one && one.answers === event.output,
        );
        return {
          title: `${placesOf(next.value).join(' + ')} by answer ${answer + 1} of ${event.actorId}`,
          steps: [...steps, stepOf(event)],
          values: [...values, next.value as unknown],
          end: next,
        };
      }),
  );
  return firstOfEach(ways, ({ title }) => title);
}

/**
 * A path over every edge: the shortest way to where it starts, then what could happen there, facts
 * that are refused included.
 */
export function everyEdge(model: Model): Path[] {
  const edges = new Map<Path, string>();
  const then = possible(model);
  const stepOf = stepsOf(model);
  const paths = waysToSituations(model).flatMap(({ title, steps, values, end }) =>
    then(end).map((event): Path => {
      const taken = isHandled(end, event)
        ? model.machine.getTransitionData(end as never, event as never)
        : [];
      const next = nextOf(model, end, event);
      const path = {
        title: `${title} – ${event.type}`,
        steps: [...steps, stepOf(event)],
        values: [...values, next.value as unknown],
      };
      edges.set(path, taken.map((transition) => transitionId(transition)).join(' + '));
      return path;
    }),
  );
  // The same event by the same transition with the same end is one edge; the first path is the
  // shortest.
  return firstOfEach(paths, (path) =>
    JSON.stringify([path.title, path.values.at(-1), path.steps.at(-1), edges.get(path)]),
  );
}

/**
 * The shortest way to every situation that the model tells apart, with the pure machine's state at
 * its end.
 */
function waysToSituations(model: Model): Way[] {
  const found = known.get(model) ?? searchWays(model);
  known.set(model, found);
  return found;
}
/** The funnel alone takes seconds. */
const known = new Map<Model, Way[]>();
/** A model that tells more apart would not be walked in time. */
const mostSituations = 20_000;

/** Breadth first, so that the first way to a situation is a shortest one. */
function searchWays(model: Model): Way[] {
  const keyOf = ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, model.distinguish?.(context, value) ?? null]);
  const stepOf = stepsOf(model);
  const then = possible(model);
  const start = getInitialSnapshot(model.machine, model.input as never) as AnyMachineSnapshot;
  const title = placesOf(start.value).join(' + ');
  const ways = new Map<string, Way>([[keyOf(start), { title, steps: [], values: [], end: start }]]);
  // A map also goes through what is added meanwhile.
  for (const way of ways.values()) {
    if (ways.size > mostSituations) throw new Error(`${model.machine.id}: too many situations`);
    for (const event of then(way.end)) {
      const end = nextOf(model, way.end, event);
      const key = keyOf(end);
      if (ways.has(key)) continue;
      const steps = [...way.steps, stepOf(event)];
      const values = [...way.values, end.value as unknown];
      ways.set(key, { title: placesOf(end.value).join(' + '), steps, values, end });
    }
  }
  return [...ways.values()];
}

/** What no active state handles changes nothing, and most events are that: it saves most of the time. */
const isHandled = ({ _nodes }: AnyMachineSnapshot, { type }: AnyEventObject) =>
  (_nodes as AnyStateNode[]).some((node) => eventsOf(node).has(type));

/** XState puts them together anew each time that it is asked. */
const knownEvents = new WeakMap<AnyStateNode, Set<string>>();
function eventsOf(node: AnyStateNode): Set<string> {
  const events = knownEvents.get(node) ?? new Set<string>(node.ownEvents);
  knownEvents.set(node, events);
  return events;
}

const nextOf = ({ machine }: Model, before: AnyMachineSnapshot, event: AnyEventObject) =>
  isHandled(before, event)
    ? (getNextSnapshot(machine, before as never, event as never) as AnyMachineSnapshot)
    : before;

/** Turns events into the steps by which a walk brings them about. */
export function stepsOf(model: Model): (event: AnyEventObject) => Step {
  const delays = new Map(
    chartOf(model.machine).transitions.map((transition) => [transition.event, transition.delay]),
  );
  return (event) => {
    const [, kind, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
    if (kind === 'done') return { answers: id, with: event.output as unknown };
    if (kind === 'error') return { fails: id, with: event.error as Error };
    if (!event.type.startsWith('xstate.after.')) return { fact: event };
    return { passes: waitFor(delays.get(event.type)) };
  };
}

/** The event that a step brings about in a state. */
export function eventOf(
  { machine }: Model,
  snapshot: AnyMachineSnapshot,
  step: Step,
): AnyEventObject {
  if ('fact' in step) return step.fact;
  if ('answers' in step) return endOf(step.answers, { answers: step.with });
  if ('fails' in step) return endOf(step.fails, { fails: step.with ?? failure() });
  const active = (snapshot._nodes as AnyStateNode[]).map(stateId);
  // Of several timers the last that is over by then.
  const [latest] = chartOf(machine)
    .transitions.filter(
      ({ event, source }) => event.startsWith('xstate.after.') && active.includes(source),
    )
    .filter(({ delay }) => waitFor(delay) <= step.passes)
    .toSorted((one, other) => waitFor(other.delay) - waitFor(one.delay));
  return { type: latest?.event ?? '' };
}

function endOf(id: string, outcome: Outcome): AnyEventObject {
  return 'answers' in outcome
    ? { type: `xstate.done.actor.${id}`, output: outcome.answers, actorId: id }
    : { type: `xstate.error.actor.${id}`, error: outcome.fails, actorId: id };
}

function firstOfEach<One extends Path>(paths: One[], keyOf: (path: One) => string): One[] {
  return [...new Map(paths.toReversed().map((path) => [keyOf(path), path])).values()].toReversed();
}
