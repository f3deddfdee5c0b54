import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { multipart, png } from './support/multipart.ts';
import type { Part } from './support/multipart.ts';
import { adminClient } from './support/people.ts';

let api: TestApi;
let admin: Client;
let url: string;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  api = await startApi();
  admin = await adminClient(api);
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  agent.destroy();
  await api.stop();
});

const named: Part[] = [
  ['testName', 'A'],
  ['price', '499'],
];
const huge = Buffer.alloc(16 * 1024 * 1024, 'x');

it.each<[string, Part[], number, string]>([
  [
    'has too many files',
    [...named, ['icon', png, 'a.png'], ['image', png, 'a.png'], ['icon', huge, 'b.png']],
    413,
    'FORM_TOO_LARGE',
  ],
  ['has a file that is too large', [['icon', huge, 'a.png'], ...named], 413, 'FORM_TOO_LARGE'],
  ['has a file that nobody asked for', [...named, ['x', huge, 'a.png']], 413, 'FORM_TOO_LARGE'],
])('a form that %s is read to its end, so that its sender gets the answer', async (...row) => {
  const [, parts, status, reason] = row;
  const { body, headers } = multipart(parts);
  const cookie = `assay_admin=${admin.cookies.get('assay_admin')}`;
  const sent = request(`${url}/api/v1/tests/test`, {
    method: 'POST',
    agent,
    headers: { ...headers, cookie, 'content-length': body.length },
  });
  const [answer, sentWhole] = [once(sent, 'response'), once(sent, 'finish')];
  sent.end(body);
  const [response] = (await answer) as [IncomingMessage];
  expect([response.statusCode, await json(response)]).toMatchObject([status, { reason }]);
  await sentWhole;
});
