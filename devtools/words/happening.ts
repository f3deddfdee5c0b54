import type { Chart, ChartTransition } from '../chart/chart.ts';
import type { Labels } from './labels.ts';

/**
 * On what condition a transition is taken; of one without a guard beside others for the same event,
 * that theirs do not hold.
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

/** What happens at a transition, and on what condition. */
export const happeningOf = (
  chart: Pick<Chart, 'transitions'>,
  way: ChartTransition,
  labels: Labels,
) => [labels.event(way), conditionOf(chart, way, labels)].filter(Boolean).join(', ');
