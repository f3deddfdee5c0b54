import { once } from 'node:events';
import { Server } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../server/shared/config.ts';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import { startApi } from '../api/support/api.ts';
import { browserAt } from '../gateway/support/browser.ts';
import { rawRequest, statusLineOf } from './support/rawRequest.ts';

const web = async () => undefined;

/** The product over a service of its own; `stop` closes both. */
async function start(
  options: { requestTimeout?: number } = {},
): Promise<{ product: Product; stop(): Promise<void> }> {
  const api = await startApi({ demo: true, rateLimit: false });
  const product = await startProduct({ ...api.config, port: 0 }, { api: api.app, web, ...options });
  return { product, stop: () => product.close().finally(() => api.stop()) };
}

describe('what arrives too slowly', () => {
  it.each([
    ['a body', 'application/json', 400, 3600],
    // The file of a report takes minutes on a slow line (PD-170).
    [
      'a form with files, which has ten times as long,',
      'multipart/form-data; boundary=b',
      4000,
      36_000,
    ],
  ])(
    'is cut off: half %s is answered with 408 and the connection ends',
    async (_, type, least, most) => {
      const { product, stop } = await start({ requestTimeout: 400 });
      const began = Date.now();
      const reply = await rawRequest(
        product.address,
        `POST /graphql HTTP/1.1\r\nhost: a\r\napollo-require-preflight: true\r\ncontent-type: ${type}\r\ncontent-length: 100\r\n\r\n--b`,
      );
      expect(reply).toContain('HTTP/1.1 408 Request Timeout');
      const took = Date.now() - began;
      expect([took > least * 0.9, took < most]).toEqual([true, true]);
      await stop();
    },
  );

  it('by itself within half a minute, a form with files within five', async () => {
    const { product, stop } = await start();
    const { requestTimeout, headersTimeout } = product.server;
    expect({ requestTimeout, headersTimeout }).toEqual({
      requestTimeout: 300_000,
      headersTimeout: 10_000,
    });
    await stop();
  });
});

it('connections of a proxy are kept for longer than it keeps them', async () => {
  const api = await startApi({ demo: true, rateLimit: false });
  const config = { ...api.config, port: 0, trustProxy: ['127.0.0.1'] };
  const product = await startProduct(config, { api: api.app, web });
  const { headers, body } = await request(`${product.address}/healthz`);
  await body.dump();
  const [, seconds] = /timeout=(\d+)/.exec(String(headers['keep-alive']))!;
  expect(Number(seconds)).toBeGreaterThan(120);
  await product.close();
  await api.stop();
});

