// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { trackedOrder } from '../../devtools/samples/orders.ts';
import { followOrder } from '../../web/shared/flows/followOrder.ts';

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
let subscribeToOrder: typeof import('../../web/shared/flows/orderStream.ts').subscribeToOrder;
beforeAll(async () => {
  ({ subscribeToOrder } = await import('../../web/shared/flows/orderStream.ts'));
});
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
  subscribeToOrder('o7', () => undefined)();
  expect(created[0]).toMatchObject({
    url: '/graphql/stream',
    credentials: 'same-origin',
    retryAttempts: Infinity,
  });
});

it('the page notices each part of what comes, signs of life too', async () => {
  vi.stubGlobal('fetch', async () => new Response(':\n\n', { status: 200 }));
  vi.useFakeTimers();
  const leave = subscribeToOrder('o7', () => undefined);
  const { fetchFn } = created.at(-1) as { fetchFn: typeof fetch };
  subscribe.mockClear();
  // Opened anew thirty seconds after the last of them.
  await vi.advanceTimersByTimeAsync(29_000);
  expect(await (await fetchFn('/graphql/stream')).text()).toBe(':\n\n');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(subscribe).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect([subscribe.mock.calls.length, left.mock.calls.length]).toEqual([1, 1]);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(subscribe).toHaveBeenCalledTimes(1);
});

it('the machine hears of each change of its order, and of nothing else', async () => {
  const { actor, heard } = follow();
  await expect.poll(() => subscribe.mock.calls).toHaveLength(1);
  const [{ query, variables }, sink] = subscribe.mock.calls[0]!;
  expect(query).toContain('subscription OrderChanged');
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
  await import('../../web/shared/flows/orderStream.ts');
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
