import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asks, startServiceWorker } from './support/serviceWorker.ts';
import type { Network } from './support/serviceWorker.ts';

const date = 'Mon, 23 Nov 2026 06:00:00 GMT';
const json = (data: object, init: ResponseInit = {}) =>
  Response.json(data, { headers: { date }, ...init });
/** The gateway answers every question so. */
const answering = (answer: object, init?: ResponseInit): Network => ({
  '/graphql': () => json(answer, init),
});
const me = (id: string | null) => answering({ data: { me: id === null ? null : { id } } });
/** The session has ended, and something else failed as well. */
const unknown = answering({ errors: [{}, { extensions: { code: 'UNAUTHENTICATED' } }] });
const orders = { data: { orders: ['o1'] } };
const storedOrders = '/own/Orders?%7B%7D';

let worker: Awaited<ReturnType<typeof startServiceWorker>>;
const own = () => worker.pathsIn('assay-own');
const owner = async () => (await worker.cache('assay-own').match('/own/customer'))?.text();
const serve = (network: Network) => {
  for (const path of Object.keys(worker.network)) delete worker.network[path];
  Object.assign(worker.network, network);
};
const ask = async (network: Network, operation: string, variables?: object) => {
  serve(network);
  return worker.get('/graphql', asks(operation, variables));
};
/** Asha is signed in, and has read her orders. */
beforeEach(async () => {
  worker = await startServiceWorker({});
  await ask(me('asha'), 'Me');
  await ask(answering(orders), 'Orders');
});

describe('an answer of the customer’s own', () => {
  it('is read again without a connection, by its question and what it is about', async () => {
    expect([await owner(), own()]).toEqual([
      'asha',
      ['/own/customer', '/own/Me?%7B%7D', storedOrders],
    ]);
    await ask(answering({ data: { order: 'o1' } }), 'TrackedOrderById', { id: 'o1' });
    expect(await (await ask({}, 'Orders', {})).json()).toEqual(orders);
    const [first, second] = [
      await ask({}, 'TrackedOrderById', { id: 'o1' }),
      await ask({}, 'TrackedOrderById', { id: 'o2' }),
    ];
    expect([await first.json(), second.type]).toEqual([{ data: { order: 'o1' } }, 'error']);
    expect(worker.messagesOf('page').splice(2)).toEqual([
      { cachedAt: 0 },
      { cachedAt: Date.parse(date) },
      { cachedAt: Date.parse(date) },
    ]);
  });

  it.each(['Me', 'Orders', 'TrackedOrderById', 'Reports', 'BookedOrderById'])(
    'is stored of the question %s',
    async (operation) => {
      await ask(answering({ data: { me: { id: 'asha' } } }), operation, { n: 1 });
      expect(own()).toContain(`/own/${operation}?%7B%22n%22%3A1%7D`);
    },
  );

  it.each([
    ['a change', 'SaveAddress', answering({ data: {} })],
    ['a question that has no name', undefined, answering({ data: {} })],
    ['a failure', 'Reports', answering({ data: {} }, { status: 503, headers: { date } })],
    ['a refusal', 'Reports', answering({ errors: [{ extensions: { code: 'FORBIDDEN' } }] })],
    ['a refusal without a code', 'Reports', answering({ errors: [{}] })],
    ['who it is, refused', 'Me', answering({ errors: [{ message: 'No' }], data: null })],
  ])('is not stored of %s', async (_, operation, network) => {
    const before = own();
    await ask(network, operation as string);
    expect(own()).toEqual(before);
    expect(await owner()).toBe('asha');
  });

  it('of a change is not looked for where the connection is missing', async () => {
    await expect(ask({}, 'SaveAddress')).rejects.toThrow('Failed to fetch');
  });

  it('is stored where its owner became known while it was on its way', async () => {
    await worker.message('forget');
    let arrive = (_: Response) => undefined as void;
    serve({ '/graphql': () => new Promise((resolve) => (arrive = resolve)) });
    const { reply, ended } = worker.request('/graphql', asks('Orders'));
    await vi.waitFor(() => expect(worker.called).toHaveLength(3));
    const arriveLate = arrive;
    await ask(me('asha'), 'Me');
    arriveLate(json(orders));
    await reply;
    await ended();
    expect(own()).toContain(storedOrders);
  });

  it('is not stored before it is known whose it is', async () => {
    await worker.message('forget');
    await ask(answering(orders), 'Orders');
    expect(own()).toEqual([]);
    // Nor does it take away what is stored meanwhile.
    serve(me('asha'));
    const first = worker.request('/graphql', asks('Me'));
    await first.reply;
    serve(answering(orders));
    await Promise.all([first.ended(), worker.get('/graphql', asks('Orders'))]);
    expect(await owner()).toBe('asha');
  });
});

