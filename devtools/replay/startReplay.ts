import { SimulatedClock } from 'xstate';
import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';
import type { ProblemReport } from '../../machines/report/problemReport.ts';
import { revived } from './replayReport.ts';
import type { App } from '../app.ts';
import { newId } from '../../machines/newId.ts';

/** The interface by which a script drives a replay. */
export interface Replay {
  /**
   * Sends the next event to the page; resolves to the state's value afterwards, or undefined if
   * there are no more events.
   */
  step(): Promise<unknown>;
}

/**
 * Replays a report on the page: only its events move the machines, no service is called, and the
 * clock is stopped.
 */
export function startReplay(app: App, report: ProblemReport): Replay {
  const hands = new Map<string, { ref: AnyActorRef; send: (event: AnyEventObject) => void }[]>();
  app.setActorClock(new SimulatedClock());
  app.callPortsThrough(() => new Promise(() => undefined));
  app.inspectActors((inspected: InspectionEvent) => {
    const ref = inspected.actorRef as AnyActorRef & { logic: { id?: string } };
    const id = ref.logic.id;
    if (inspected.type !== '@xstate.actor' || ref._parent !== undefined || id === undefined) return;
    // After the actor is created, and before any view has it, so that events from views are
    // ignored.
    queueMicrotask(() => {
      hands.set(id, [...(hands.get(id) ?? []), { ref, send: ref.send }]);
      ref.send = () => undefined;
    });
  });

  const begun = report.actors.find(({ machine }) => machine === 'session')?.start;
  /**
   * Provides the customer that the reported page was rendered with, as if this page had loaded
   * them.
   */
  const bringCustomer = async () => {
    const { user } = (begun?.context ?? {}) as { user?: unknown };
    if (!user) return;
    const { ref, send } = await until(() => hands.get('session')?.at(-1));
    ref.start();
    send({ type: 'xstate.done.actor.loadUser', output: user });
  };
  let brought: Promise<void> | undefined;

  const rest = [...report.events];
  return {
    async step() {
      const next = rest.shift();
      if (!next) return undefined;
      await (brought ??= bringCustomer());
      openPath(next.path);
      const machine = report.actors.find(({ id }) => id === next.actor)!.machine;
      await app.loadActor(machine);
      const hand = await until(() => hands.get(machine)?.at(-1));
      // The page may not have started it yet; a running actor is left alone.
      hand.ref.start();
      hand.send(revived(next.event));
      return hand.ref.getSnapshot().value as unknown;
    },
  };
}

function openPath(path: string): void {
  if (location.pathname + location.search === path) return;
  history.pushState({ usr: null, key: newId().slice(0, 8), idx: history.length }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
}

/**
 * Checks in every frame until there is a value, as the page creates some actors only when their
 * view is shown.
 */
async function until<Value>(look: () => Value | undefined): Promise<Value> {
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
