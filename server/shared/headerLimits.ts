import type { FastifyInstance } from 'fastify';

/** The maximum size of all headers of a request together, in bytes. */
export const maxHeaderSize = 8 * 1024;

/** The maximum length of one header that we or a library parse. */
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
 * Refuses a request with 431 if a header that will be parsed is longer than any legitimate one, so
 * that no parser, ours or a library's, can be made to spend much time.
 */
export function refuseLongHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const tooLong = parsedHeaders.find((name) => String(headers[name] ?? '').length > longest);
    if (tooLong !== undefined)
      throw Object.assign(new Error(`The header ${tooLong} is too long`), { statusCode: 431 });
  });
}
