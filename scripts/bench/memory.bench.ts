import { once } from 'node:events';
import autocannon from 'autocannon';
import type { Finding } from './load.ts';
import { clientOf, freePort, startRunning } from './product.ts';

/** The total number of requests; a fifth of them is sent before the first measurement. */
const requests = Number(process.env.BENCH_REQUESTS ?? 100_000);
const rounds = 5;

/** The product's memory after many requests of every kind, to find requests that leak. */
export async function benchMemory(): Promise<Finding[]> {
  const inspector = `127.0.0.1:${await freePort()}`;
  const product = await startRunning({ NODE_OPTIONS: `--inspect=${inspector}` });
  try {
    const heap = await openHeap(inspector);
    const cookie = await cookieOfCustomer(product.address);
    const megabytes: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await send(product.address, cookie, Math.ceil(requests / rounds));
      megabytes.push(await heap.used());
    }
    heap.close();
    return [
      {
        name: `heap in use after ${requests} requests : after a fifth of them`,
        ratio: megabytes.at(-1)! / megabytes[0]!,
        atMost: 1.1,
        detail: `${megabytes.map((one) => one.toFixed(1)).join(', ')} MB`,
      },
    ];
  } finally {
    await product.stop();
  }
}

async function cookieOfCustomer(address: string): Promise<string> {
  const customer = clientOf(address);
  await customer.call('users/login', { email: 'nandini@example.com', password: 'assay-demo-1' });
  return customer.cookie();
}

/** Sends pages, GraphQL and REST requests in turn, with and without a session. */
async function send(address: string, cookie: string, amount: number): Promise<void> {
  const post = {
    method: 'POST' as const,
    headers: { cookie, 'content-type': 'application/json' },
  };
  const graphql = (query: string) => ({
    ...post,
    path: '/graphql',
    body: JSON.stringify({ query }),
  });
  const result = await autocannon({
    url: address,
    connections: 8,
    amount,
    requests: [
      { path: '/home' },
      { path: '/orders', headers: { cookie } },
      { path: '/api/v1/lab/getlab?testId=tsh' },
      { path: '/api/v1/order', headers: { cookie } },
      graphql('{ tests { id name priceInRupees } }'),
      graphql('{ me { id firstName } orders { id status amount } }'),
      // Refused requests must not leak either.
      { ...post, path: '/api/v1/users/login', body: '{"email":"nobody@example.com"}' },
      { path: '/api/v1/order/unknown', headers: { cookie } },
    ],
  });
  if (result['5xx'] > 0 || result.errors > 0)
    throw new Error(`${result['5xx']} answers of 5xx, ${result.errors} errors`);
}

/** Reads the size of the heap after garbage collection through Node's inspector. */
async function openHeap(inspector: string) {
  const [target] = (await (await fetch(`http://${inspector}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(target!.webSocketDebuggerUrl);
  await once(socket, 'open');
  let last = 0;
  const ask = async (method: string): Promise<{ result: { usedSize: number } }> => {
    const id = (last += 1);
    socket.send(JSON.stringify({ id, method }));
    for (;;) {
      const [event] = (await once(socket, 'message')) as [MessageEvent<string>];
      const answer = JSON.parse(event.data) as { id?: number; result: { usedSize: number } };
      if (answer.id === id) return answer;
    }
  };
  return {
    async used(): Promise<number> {
      await ask('HeapProfiler.collectGarbage');
      const { result } = await ask('Runtime.getHeapUsage');
      return result.usedSize / 2 ** 20;
    },
    close: () => socket.close(),
  };
}
