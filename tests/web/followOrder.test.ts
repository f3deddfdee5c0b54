import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { followOrder } from '../../web/orders/followOrder.ts';
import { trackedOrder } from '../../devtools/samples/entities.ts';

/** What the stream is asked for, and what it calls back with. */
interface Sink {
  next(answer: { data?: unknown }): void;
  error(error: unknown): void;
}
const left = vi.fn<() => void>();
const subscribe = vi.hoisted(() =>
  vi.fn<(asked: { query: string; variables: object }, sink: Sink) => () => void>(),
);
const created = vi.hoisted((): object[] => []);
vi.mock('graphql-sse', () => ({
  createClient: (options: object) => {
    created.push(options);
    return { subscribe };
  },
}));
// From now on its code is there at once.
beforeAll(() => import('../../web/orders/orderStream.ts'));
beforeEach(() => void subscribe.mockReturnValue(left));
afterEach(() => void vi.clearAllMocks());

function follow() {
  const heard: unknown[] = [];
  const machine = setup({ actors: { followOrder } }).createMachine({
    invoke: { src: 'followOrder', input: { orderId: 'o7' } },
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  });
  return { actor: createActor(machine).start(), heard };
}

it('the stream is that of the page and its session, and comes back as often as it breaks', () => {
  expect(created).toEqual([
    { url: '/graphql/stream', credentials: 'same-origin', retryAttempts: Infinity },
  ]);
});

it('the machine hears of each change of its order, and of nothing else', async () => {
  const { actor, heard } = follow();
  await expect.poll(() => subscribe.mock.calls).toHaveLength(1);
  const [{ query, variables }, sink] = subscribe.mock.calls[0]!;
  expect(query).toMatch(/^subscription OrderChanged/);
  expect(variables).toEqual({ id: 'o7' });
  const order = trackedOrder({ id: 'o7' });
  sink.next({});
  sink.next({ data: { orderChanged: order } });
  expect(heard).toEqual([{ type: 'order.changed', order }]);
  expect(left).not.toHaveBeenCalled();
  actor.stop();
  expect(left).toHaveBeenCalledTimes(1);
});

it('a page that is left before the stream is there asks for none', async () => {
  follow().actor.stop();
  await import('../../web/orders/orderStream.ts');
  await Promise.resolve();
  expect(subscribe).not.toHaveBeenCalled();
});

it.each([
  [new Error('no stream'), 'no stream'],
  ['gone', 'gone'],
])('an order that cannot be followed is logged: %s', async (error, words) => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  follow();
  await expect.poll(() => subscribe.mock.calls).toHaveLength(1);
  subscribe.mock.calls[0]![1].error(error);
  expect(logged.mock.calls).toEqual([[`[assay] the order cannot be followed: ${words}`]]);
  logged.mockRestore();
});
