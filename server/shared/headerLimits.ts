import type { FastifyInstance } from 'fastify';

/** Bytes of all headers of a request together at most. */
export const maxHeaderSize = 8 * 1024;

/** Characters of one header at most, of those that we or a library take apart. */
const longest = 256;
const parsedHeaders = [
  'accept-encoding',
  'content-type',
  'host',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'sec-fetch-site',
];

/**
 * Refuses a request with 431 when a header that will be parsed is longer than any honest one: no
 * parser, ours or a library's, gets a text on which it could spend much time.
 */
export function refuseLongHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const tooLong = parsedHeaders.find((name) => String(headers[name] ?? '').length > longest);
    if (tooLong !== undefined)
      throw Object.assign(new Error(`The header ${tooLong} is too long`), { statusCode: 431 });
  });
}
