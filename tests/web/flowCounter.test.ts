import type { StateValue } from 'xstate';
import { describe, expect, it } from 'vitest';
import { sumsOf } from '../../api/flowFigures/flowFigures.rules.ts';
import { leafPaths } from '../../machines/figures/leafStates.ts';
import type { FlowStep } from '../../machines/generated/schema.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';
import { createFlowCounter } from '../../web/flowFigures/flowCounter.ts';

const started = Date.parse('2026-11-21T04:30:00Z');
const never = () => {
  throw new Error('So much was not to be counted.');
};

describe('the counter of flows', () => {
  it('counts where one came, where one went on to and after how long, and not where one left', () => {
    const counter = createFlowCounter(never);
    const at = (seconds: number) => started + seconds * 1000;
    counter.moved('booking 0', 'booking', { lab: 'loading' }, at(0));
    counter.moved('booking 0', 'booking', { lab: 'choosing' }, at(0.4));
    // Choosing another lab is no other state.
    counter.moved('booking 0', 'booking', { lab: 'choosing' }, at(9));
    counter.moved('booking 0', 'booking', { slot: 'loading' }, at(12));
    expect(counter.take()).toEqual([
      { flow: 'booking', state: 'lab.loading', next: null, bucket: null, count: 1 },
      { flow: 'booking', state: 'lab.loading', next: 'lab.choosing', bucket: 0, count: 1 },
      { flow: 'booking', state: 'lab.choosing', next: null, bucket: null, count: 1 },
      { flow: 'booking', state: 'lab.choosing', next: 'slot.loading', bucket: 4, count: 1 },
      { flow: 'booking', state: 'slot.loading', next: null, bucket: null, count: 1 },
    ]);
    expect(counter.take()).toEqual([]);
    // A page that was hidden goes on where it was.
    counter.moved('booking 0', 'booking', { slot: 'choosing' }, at(5000));
    expect(counter.take()).toEqual([
      { flow: 'booking', state: 'slot.loading', next: 'slot.choosing', bucket: 11, count: 1 },
      { flow: 'booking', state: 'slot.choosing', next: null, bucket: null, count: 1 },
    ]);
  });

  it('of states beside each other counts each by itself', () => {
    const counter = createFlowCounter(never);
    const closed = { panel: 'closed', talk: 'idle' };
    counter.moved('chat 0', 'chat', closed, started);
    counter.take();
    counter.moved('chat 0', 'chat', { ...closed, panel: { open: 'shown' } }, started + 1500);
    expect(counter.take()).toEqual([
      { flow: 'chat', state: 'panel.closed', next: 'panel.open.shown', bucket: 1, count: 1 },
      { flow: 'chat', state: 'panel.open.shown', next: null, bucket: null, count: 1 },
    ]);
  });

  it('of two states left at once each goes on to the one that is nearer to it', () => {
    const counter = createFlowCounter(never);
    counter.moved('chat 0', 'chat', { talk: 'idle', panel: 'closed' }, started);
    counter.take();
    counter.moved('chat 0', 'chat', { talk: 'asking', panel: { open: 'shown' } }, started);
    const ways = counter.take().flatMap(({ state, next }) => (next ? [`${state} → ${next}`] : []));
    expect(ways).toEqual(['talk.idle → talk.asking', 'panel.closed → panel.open.shown']);
  });

  it('sends in time what would not fit into one message', () => {
    const messages: FlowStep[][] = [];
    const counter = createFlowCounter(() => messages.push(counter.take()));
    for (let time = 0; time < 95; time += 1)
      counter.moved('chat 0', 'chat', time % 2 === 0 ? 'one' : 'other', started);
    messages.push(counter.take());
    expect(Math.max(...messages.flat().map(({ count }) => count))).toBe(10);
    expect(messages.flat().reduce((all, { count }) => all + count, 0)).toBe(95 + 94);
  });

  it.each(shippedMachines.map((machine) => [machine.id, machine] as const))(
    'of %s counts what the service takes, at every state, and nothing but names',
    (flow, machine) => {
      const steps: FlowStep[] = [];
      const counter = createFlowCounter(() => steps.push(...counter.take()));
      const states = leafPaths(machine);
      states.forEach((path, index) => {
        const { value } = machine.resolveState({ value: valueOf(path), context: {} });
        counter.moved('it', flow, value, started + index * 1000);
      });
      steps.push(...counter.take());
      expect(new Set(steps.map(({ state }) => state))).toEqual(new Set(states));
      // What is no flow's or state's own name is refused.
      expect(() => sumsOf(steps)).not.toThrow();
      expect(new Set(steps.map((step) => Object.keys(step).toSorted().join()))).toEqual(
        new Set(['bucket,count,flow,next,state']),
      );
    },
  );
});

/** The value of a machine in a state: `lab.choosing` is `{ lab: 'choosing' }`. */
const valueOf = (path: string): StateValue =>
  path
    .split('.')
    .toReversed()
    .reduce<StateValue | undefined>(
      (inner, key) => (inner === undefined ? key : { [key]: inner }),
      undefined,
    )!;
