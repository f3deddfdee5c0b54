// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { movingParts } from '../../web/booking/movingParts.ts';

const machine = createMachine({
  initial: 'lab',
  states: {
    lab: {
      initial: 'first',
      on: { next: 'slot' },
      states: { first: { on: { more: 'second' } }, second: {} },
    },
    slot: { on: { back: 'lab' } },
  },
});
const pictures: (() => void)[] = [];
let isReduced = false;
beforeEach(() => {
  vi.useFakeTimers();
  isReduced = false;
  pictures.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  Object.assign(document, {
    startViewTransition(update: () => void) {
      pictures.push(update);
      return { finished: Promise.resolve() };
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.useRealTimers();
});

function watched() {
  const actor = createActor(machine).start();
  const { moving, atOnce } = movingParts(actor, ({ value }) =>
    typeof value === 'string' ? value : Object.keys(value)[0]!,
  );
  const seen: unknown[] = [];
  const { unsubscribe } = moving.subscribe(() => seen.push(moving.getSnapshot().value));
  return { actor, moving, atOnce, seen, unsubscribe };
}

it('the next part is shown once the browser has its picture of the last one, and whatever came since', () => {
  const { moving, seen } = watched();
  moving.send({ type: 'more' });
  expect([seen, pictures]).toEqual([[{ lab: 'second' }], []]);
  moving.send({ type: 'next' });
  expect([seen.length, moving.getSnapshot().value]).toEqual([1, { lab: 'second' }]);
  moving.send({ type: 'back' });
  pictures[0]!();
  vi.runAllTimers();
  expect([pictures.length, seen.slice(1)]).toEqual([1, [{ lab: 'first' }]]);
});

it('a picture that does not come holds nothing up', () => {
  const { moving, seen } = watched();
  moving.send({ type: 'next' });
  vi.advanceTimersByTime(100);
  expect(seen).toEqual(['slot']);
});

it.each([
  ['asks for less motion', () => (isReduced = true)],
  ['has no such movement', () => Reflect.deleteProperty(document, 'startViewTransition')],
])('who %s sees the next part at once', (_, begin) => {
  begin();
  const { moving, seen } = watched();
  moving.send({ type: 'next' });
  expect([seen, pictures]).toEqual([['slot'], []]);
});

it('what an address asks for is there at once, also in the middle of a movement', () => {
  const { moving, atOnce, seen } = watched();
  atOnce.send({ type: 'next' });
  expect([atOnce.getSnapshot().value, pictures]).toEqual(['slot', []]);
  moving.send({ type: 'back' });
  atOnce.send({ type: 'next' });
  expect([moving.getSnapshot().value, seen.at(-1)]).toEqual(['slot', 'slot']);
});

it('who looks away and comes back sees how things stand', () => {
  const { actor, moving, seen, unsubscribe } = watched();
  unsubscribe();
  actor.send({ type: 'next' });
  expect([moving.getSnapshot().value, seen]).toEqual(['slot', []]);
});
