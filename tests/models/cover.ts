import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { chartOf } from '../../machines/chart/chart.ts';
import type { Model, Outcome } from './model.ts';
import { walk } from './walk.ts';
import type { Step, Walk } from './walk.ts';

/** An edge to walk: how to get to its start, and what happens there. */
export interface Path {
  title: string;
  steps: Step[];
  /** The same as events, for the pure machine. */
  events: AnyEventObject[];
  /** Where the generated state says that it ends; tells paths apart. */
  towards: unknown;
}

const key = (model: Model) => (snapshot: unknown) => {
  const { value, context } = snapshot as AnyMachineSnapshot;
  return JSON.stringify([value, model.distinguish?.(context as never, value) ?? null]);
};

/** Everything that could happen in this state: facts, answers and failures of running services, time that passes. */
function possible(model: Model) {
  const delays = chartOf(model.machine).transitions.filter((transition) => transition.event.startsWith('xstate.after.'));
  return (snapshot: AnyMachineSnapshot): AnyEventObject[] => {
    const nodes = snapshot._nodes;
    const services = nodes.flatMap((node) => node.invoke.map((invoke: { id: string }) => invoke.id));
    const ends = services.flatMap((id: string) => (model.outcomes[id] ?? []).map((outcome) => eventOf(id, outcome)));
    const timers = delays.filter((transition) => nodes.some((node: { id: string }) => node.id === transition.source)).map((transition) => ({ type: transition.event }));
    return [...model.facts, ...ends, ...timers];
  };
}

function eventOf(id: string, outcome: Outcome): AnyEventObject {
  return 'answers' in outcome ? { type: `xstate.done.actor.${id}`, output: outcome.answers, actorId: id } : { type: `xstate.error.actor.${id}`, error: outcome.fails, actorId: id };
}

/** A path over every edge of the machine, each by the shortest way to where it starts. */
export function everyEdge(model: Model): Path[] {
  const delays = new Map(chartOf(model.machine).transitions.map((transition) => [transition.event, transition.delay]));
  const stepOf = (event: AnyEventObject): Step => {
    const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
    if (kind === 'done') return { answers: id!, with: event.output as unknown };
    if (kind === 'error') return { fails: id!, with: event.error as Error };
    if (event.type.startsWith('xstate.after.')) return { passes: delayMs(delays.get(event.type)) };
    return { fact: event };
  };
  const paths = getShortestPaths(model.machine, { input: model.input, events: possible(model), serializeState: key(model), limit: 200_000 } as never) as unknown as { state: AnyMachineSnapshot; steps: { event: AnyEventObject }[] }[];
  return paths.flatMap((path) => {
    const way = path.steps.map((step) => step.event).filter((event) => event.type !== 'xstate.init');
    // What has ended hears nothing more.
    if (path.state.status !== 'active') return [];
    return possible(model)(path.state).map((event) => ({
      title: `${JSON.stringify(path.state.value)} – ${event.type}`,
      steps: [...way, event].map(stepOf),
      events: [...way, event],
      towards: getNextSnapshot(model.machine, path.state as never, event as never).value as unknown,
    }));
  });
}

/** A named delay that is worked out at run time is waited for as long as it could be. */
const delayMs = (delay: number | string | undefined) => (typeof delay === 'number' ? delay : 24 * 60 * 60 * 1000);

/** Where the pure machine ends after the path's events. */
export function pureEnd(model: Model, path: Path): unknown {
  const start = getInitialSnapshot(model.machine, model.input as never);
  return path.events.reduce((snapshot, event) => getNextSnapshot(model.machine, snapshot as never, event as never), start).value as unknown;
}

/** Walks a path on a real actor of the machine that ships. */
export async function walkPath(model: Model, path: Path): Promise<Walk> {
  const one = walk(model.machine, model.input);
  await one.go(...path.steps);
  return one;
}

/** Each situation once: the same event in the same state with the same end is one path, the shortest. */
export function distinctPaths(paths: Path[]): Path[] {
  const known = new Map<string, Path>();
  for (const path of paths) {
    const id = JSON.stringify([path.title, path.towards, path.steps.at(-1)]);
    if (!known.has(id)) known.set(id, path);
  }
  return [...known.values()];
}
