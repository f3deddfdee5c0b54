import type { AnyActorRef, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { transitionId } from './chart.ts';

/** One step that a running machine took, or refused to take, without its context. */
export interface WalkedStep {
  machine: string;
  /** The state's value before; null at the start. */
  from: unknown;
  event: string;
  /** The path that was opened, for an `xstate.route`. */
  route?: string;
  /** Ids of the transitions taken, as `chartOf` gives them; none if the event was refused. */
  took: string[];
  to: unknown;
}

/**
 * An `inspect` function that reports every step of every machine; services that machines invoke are
 * not reported.
 */
export function recordSteps(tell: (step: WalkedStep) => void): (event: InspectionEvent) => void {
  const values = new WeakMap<object, unknown>();
  return (inspected) => {
    const actor = inspected.actorRef as AnyActorRef & { logic: { id?: string } };
    if (
      actor._parent !== undefined ||
      (inspected.type !== '@xstate.microstep' && inspected.type !== '@xstate.snapshot')
    )
      return;
    // Only the first snapshot is of interest: a machine that stays in its initial state takes no
    // step.
    if (inspected.type === '@xstate.snapshot' && values.has(actor)) return;
    const { event, snapshot } = inspected as {
      event: { type: string; to?: string };
      snapshot: { value?: unknown };
    };
    const transitions =
      (inspected as unknown as { _transitions?: AnyTransitionDefinition[] })._transitions ?? [];
    tell({
      machine: actor.logic.id ?? actor.id,
      from: values.get(actor) ?? null,
      event: event.type,
      ...(event.to !== undefined && { route: event.to }),
      took: transitions.map((transition) => transitionId(transition)),
      to: snapshot.value,
    });
    values.set(actor, snapshot.value);
  };
}

/** The different steps, once each. */
export function distinctSteps(steps: readonly WalkedStep[]): WalkedStep[] {
  return [...new Map(steps.map((step) => [JSON.stringify(step), step])).values()];
}
