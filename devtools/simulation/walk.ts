import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
} from 'xstate';
import { failure } from '../samples/entities.ts';
import { recordSteps } from '../chart/walkedStep.ts';
import type { WalkedStep } from '../chart/walkedStep.ts';

/** One step of a machine's run: a fact, a service's answer or failure, or time passing. */
export type Step =
  | { fact: AnyEventObject }
  | { answers: string; with?: unknown }
  | { fails: string; with?: Error }
  | { passes: number };

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/**
 * A running machine whose services wait to be answered, and whose clock moves only by a call.
 */
export interface Walk {
  /** The machine's actor, for views that read it. */
  actor: AnyActorRef;
  /** Performs the steps in order; a service that is answered must be running. */
  go(...steps: Step[]): Promise<void>;
  snapshot(): AnyMachineSnapshot;
  value(): unknown;
  context<Context>(): Context;
  can(event: AnyEventObject): boolean;
  /** The ids of the services waiting for an answer. */
  waiting(): string[];
  /** The running timers: the event of each, and the remaining milliseconds. */
  timers(): { event: string; delay: number }[];
  /** The inputs of a service's calls since the start, by the id of its invoke. */
  calls(id: string): unknown[];
  /** The types of the emitted events, in order. */
  emitted: string[];
  /** Every step that the machine has taken or refused so far. */
  walked: WalkedStep[];
}

/**
 * Starts a machine that ships, replacing nothing but its ports and the effects named in `actions`.
 */
export function walk(
  machine: AnyStateMachine,
  input?: unknown,
  actions: Record<string, (...args: never[]) => void> = {},
  hear?: (event: InspectionEvent) => void,
): Walk {
  const pending = new Map<string, Pending>();
  const clock = new SimulatedClock();
  const walked: WalkedStep[] = [];
  const record = recordSteps((step) => walked.push(step));
  const calls: { id: string; input: unknown }[] = [];
  const emitted: string[] = [];
  const ports = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [name, port(pending, calls)]),
  );
  const actor = createActor(machine.provide({ actors: ports, actions } as never), {
    input,
    clock,
    inspect: (event: InspectionEvent) => {
      record(event);
      hear?.(event);
    },
  });
  actor.on('*', (event) => emitted.push(event.type));
  actor.start();

  const settle = async (name: string, settled: (service: Pending) => void) => {
    const service = pending.get(name);
    if (!service)
      throw new Error(
        `The service '${name}' is not running; running: ${[...pending.keys()].join(', ') || 'none'}.`,
      );
    pending.delete(name);
    settled(service);
    // The answer reaches the machine some microtasks later.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const doStep = async (step: Step) => {
    if ('fact' in step) actor.send(step.fact);
    else if ('passes' in step) clock.increment(step.passes);
    else if ('answers' in step) await settle(step.answers, (service) => service.resolve(step.with));
    else await settle(step.fails, (service) => service.reject(step.with ?? failure()));
  };
  return {
    actor,
    go: async (...steps) => {
      for (const step of steps) await doStep(step);
    },
    snapshot: () => actor.getSnapshot() as AnyMachineSnapshot,
    value: () => actor.getSnapshot().value as unknown,
    context: <Context>() => actor.getSnapshot().context as Context,
    waiting: () => [...pending.keys()],
    timers: () =>
      Object.values(actor.system.getSnapshot()._scheduledEvents).map(({ event, delay }) => ({
        event: event.type,
        delay,
      })),
    can: (event) => actor.getSnapshot().can(event),
    calls: (id) => calls.filter((question) => question.id === id).map((question) => question.input),
    emitted,
    walked,
  };
}

function port(pending: Map<string, Pending>, calls: { id: string; input: unknown }[]) {
  return fromPromise(
    ({ input, self, signal }) =>
      new Promise((resolve, reject) => {
        calls.push({ id: self.id, input });
        pending.set(self.id, { resolve, reject });
        // A state that is left aborts its service, which can no longer be answered.
        signal.addEventListener('abort', () => pending.delete(self.id));
      }),
  );
}
