import { getNextSnapshot } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { dotted } from '../../machines/dotted.ts';
import type {
  ProblemReport,
  ReportedActor,
  ReportedEvent,
} from '../../machines/report/problemReport.ts';

/** The result of a replay. */
export interface Replayed {
  end: AnyMachineSnapshot;
  /** Where today's machine deviated from the reported one; null if it did not. */
  violation: string | null;
}

/** The event as machines take it: a serialized error becomes an Error again. */
export function revived(event: ReportedEvent['event']): AnyEventObject {
  const { error: failed } = event as { error?: { error: string } };
  if (!failed) return event;
  const { error, ...said } = failed;
  return { ...event, error: Object.assign(new Error(error), said) };
}

/**
 * Runs the events that one actor received through its machine, without services, clock or effects.
 */
export function replayActor(
  machine: AnyStateMachine,
  report: ProblemReport,
  actor: ReportedActor,
): Replayed {
  let snapshot = machine.resolveState({
    value: actor.start.value as never,
    context: actor.start.context as never,
  }) as AnyMachineSnapshot;
  let violation: string | null = null;
  for (const [index, { event, value }] of report.events
    .filter((entry) => entry.actor === actor.id)
    .entries()) {
    snapshot = getNextSnapshot(
      machine,
      snapshot as never,
      revived(event) as never,
    ) as AnyMachineSnapshot;
    if (JSON.stringify(snapshot.value) === JSON.stringify(value)) continue;
    violation ??= `${actor.machine}, event ${index + 1}, ${event.type}: reported ${dotted(value)}, now ${dotted(snapshot.value)}`;
  }
  return { end: snapshot, violation };
}