describe('what is stored of a customer goes', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['when they log out', () => worker.message('forget')],
    ['with a session that ended', () => ask(me(null), 'Me')],
    ['when the service no longer knows them', () => ask(unknown, 'Reports')],
  ])('%s', async (_, leave) => {
    await leave();
    expect(own()).toEqual([]);
    expect((await ask({}, 'Orders')).type).toBe('error');
  });

  it('when another signs in, by their answer or by what the page says', async () => {
    await ask(me('ravi'), 'Me');
    expect([await owner(), own()]).toEqual(['ravi', ['/own/customer', '/own/Me?%7B%7D']]);
    await worker.message({ customerId: 'leela' });
    expect([await owner(), own()]).toEqual(['leela', ['/own/customer']]);
  });

  it('but stays for the same customer, and for what pages say otherwise', async () => {
    const before = own();
    for (const said of [{ customerId: 'asha' }, {}, null, 'other']) await worker.message(said);
    expect(own().toSorted()).toEqual(before.toSorted());
  });

  it.each([
    ['Orders', orders],
    ['Me', { data: { me: { id: 'asha' } } }],
  ])('with what was asked before, though its answer comes after: %s', async (name, answer) => {
    let arrive = (_: Response) => undefined as void;
    serve({ '/graphql': () => new Promise((resolve) => (arrive = resolve)) });
    const { reply, ended } = worker.request('/graphql', asks(name));
    await vi.waitFor(() => expect(worker.called).toHaveLength(3));
    await worker.message('forget');
    await worker.message({ customerId: 'asha' });
    arrive(json(answer));
    await reply;
    await ended();
    expect(own()).toEqual(['/own/customer']);
  });

  it.each([
    ['who was here already', async () => undefined],
    ['who was not', () => worker.message('forget')],
  ])('with its owner, %s, where the session ends while an answer is stored', async (_, first) => {
    await first();
    const cache = worker.cache('assay-own');
    const match = cache.match.bind(cache);
    let reads = 0;
    vi.spyOn(cache, 'match').mockImplementation((key) => {
      reads += 1;
      // The first is before it is its turn to be stored.
      if (reads === 2) void worker.message('forget');
      return match(key);
    });
    await ask(me('asha'), 'Me');
    expect([reads, own()]).toEqual([2, []]);
  });

  it('not with a refusal of what was asked before the session that is now', async () => {
    let arrive = (_: Response) => undefined as void;
    serve({ '/graphql': () => new Promise((resolve) => (arrive = resolve)) });
    const { reply, ended } = worker.request('/graphql', asks('Orders'));
    await vi.waitFor(() => expect(worker.called).toHaveLength(3));
    await worker.message('forget');
    await worker.message({ customerId: 'ravi' });
    arrive(json({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }));
    await reply;
    await ended();
    expect(await owner()).toBe('ravi');
  });

  it('keeps two hundred answers at most, and whose they are', async () => {
    const cache = worker.cache('assay-own');
    for (let index = 0; index < 200; index += 1) await cache.put(`/own/${index}`, new Response());
    await ask(answering(orders), 'Orders');
    expect([own().length, own()[0], own()[1], own().at(-1)]).toEqual([
      201,
      '/own/customer',
      '/own/1',
      storedOrders,
    ]);
  });
});
