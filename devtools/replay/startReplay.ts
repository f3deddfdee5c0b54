import { SimulatedClock } from 'xstate';
import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';
import type { ProblemReport } from '../../machines/report/problemReport.ts';
import { revived } from './replayReport.ts';
import type { App } from '../app.ts';
import { newId } from '../../machines/newId.ts';

/** What a script drives a replay by. */
export interface Replay {
  /**
   * Does the next event on the page; answers the state's value afterwards, and undefined when there
   * is none left.
   */
  step(): Promise<unknown>;
}

/**
 * Puts the page into the hands of a report: nothing but its events moves the machines, no service
 * is called, the clock stands.
 */
export function startReplay(app: App, report: ProblemReport): Replay {
  const hands = new Map<string, { ref: AnyActorRef; send: (event: AnyEventObject) => void }[]>();
  app.setActorClock(new SimulatedClock());
  app.callPortsThrough(() => new Promise(() => undefined));
  app.inspectActors((inspected: InspectionEvent) => {
    const ref = inspected.actorRef as AnyActorRef & { logic: { id?: string } };
    const id = ref.logic.id;
    if (inspected.type !== '@xstate.actor' || ref._parent !== undefined || id === undefined) return;
    // Once it is made, and before any view has it: what views say is not heard.
    queueMicrotask(() => {
      hands.set(id, [...(hands.get(id) ?? []), { ref, send: ref.send }]);
      ref.send = () => undefined;
    });
  });

  const begun = report.actors.find(({ machine }) => machine === 'session')?.start;
  /** The customer whom the reported page brought with it, as if this page had asked for them. */
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
      // The page may not have got to it yet; an actor that runs already is left alone.
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
 * Looks at every frame until something is there: a page whose actor is its own makes it once it is
 * shown.
 */
async function until<Value>(look: () => Value | undefined): Promise<Value> {
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
