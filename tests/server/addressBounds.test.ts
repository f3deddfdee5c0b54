import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer } from '../../server/shared/httpServer.ts';
import type { HttpServer } from '../../server/shared/httpServer.ts';

let http: HttpServer;
let port: number;
const waiting: ServerResponse[] = [];
const sockets: Socket[] = [];

/** A server that answers at once, and at /wait not before it is told to. */
async function start(trustProxy: string[] = [], rateLimit = true): Promise<void> {
  http = createHttpServer(
    (request, response) => {
      if (request.url === '/wait') waiting.push(response);
      else request.resume().once('end', () => response.end());
    },
    { rateLimit, trustProxy, stopDelay: 0 },
  );
  http.server.listen(0, '127.0.0.1');
  await once(http.server, 'listening');
  ({ port } = http.server.address() as AddressInfo);
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  waiting.splice(0);
  await http.shutDown();
});

/** Sends the head of a request. */
async function send(line: string, ...headers: string[]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write([`${line} HTTP/1.1`, 'host: a', ...headers, '', ''].join('\r\n'));
  return socket;
}

/** The status of the answer; 'closed' where there is none. */
async function statusOf(socket: Socket): Promise<string> {
  const [answer] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as unknown[];
  return Buffer.isBuffer(answer) ? answer.toString('latin1', 9, 12) : 'closed';
}

/** The number of requests that the server has begun with. */
const begun = async (count: number) => {
  await expect.poll(() => requests).toBe(count);
};
let requests = 0;
const counting = () => {
  requests = 0;
  http.server.prependListener('request', () => void (requests += 1));
};

const body = ['content-type: application/json', 'content-length: 2'];
const form = ['content-type: multipart/form-data; boundary=x', 'content-length: 2'];

describe('one address', () => {
  it.each<[what: string, most: number, line: string, headers: string[]]>([
    ['requests', 128, 'GET /wait', []],
    ['bodies', 64, 'POST /', body],
    ['forms', 8, 'POST /', form],
  ])('has so many %s at once: %i', async (_, most, line, headers) => {
    await start();
    counting();
    const held = [];
    for (let sent = 0; sent < most; sent += 1) held.push(await send(line, ...headers));
    await begun(most);
    const refused = await send(line, ...headers);
    const [answer] = (await once(refused, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 2\r\n[^]*RATE_LIMITED/);
    // What is asked of monitors is answered all the same.
    expect(await statusOf(await send('GET /healthz'))).toBe('200');
    const closed = once(held[0]!, 'close');
    held[0]!.destroy();
    await closed;
    await expect
      .poll(async () => statusOf(await send('POST /', ...headers.slice(0, 1), 'content-length: 0')))
      .toBe('200');
  });

  it('has 256 connections', async () => {
    await start();
    for (let made = 0; made < 256; made += 1) await send('GET /');
    expect(await statusOf(await send('GET /'))).toBe('closed');
  });

  it('has as many streams as its customers may have', async () => {
    await start();
    counting();
    for (let made = 0; made < 130; made += 1) await send('GET /wait', 'accept: text/event-stream');
    await begun(130);
    expect(await statusOf(await send('GET /'))).toBe('200');
  });

  it('is the one that a proxy of ours names, whose connections are not counted', async () => {
    await start(['127.0.0.0/8']);
    counting();
    const from = (address: string) => `x-forwarded-for: ${address}`;
    for (let made = 0; made < 8; made += 1) await send('POST /', ...form, from('203.0.113.1'));
    await begun(8);
    expect(await statusOf(await send('POST /', ...form, from('203.0.113.1')))).toBe('429');
    const other = await send('POST /', ...form, from('203.0.113.2'));
    other.write('{}');
    expect(await statusOf(other)).toBe('200');
    for (let made = 0; made < 260; made += 1) await send('GET /', from(`203.0.113.${made % 200}`));
    expect(await statusOf(await send('GET /', from('203.0.113.9')))).toBe('200');
  });

  it('has no bounds where limits are off', async () => {
    await start([], false);
    counting();
    for (let made = 0; made < 9; made += 1) await send('POST /', ...form);
    await begun(9);
    const last = await send('POST /', ...form);
    last.write('{}');
    expect(await statusOf(last)).toBe('200');
  });
});
