import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { redirectDoubledSlashes } from '../../server/web/doubledSlashes.ts';

/** Asks for a path as it is: `fetch` would spell it anew. */
const getAt = (address: string, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path }, (answer) => resolve(answer.resume()))
      .on('error', reject)
      .end();
  });

it.each([
  ['//testinfo/tsh', '/testinfo/tsh'],
  ['/testinfo//tsh?from=//mail', '/testinfo/tsh?from=//mail'],
  // Nobody is led to another site.
  ['///example.com//', '/example.com/'],
  ['//\\example.com', '/example.com'],
  ['/\\/example.com', '/example.com'],
  ['/testinfo/tsh?from=//mail', undefined],
])('%s leads to %s', async (url, location) => {
  const app = Fastify();
  redirectDoubledSlashes(app);
  app.setNotFoundHandler((_, reply) => void reply.code(404).send());
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const answered = await getAt(address, url);
  await app.close();
  expect([answered.statusCode, answered.headers.location]).toEqual([
    location ? 301 : 404,
    location,
  ]);
});
