import type { AnyActorRef, AnyMachineSnapshot, StateValue } from 'xstate';
import { createFlowCounter } from '../flowFigures/flowCounter.ts';
import { sendSteps } from '../flowFigures/sendSteps.ts';
import { remembered, reportedActor } from '../problem/problemLog.ts';
import { inspectActors } from '../shared/flows/inspection.ts';

/**
 * Counts the steps of the page's flows, including those before this code was loaded, and sends them
 * whenever the page is hidden: a page that is closed may get no later chance
 * (docs/flow-figures.md).
 */
export function countFlows(): void {
  const send = () => sendSteps(counter.take());
  const counter = createFlowCounter(send);
  const { actors, events } = remembered();
  const flowOf = new Map(actors.map(({ id, machine }) => [id, machine]));
  for (const { id, machine, start } of actors)
    counter.moved(id, machine, start.value as StateValue, performance.timeOrigin);
  for (const { actor, value, at } of events)
    counter.moved(actor, flowOf.get(actor)!, value as StateValue, at);
  inspectActors((inspected) => {
    if (inspected.type !== '@xstate.snapshot') return;
    const actor = reportedActor(inspected.actorRef as AnyActorRef);
    const { value } = inspected.snapshot as AnyMachineSnapshot;
    if (actor) counter.moved(actor.id, actor.machine, value, Date.now());
  });
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) send();
  });
}
