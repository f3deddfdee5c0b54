import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import type { StateValue } from 'xstate';
import { leafPaths, leavesOf } from '../../machines/figures/leafStates.ts';

it.each<[string, StateValue, string[]]>([
  ['a state with none inside', 'idle', ['idle']],
  ['one inside another', { lab: { choosing: 'list' } }, ['lab.choosing.list']],
  [
    'states beside each other',
    { page: 'looking', outbox: 'unsent' },
    ['page.looking', 'outbox.unsent'],
  ],
  ['one that has nothing inside', { page: {}, outbox: undefined }, ['page', 'outbox']],
])('%s is known by its path', (_, value, paths) => {
  expect(leavesOf(value)).toEqual(paths);
});

it('every innermost state of a machine is found, and no history of one', () => {
  const machine = createMachine({
    initial: 'idle',
    states: {
      idle: {},
      lab: {
        initial: 'loading',
        states: { loading: {}, choosing: {}, before: { type: 'history' } },
      },
      done: { type: 'final' },
    },
  });
  expect(leafPaths(machine)).toEqual(['idle', 'lab.loading', 'lab.choosing', 'done']);
});
