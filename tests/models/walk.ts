import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { chartOf, transitionId } from '../../machines/chart/chart.ts';

/** One thing that happens on a walk: a fact, a service's answer or failure, or time that passes. */
export type Step =
  | { fact: AnyEventObject }
  | { answers: string; with?: unknown }
  | { fails: string; with?: Error }
  | { passes: number };

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** A running machine whose services wait to be answered and whose clock stands until it is moved. */
export interface Walk {
  /** Does the steps in order; each service that is answered must be running. */
  go(...steps: Step[]): Promise<void>;
  snapshot(): AnyMachineSnapshot;
  value(): unknown;
  context<Context>(): Context;
  can(event: AnyEventObject): boolean;
  /** What a service was asked, each time since the start, by the id of its invoke. */
  asked(id: string): unknown[];
  /** The types of the events that the machine emitted, in order. */
  emitted: string[];
  /** Ids of the states and transitions walked so far. */
  walked: Set<string>;
}

/** Starts a machine that ships with nothing replaced but its ports and the effects named in `actions`. */
export function walk(machine: AnyStateMachine, input?: unknown, actions: Record<string, (...args: never[]) => void> = {}): Walk {
  const pending = new Map<string, Pending>();
  const clock = new SimulatedClock();
  const walked = new Set<string>();
  const asked: { id: string; input: unknown }[] = [];
  const emitted: string[] = [];
  const ports = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, port(pending, asked)]));
  const actor = createActor(machine.provide({ actors: ports, actions } as never), {
    input, clock,
    inspect: (event: InspectionEvent) => {
      // The machine itself, not the services it runs.
      if (event.type !== '@xstate.microstep' || (event.actorRef as AnyActorRef)._parent !== undefined) return;
      for (const transition of (event as unknown as { _transitions: AnyTransitionDefinition[] })._transitions) {
        walked.add(transitionId(transition));
        // A state that is left at once is seen only here.
        walked.add(transition.source.id);
      }
      for (const node of (event.snapshot as unknown as { _nodes: { id: string }[] })._nodes) walked.add(node.id);
    },
  });
  actor.on('*', (event) => emitted.push(event.type));
  actor.start();
  for (const node of (actor.getSnapshot() as unknown as { _nodes: { id: string }[] })._nodes) walked.add(node.id);

  const settle = async (name: string, settled: (service: Pending) => void) => {
    const service = pending.get(name);
    if (!service) throw new Error(`The service '${name}' is not running; running: ${[...pending.keys()].join(', ') || 'none'}.`);
    pending.delete(name);
    settled(service);
    // The answer reaches the machine in later microtasks.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const doStep = async (step: Step) => {
    if ('fact' in step) actor.send(step.fact);
    else if ('passes' in step) clock.increment(step.passes);
    else if ('answers' in step) await settle(step.answers, (service) => service.resolve(step.with));
    else await settle(step.fails, (service) => service.reject(step.with ?? new Error('It failed')));
  };
  return {
    go: async (...steps) => {
      for (const step of steps) await doStep(step);
    },
    snapshot: () => actor.getSnapshot() as AnyMachineSnapshot,
    value: () => actor.getSnapshot().value as unknown,
    context: <Context>() => actor.getSnapshot().context as Context,
    can: (event) => actor.getSnapshot().can(event),
    asked: (id) => asked.filter((question) => question.id === id).map((question) => question.input),
    emitted,
    walked,
  };
}

function port(pending: Map<string, Pending>, asked: { id: string; input: unknown }[]) {
  return fromPromise(({ input, self, signal }) => new Promise((resolve, reject) => {
    asked.push({ id: self.id, input });
    pending.set(self.id, { resolve, reject });
    // A state that is left stops its service: nobody may answer it any more.
    signal.addEventListener('abort', () => pending.delete(self.id));
  }));
}

/** What of a machine no walk has touched: states and transitions by id. */
export function unwalked(machine: AnyStateMachine, walks: Walk[]): string[] {
  const walked = new Set(walks.flatMap((one) => [...one.walked]));
  const chart = chartOf(machine);
  return [...chart.states.map((state) => state.id), ...chart.transitions.map((transition) => transition.id)].filter((id) => !walked.has(id));
}
