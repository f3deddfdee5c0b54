import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { ReportedActor, ReportedEvent } from '../../machines/report/problemReport.ts';

/** Number of events that are recorded: enough for a whole booking with its detours. */
const kept = 500;

type Seen = Pick<AnyMachineSnapshot, 'value' | 'context'>;
type RecordedEvent = ReportedEvent & { after: Seen };

const actors = new Map<AnyActorRef, ReportedActor>();
let events: RecordedEvent[] = [];

const seen = ({ value, context }: Seen): Seen => ({ value, context });
// The rest of a URL may contain anything, so only the order is kept, which is needed to open its
// page again.
const pathNow = () => {
  const order = new URLSearchParams(location.search).get('order');
  return location.pathname + (order ? `?order=${order}` : '');
};

/** Records the events of the page's machines, in memory only, for a problem report. */
export function rememberForReport(inspected: InspectionEvent): void {
  if (inspected.type !== '@xstate.snapshot') return;
  const ref = inspected.actorRef as AnyActorRef & { logic: { id?: string } };
  if (ref._parent !== undefined || ref.logic.id === undefined) return;
  const after = seen(inspected.snapshot as AnyMachineSnapshot);
  const actor = actors.get(ref);
  if (!actor) {
    actors.set(ref, {
      id: `${ref.logic.id} ${actors.size}`,
      machine: ref.logic.id,
      start: after,
      end: after,
    });
    return;
  }
  actor.end = after;
  events.push({
    at: Date.now(),
    actor: actor.id,
    event: inspected.event,
    value: after.value,
    path: pathNow(),
    after,
  });
  if (events.length > kept) forgetOldest();
}

function forgetOldest(): void {
  const [oldest, ...rest] = events;
  events = rest;
  for (const actor of actors.values()) if (actor.id === oldest?.actor) actor.start = oldest.after;
}

/** The name of an actor in the recorded events. */
export const reportedActor = (ref: AnyActorRef): ReportedActor | undefined => actors.get(ref);

/** The recorded events, not masked yet: never let them leave the page like this. */
export function remembered(): { actors: ReportedActor[]; events: RecordedEvent[]; path: string } {
  return { actors: [...actors.values()], events, path: pathNow() };
}
