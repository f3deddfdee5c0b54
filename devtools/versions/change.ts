import type { ChartState, ChartTransition } from '../chart/chart.ts';
import type { Difference } from '../chart/compare.ts';

/** A state or a transition that differs: as it was, as it is. */
export interface Change {
  id: string;
  difference: Difference;
  /** Whether it only says, or is called, something else: it works as before. */
  isWording: boolean;
  before?: ChartState | ChartTransition | undefined;
  after?: ChartState | ChartTransition | undefined;
}
