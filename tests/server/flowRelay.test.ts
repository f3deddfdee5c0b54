import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { FlowRelay } from '../../server/flows/relay.ts';

interface Seen {
  event: string;
  number: number;
  type?: string;
}

/** A viewer who comes now, and what it has been given. */
function viewerOf(relay: FlowRelay): { seen(): Seen[] } {
  const lines: string[] = [];
  const response = { writeHead: () => undefined, on: () => undefined };
  const write = (line: string) => lines.push(line);
  relay.view({ ...response, write } as unknown as ServerResponse);
  return {
    seen: () =>
      lines
        .filter((line) => line.startsWith('data: '))
        .map((line) => JSON.parse(line.slice('data: '.length)) as Seen),
  };
}
/** What a viewer who comes now is given at once. */
const seenBy = (relay: FlowRelay) => viewerOf(relay).seen();

it('an event keeps its number for whoever comes later, though the oldest are forgotten', () => {
  const relay = new FlowRelay();
  relay.publish([{ event: 'first' }, { event: 'second' }]);
  expect(seenBy(relay)).toEqual([
    { event: 'first', number: 1 },
    { event: 'second', number: 2 },
  ]);
  relay.publish(Array.from({ length: 1999 }, () => ({ event: 'later' })));
  const seen = seenBy(relay);
  expect(seen[0]).toEqual({ event: 'second', number: 2 });
  expect(seen.at(-1)).toEqual({ event: 'later', number: 2001 });
});

it('what is kept for later viewers has a bound in bytes, too', () => {
  const relay = new FlowRelay();
  const text = 'x'.repeat(500_000);
  for (let count = 0; count < 100; count += 1) relay.publish([{ event: 'big', text }]);
  const seen = seenBy(relay);
  expect(JSON.stringify(seen).length).toBeLessThan(17_000_000);
  expect(seen.at(-1)).toMatchObject({ event: 'big', number: 100 });
});

it('a viewer who reads nothing of what comes is let go', () => {
  const relay = new FlowRelay();
  let ended = false;
  const response = {
    writeHead: () => undefined,
    on: () => undefined,
    write: () => false,
    writableLength: 0,
    destroy: () => (ended = true),
  };
  relay.view(response as unknown as ServerResponse);
  relay.publish([{ event: 'first' }]);
  expect(ended).toBe(false);
  response.writableLength = 40_000_000;
  relay.publish([{ event: 'second' }]);
  expect(ended).toBe(true);
});

it('viewers learn that a tab has gone and that it is back', () => {
  const relay = new FlowRelay();
  const connected = () => {
    const closed: (() => void)[] = [];
    const on = (_event: string, listener: () => void) => closed.push(listener);
    const response = { writeHead: () => undefined, write: () => true, on };
    relay.listen(response as unknown as ServerResponse, 'ab12cd');
    return () => closed.forEach((listener) => listener());
  };
  const disconnect = connected();
  disconnect();
  connected();
  expect(seenBy(relay).map(({ type }) => type)).toEqual(['flows.back', 'flows.gone', 'flows.back']);
});

it('what runs is watched on after everything was forgotten, as it is now', () => {
  const relay = new FlowRelay();
  relay.publish([
    { type: 'flows.tab', sessionId: 'here', label: 'Phone' },
    { type: 'flows.tab', sessionId: 'left', label: 'Computer' },
    { type: '@xstate.actor', sessionId: 'here/x:0', name: 'booking', snapshot: { value: 'idle' } },
    { type: '@xstate.actor', sessionId: 'here/x:1', name: 'chat', snapshot: { value: 'idle' } },
    { type: '@xstate.actor', sessionId: 'left/x:0', name: 'booking', snapshot: { value: 'idle' } },
    { type: '@xstate.snapshot', sessionId: 'here/x:0', snapshot: { value: 'lab' } },
    { type: '@xstate.snapshot', sessionId: 'here/x:1', snapshot: { status: 'done' } },
    { type: 'flows.gone', sessionId: 'left' },
  ]);
  relay.clear();
  expect(seenBy(relay)).toMatchObject([
    { type: 'flows.tab', sessionId: 'here' },
    { type: '@xstate.actor', sessionId: 'here/x:0', name: 'booking', snapshot: { value: 'lab' } },
  ]);
  expect(seenBy(relay)).toHaveLength(2);
});

it('forgets what one tab did and keeps what the others did', () => {
  const relay = new FlowRelay();
  const lineOf = (tab: string) => [
    { type: 'flows.tab', sessionId: tab },
    { type: '@xstate.actor', sessionId: `${tab}/x:0`, name: 'booking', snapshot: { value: 'a' } },
    { type: '@xstate.snapshot', sessionId: `${tab}/x:0`, snapshot: { value: 'b' } },
  ];
  relay.publish([...lineOf('mine'), ...lineOf('theirs')]);
  const viewer = viewerOf(relay);
  relay.clear('mine');
  expect(viewer.seen().slice(6)).toMatchObject([
    { type: 'flows.cleared', sessionId: 'mine' },
    { type: 'flows.tab', sessionId: 'mine' },
    { type: '@xstate.actor', sessionId: 'mine/x:0', snapshot: { value: 'b' } },
  ]);
  expect(seenBy(relay)).toMatchObject([
    ...lineOf('theirs'),
    { type: 'flows.tab', sessionId: 'mine' },
    { type: '@xstate.actor', sessionId: 'mine/x:0', snapshot: { value: 'b' } },
  ]);
});
