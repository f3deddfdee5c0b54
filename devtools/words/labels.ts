import type { ChartState, ChartTransition } from '../chart/chart.ts';
import { keyIn } from '../chart/ids.ts';
import { eventWords } from '../chart/transitionLabel.ts';
import { page } from './page.en.ts';
import type { PageWords } from './page.en.ts';

/** How the names of a chart are written: by their code, or in plain words. */
export interface Labels {
  /** What a state is called, by its id in the chart. */
  state: (id: string) => string;
  /** What the states of a flow are called that it is in at once, by their paths. */
  where: (flow: string, places: readonly string[]) => string;
  event: (transition: Pick<ChartTransition, 'event' | 'delay'>) => string;
  guard: (guard: string) => string;
  service: (id: string) => string;
  /** What a state means. */
  describe: (english: string) => string;
  page: PageWords;
  /** Whether ways are counted, not named: how many there are is all that a step from afar says. */
  isCounted?: boolean;
  /** Whether what comes next stands to the right, not below. */
  isSideways?: boolean;
  /** How many letters of what happens stand in a row, where there is less room than usual. */
  lettersAtMost?: number;
  /** And how many lines stand at an arrow. */
  linesAtMost?: number;
  /** What was counted at a state, where that is shown. */
  figures?: ((state: ChartState) => string[]) | undefined;
}

/** A chart as its code names it. */
export const codeLabels: Labels = {
  state: keyIn,
  where: (_, places) => places.join(' + '),
  event: eventWords,
  guard: (guard) => `[${guard}]`,
  service: (id) => id,
  describe: (english) => english,
  page,
};
