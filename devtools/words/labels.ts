import type { ChartState, ChartTransition } from '../chart/chart.ts';
import { keyIn } from '../chart/ids.ts';
import { eventWords } from '../chart/transitionLabel.ts';
import { page } from './page.en.ts';
import type { PageWords } from './page.en.ts';

/** How the names in a chart are written: as in code, or in plain words. */
export interface Labels {
  /** The name of a state, by its id in the chart. */
  state: (id: string) => string;
  /** The name of the simultaneous states of a flow, by their paths. */
  where: (flow: string, places: readonly string[]) => string;
  event: (transition: Pick<ChartTransition, 'event' | 'delay'>) => string;
  guard: (guard: string) => string;
  service: (id: string) => string;
  /** The meaning of a state. */
  describe: (english: string) => string;
  page: PageWords;
  /**
   * Whether ways are only counted, not named: at a distance a step shows no more than their number.
   */
  isCounted?: boolean;
  /** Whether the next states are on the right, not below. */
  isSideways?: boolean;
  /** Characters in a row of an event, if there is less room than usual. */
  lettersAtMost?: number;
  /** The most lines at an arrow. */
  linesAtMost?: number;
  /** The visitor figures of a state, if shown. */
  figures?: ((state: ChartState) => string[]) | undefined;
}

/** The labels of a chart with the names in code. */
export const codeLabels: Labels = {
  state: keyIn,
  where: (_, places) => places.join(' + '),
  event: eventWords,
  guard: (guard) => `[${guard}]`,
  service: (id) => id,
  describe: (english) => english,
  page,
};