it('a stop resets none of a hundred kept connections', async () => {
  const { product, stop } = await start();
  const outcomes = { answered: 0, refused: 0 };
  const broken: string[] = [];
  let left = 100;
  const keepRequesting = async () => {
    const connection = new Agent({ connections: 1, pipelining: 1 });
    for (;;) {
      try {
        const { body, headers, statusCode } = await request(`${product.address}/healthz`, {
          dispatcher: connection,
        });
        await body.dump();
        if (statusCode !== 200) broken.push(`status ${statusCode}`);
        outcomes.answered += 1;
        // Whoever is told to close would come back to another copy.
        if (headers.connection === 'close') break;
      } catch (error) {
        const { code = 'none' } = error as { code?: string };
        if (code === 'ECONNREFUSED') outcomes.refused += 1;
        else broken.push(code);
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    left -= 1;
    await connection.close();
  };
  const requests = Array.from({ length: 100 }, keepRequesting);
  while (outcomes.answered < 200) await new Promise((resolve) => setTimeout(resolve, 10));
  await stop();
  await Promise.all(requests);
  expect({ broken, left, refused: outcomes.refused }).toEqual({ broken: [], left: 0, refused: 0 });
});

it('a stop does not wait for connections over which nothing was ever sent', async () => {
  const { product, stop } = await start();
  const { hostname, port } = new URL(product.address);
  const unused = connect(Number(port), hostname);
  await once(unused, 'connect');
  const cut = vi.spyOn(Server.prototype, 'closeAllConnections');
  await stop();
  expect(cut).not.toHaveBeenCalled();
  cut.mockRestore();
});

it('a copy that stops is not ready, so that a proxy turns to another', async () => {
  const { product, stop } = await start();
  const { hostname, port } = new URL(product.address);
  const kept = connect(Number(port), hostname);
  await once(kept, 'connect');
  const closed = stop();
  expect(await statusLineOf(product.address, 'GET /readyz HTTP/1.1\r\nhost: a\r\n\r\n')).toBe(
    'HTTP/1.1 503 Service Unavailable',
  );
  kept.destroy();
  await closed;
});

describe('what every answer says to the browser', () => {
  it('streams are not to be guessed at either', async () => {
    const { product, stop } = await start();
    const customer = browserAt(product.address);
    await customer.ask(
      'mutation { signIn(input: { email: "nandini@example.com", password: "assay-demo-1" }) { id } }',
    );
    const { orders } = await customer.ask<{ orders: { id: string }[] }>('{ orders { id } }');
    const left = new AbortController();
    for (const [path, init] of [
      [`/api/v1/order/${orders[0]!.id}/events`, {}],
      [
        '/graphql/stream',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
          body: JSON.stringify({
            query: `subscription { orderChanged(id: "${orders[0]!.id}") { id } }`,
          }),
        },
      ],
    ] as const) {
      const { headers, status } = await customer.send(path, { ...init, signal: left.signal });
      expect([path, status, headers.get('x-content-type-options')]).toEqual([path, 200, 'nosniff']);
    }
    left.abort();
    await stop();
  });
});

describe('a write with a cookie', () => {
  const cookie = { cookie: 'assay_session=x' };
  let product: Product;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ product, stop } = await start());
  });
  afterAll(() => stop());

  it.each([
    ['of another scheme', { origin: 'ftp://HOST' }, 403],
    [
      'of another host, as typed by hand',
      { origin: 'http://evil.test', 'sec-fetch-site': 'none' },
      403,
    ],
    ['of a page without an origin', { origin: 'null' }, 403],
    ['of what is no origin', { origin: 'http://' }, 403],
    ['of another host', { origin: 'http://evil.test' }, 403],
    ['of our own host', { origin: 'http://HOST' }, 200],
    ['of our own host behind HTTPS', { origin: 'https://HOST' }, 200],
  ])('%s', async (_, headers, status) => {
    const { host } = new URL(product.address);
    const reply = await fetch(`${product.address}/api/v1/users/logout`, {
      method: 'POST',
      headers: {
        ...cookie,
        ...headers,
        origin: headers.origin.replace('HOST', host),
      },
    });
    expect(reply.status).toBe(status);
  });
});

describe('a service elsewhere', () => {
  it('that says nothing is given up, and the gateway itself stays healthy', async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const apiUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const product = await startProduct(
      { ...readConfig({ LOG_LEVEL: 'error' }), port: 0, apiUrl },
      { web, apiTimeout: 300 },
    );
    const customer = browserAt(product.address);
    await expect(customer.ask('{ labTests { id } }')).rejects.toThrow('(UNAVAILABLE)');
    expect((await customer.send('/api/v1/tests/alltests')).status).toBe(503);
    expect((await customer.send('/readyz')).status).toBe(503);
    expect((await customer.send('/healthz')).status).toBe(200);
    await product.close();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it('takes writes of our own pages from a browser that does not say where they are from', async () => {
    const apart = await startApi({ demo: true, rateLimit: false });
    const apiUrl = await apart.app.listen({ port: 0, host: '127.0.0.1' });
    const product = await startProduct(
      { ...readConfig({ LOG_LEVEL: 'error' }), port: 0, apiUrl },
      { web },
    );
    const reply = await fetch(`${product.address}/api/v1/users/logout`, {
      method: 'POST',
      headers: { cookie: 'assay_session=x', origin: product.address },
    });
    expect(reply.status).toBe(200);
    await product.close();
    await apart.stop();
  });
});
