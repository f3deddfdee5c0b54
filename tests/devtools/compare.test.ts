import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import { compareCharts } from '../../devtools/chart/compare.ts';
import { classesOf } from '../../devtools/drawing/classes.ts';

const before = chartOf(
  createMachine({
    id: 'door',
    initial: 'open',
    states: {
      open: { on: { 'door.pushed': { target: 'closed', actions: 'squeak' } } },
      closed: { on: { 'key.turned': { guard: 'fits', target: 'locked' }, 'door.pulled': 'open' } },
      locked: { description: 'nobody comes in' },
    },
  }),
);
const after = chartOf(
  createMachine({
    id: 'door',
    initial: 'open',
    states: {
      open: { on: { 'door.pushed': { target: 'closed' } } },
      closed: { description: 'it is shut', on: { 'key.turned': 'bolted', 'door.pulled': 'open' } },
      bolted: {},
    },
  }),
);

describe('two versions of a flow', () => {
  const { chart, differences } = compareCharts(before, after);

  it('are one chart, with what was added, removed and changed', () => {
    expect(Object.fromEntries(differences)).toEqual({
      'door.closed': 'changed',
      'door.bolted': 'added',
      'door.locked': 'removed',
      'door.open door.pushed 0': 'changed',
      'door.closed key.turned 0': 'added',
      'door.closed key.turned 0 before': 'removed',
    });
  });
  it('keep what is gone beside what is there', () => {
    expect(chart.states.map(({ path }) => path)).toEqual([
      '',
      'open',
      'closed',
      'bolted',
      'locked',
    ]);
    expect(new Set(chart.transitions.map(({ id }) => id)).size).toBe(chart.transitions.length);
    expect(chart.transitions).toHaveLength(4);
  });
  it('do not differ when they are the same', () => {
    expect(compareCharts(after, after).differences.size).toBe(0);
  });
  it('may be one that is new or gone', () => {
    expect(new Set(compareCharts(undefined, after).differences.values())).toEqual(
      new Set(['added']),
    );
    expect(new Set(compareCharts(before, undefined).differences.values())).toEqual(
      new Set(['removed']),
    );
  });
});

it('what is new or gone in part is drawn as changed, all of it as new or gone', () => {
  const classOf = (id: string) => ({ one: 'added', other: 'removed' })[id] ?? '';
  expect(classesOf(['one'], classOf)).toBe('added');
  expect(classesOf(['other', 'other'], classOf)).toBe('removed');
  expect(classesOf(['one', 'other'], classOf)).toBe('changed');
  expect(classesOf(['one', 'same'], classOf).trim()).toBe('changed');
  expect(classesOf(['same'], classOf)).toBe('');
});
