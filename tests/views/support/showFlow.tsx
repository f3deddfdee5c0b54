import { expect } from 'vitest';
import type { ActorOptions, AnyActorRef, AnyStateMachine } from 'xstate';
import { actorOptions } from '../../../web/shared/flows/inspection.ts';
import type { Path } from '../../models/cover.ts';
import { follow } from '../../models/follow.ts';
import type { FlowPage } from './flowPages.tsx';
import type { Flow } from './flowViews.tsx';
import { show } from './show.tsx';

interface ShownFlow {
  actor: AnyActorRef;
  isOnScreen: boolean;
}

/** Shows a flow where this way has led it. */
export async function showFlow(flow: Flow | FlowPage, way: Path): Promise<ShownFlow> {
  const { walk, violation } = await follow(flow.model, way);
  expect(violation).toBeNull();
  if ('page' in flow)
    return { actor: await showPage(flow, walk.actor.getPersistedSnapshot()), isOnScreen: true };
  const view = flow.view(walk, walk.snapshot());
  await show(view);
  return { actor: walk.actor, isOnScreen: view !== null };
}

/** Shows a page whose flow goes on from this state; gives the flow's actor. */
async function showPage({ model, page, at }: FlowPage, state: ActorOptions<never>['snapshot']) {
  const started: AnyActorRef[] = [];
  // Every actor of the page is created with these options.
  const options = actorOptions() as Partial<ActorOptions<AnyStateMachine>>;
  const { inspect } = options;
  options.snapshot = state;
  options.inspect = ({ type, actorRef }) => {
    const { logic } = actorRef as AnyActorRef & { logic: AnyStateMachine };
    if (type === '@xstate.actor' && logic.id === model.machine.id) started.push(actorRef as never);
  };
  try {
    await show(page, 'never', at);
  } finally {
    delete options.snapshot;
    options.inspect = inspect;
  }
  expect(started).toHaveLength(1);
  return started[0]!;
}
