import type { Chart, ChartTransition } from '../chart/chart.ts';
import type { Labels } from './labels.ts';

/**
 * On what condition a transition is taken; of one without a guard beside others for the same event,
 * that theirs do not hold.
 */
export function conditionOf(
  { transitions }: Pick<Chart, 'transitions'>,
  { id, source, event, guard }: ChartTransition,
  labels: Labels,
): string | undefined {
  if (guard) return labels.guard(guard);
  const isElse = transitions.some(
    (other) => other.id !== id && other.source === source && other.event === event && other.guard,
  );
  return isElse ? labels.page.otherwise : undefined;
}
