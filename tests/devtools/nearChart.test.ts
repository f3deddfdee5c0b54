import { describe, expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import type { Chart } from '../../devtools/chart/chart.ts';
import { hasInside, stateOf, stepOf } from '../../devtools/drawing/nearChart.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

const charts = shippedMachines.map((machine) => chartOf(machine));
/** The ids that some states or transitions lack. */
const lackingIn = (some: readonly { id: string }[], wanted: Set<string>) => {
  const ids = idsOf(some);
  return [...wanted].filter((id) => !ids.has(id));
};
const idsOf = (all: readonly { id: string }[]) => new Set(all.map(({ id }) => id));

/** What a chart names and does not have. */
function missingIn({ states, transitions }: Chart): string[] {
  const ids = idsOf(states);
  const named = [
    ...states.flatMap(({ parent, initial }) => [parent ?? [], initial ?? []].flat()),
    ...transitions.flatMap(({ source, targets }) => [source, ...targets]),
  ];
  return named.filter((id) => !ids.has(id));
}

describe.each(charts)('$id, seen near', (chart) => {
  it('has each state with all that happens in it and all that leads to it', () => {
    for (const state of chart.states.filter(({ id }) => !hasInside(chart, id))) {
      const near = stateOf(chart, state.id);
      expect(missingIn(near)).toEqual([]);
      expect(near.states.map(({ id }) => id)).toContain(state.id);
      const own = chart.transitions.filter(
        ({ source, targets }) => source === state.id || targets.includes(state.id),
      );
      expect(lackingIn(near.transitions, idsOf(own))).toEqual([]);
    }
  });

  it('has each step with all of its states and every way in and out', () => {
    for (const step of chart.states.filter(({ id }) => hasInside(chart, id))) {
      const near = stepOf(chart, step.id);
      expect(missingIn(near)).toEqual([]);
      const inside = idsOf(
        chart.states.filter(({ id, path }) => id === step.id || path.startsWith(`${step.path}.`)),
      );
      expect(lackingIn(near.states, inside)).toEqual([]);
      const own = chart.transitions.filter(({ source }) => inside.has(source));
      expect(lackingIn(near.transitions, idsOf(own))).toEqual([]);
      // Of what is outside only one box each is drawn.
      const outside = near.states.filter(({ id }) => !inside.has(id));
      expect(outside.length).toBeLessThan(chart.states.length - inside.size + 1);
    }
  });
});
