import type { Chart, ChartTransition } from '../chart/chart.ts';
import type { Labels } from './labels.ts';

/**
 * The condition of a transition; for one without a guard beside guarded ones for the same event, it
 * is that none of theirs holds.
 */
function conditionOf(
  { transitions }: Pick<Chart, 'transitions'>,
  { id, source, event, guard }: ChartTransition,
  labels: Labels,
): string | undefined {
  if (guard) return labels.guard(guard);
  // Each page has a URL of its own, though all are opened by the same event.
  if (event.startsWith('xstate.route')) return undefined;
  const isElse = transitions.some(
    (other) => other.id !== id && other.source === source && other.event === event && other.guard,
  );
  return isElse ? labels.page.otherwise : undefined;
}

/** The event of a transition, with its condition. */
export const happeningOf = (
  chart: Pick<Chart, 'transitions'>,
  way: ChartTransition,
  labels: Labels,
) => [labels.event(way), conditionOf(chart, way, labels)].filter(Boolean).join(', ');
