import type { ChartState, ChartTransition } from '../chart/chart.ts';
import type { Difference } from '../chart/compare.ts';

/** A state or a transition that differs, before and after. */
export interface Change {
  id: string;
  difference: Difference;
  /** Whether only its name or description has changed, and not what it does. */
  isWording: boolean;
  before?: ChartState | ChartTransition | undefined;
  after?: ChartState | ChartTransition | undefined;
}
