import { createInspector } from '@statelyai/inspect';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { batches } from './batches.ts';
import { followLive } from '../../machines/followLive.ts';
import { mask } from '../../machines/report/mask.ts';
import { rehearse } from '../rehearsal/rehearse.ts';
import { refusalOf } from './refusalOf.ts';
import { newId } from '../../machines/newId.ts';

const feedUrl = '/flows/feed';
/** Our charts nest deeper than the inspector's default of 10. */
const serializationDepthLimit = 40;

/** Tabs number their actors alike; the prefix distinguishes a phone's booking from a laptop's. */
const tab = newId().slice(0, 6);
const ours = (id: string | undefined) => (id === undefined ? undefined : `${tab}/${id}`);

/**
 * Sends the events of the app's actors, masked, to the flow page on the same server, in the Stately
 * inspector's protocol, and passes events from the flow page to the actors. Loaded only on request,
 * never part of a production build.
 */
export function connectInspector(): (event: InspectionEvent) => void {
  const actors = new Map<string, AnyActorRef>();
  const { add: publish, takeRest } = batches(async (body) => {
    const reply = await fetch(feedUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    // A request refused with a client error would be refused again.
    return reply.status < 500;
  });
  addEventListener('pagehide', () => {
    const rest = takeRest();
    if (rest) navigator.sendBeacon(feedUrl, new Blob([rest], { type: 'application/json' }));
  });
  const send = (event: StatelyInspectionEvent) => publish(masked(event));
  // Shown by tools, so that a person with both pages open can tell which tab this is.
  document.documentElement.dataset.flowTab = tab;
  publish({
    type: 'flows.tab',
    sessionId: tab,
    label: `${innerWidth < 600 ? 'Phone' : 'Computer'} ${innerWidth} × ${innerHeight}`,
    path: location.pathname,
  });
  const { inspect } = createInspector(
    { send, start: () => undefined, stop: () => undefined },
    { serializationDepthLimit },
  );

  const obey = ({ data }: MessageEvent<string>) => {
    const { sessionId, event } = JSON.parse(data) as { sessionId: string; event: AnyEventObject };
    if (event.type === 'flows.rehearsed')
      return rehearse(event.port as string, event.how as string);
    const actor = actors.get(sessionId);
    const reason = actor && refusalOf(actor.getSnapshot() as AnyMachineSnapshot, event);
    if (reason) publish({ type: 'flows.refused', sessionId, event: { type: event.type }, reason });
    else actor?.send(event);
  };
  followLive((alive) => {
    const orders = new EventSource(`/flows/orders?tab=${tab}`);
    for (const kind of ['open', 'alive', 'message']) orders.addEventListener(kind, alive);
    orders.addEventListener('message', obey);
    return () => orders.close();
  });
  return (event) => {
    if (event.type === '@xstate.actor')
      actors.set(ours(event.actorRef.sessionId)!, event.actorRef as AnyActorRef);
    if (
      event.type === '@xstate.actor' ||
      event.type === '@xstate.event' ||
      event.type === '@xstate.snapshot'
    )
      inspect.next?.(event);
  };
}

/**
 * The event as it may leave the browser: state and status as they are, context and event masked,
 * and nothing else of the actor.
 */
function masked(event: StatelyInspectionEvent): unknown {
  const { type, sessionId, createdAt, _version, rootId, ...rest } =
    event as StatelyInspectionEvent & {
      name?: string;
      definition?: string;
      sourceId?: string;
      parentId?: string;
      event?: unknown;
      snapshot?: { value?: unknown; status?: string; context?: unknown };
    };
  const { snapshot } = rest;
  return {
    type,
    createdAt,
    _version,
    rootId: ours(rootId),
    sessionId: ours(sessionId),
    sourceId: ours(rest.sourceId),
    parentId: ours(rest.parentId),
    name: rest.name,
    definition: rest.definition,
    event: mask(rest.event),
    snapshot: snapshot && {
      value: snapshot.value,
      status: snapshot.status,
      context: mask(snapshot.context),
    },
  };
}
