import { useMemo } from 'react';
import { activeStates } from '../chart/activeStates.ts';
import type { Chart } from '../chart/chart.ts';
import type { Entry } from './feed.ts';

/** The ids of the active states; the same set while the state is unchanged. */
export function useActiveStates(chart: Chart | undefined, value: unknown): Set<string> {
  return useMemo(
    () => (chart && value !== undefined ? activeStates(chart, value) : new Set<string>()),
    [chart, value],
  );
}

/** The values of an actor's state, one for each change; the same list while there is none. */
export function useValues(entries: readonly Entry[], sessionId: string | undefined): unknown[] {
  const texts = entries
    .filter((entry) => entry.sessionId === sessionId && entry.snapshot?.value !== undefined)
    .map((entry) => JSON.stringify(entry.snapshot!.value));
  const changes = texts.filter((text, index) => text !== texts[index - 1]);
  const key = `[${changes.join()}]`;
  return useMemo(() => JSON.parse(key) as unknown[], [key]);
}
