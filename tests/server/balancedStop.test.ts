import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { expect, it } from 'vitest';
import { createHttpServer } from '../../server/shared/httpServer.ts';
import { startBalancer } from '../api/support/balancer.ts';

/** How often the balancer looks, and for how long a copy that stops goes on serving. */
const [poll, stopDelay] = [2000, 4000];

/** A copy of a server as the product and the REST service have it, with an answer that takes a moment. */
async function startCopy() {
  const { server, shutDown } = createHttpServer(
    (request, response) => void setTimeout(() => response.end(request.url), 10),
    { rateLimit: false, trustProxy: [], stopDelay },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: shutDown };
}

it('no request is broken when copies are stopped in turn behind a balancer that polls and does not try again', async () => {
  const copies = [await startCopy(), await startCopy()];
  const balancer = await startBalancer(
    copies.map(({ address }) => address),
    { poll: 0 },
  );
  let isOver = false;
  let answered = 0;
  const broken: string[] = [];
  const keepAsking = async (isKept: boolean) => {
    const dispatcher = new Agent({ connections: 1 });
    for (; !isOver; await wait(5)) {
      try {
        const url = `${balancer.url}/home`;
        const { statusCode, body } = await request(url, { dispatcher, reset: !isKept });
        await body.dump();
        if (statusCode === 200) answered += 1;
        else broken.push(String(statusCode));
      } catch (error) {
        broken.push(String((error as { code?: string }).code));
      }
    }
    await dispatcher.close();
  };
  const clients = [true, true, true, false, false, false].map(keepAsking);
  for (const index of [0, 1]) {
    // It has looked just before the stop, and looks again as late as it may.
    const stopped = copies[index]!.stop();
    await wait(poll);
    await balancer.look();
    await stopped;
    copies[index] = await startCopy();
    balancer.replace(index, copies[index].address);
    // The other one stops only when this one is used again, as a rolling restart does it.
    await balancer.look();
  }
  isOver = true;
  await Promise.all(clients);
  await balancer.close();
  for (const copy of copies) await copy.stop();
  expect(broken).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});
