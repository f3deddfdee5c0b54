import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeFeed } from '../deps.ts';
import { envelope } from '../envelope.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => zip(body),
  identity: (body) => Promise.resolve(body),
};

/** A missed change message must not last: a version is read again after this many milliseconds. */
const longestLife = 60_000;

interface Version {
  etag: string;
  /** Each form is made when first asked for. */
  bodyIn: (encoding: Encoding) => Promise<Buffer>;
}

function versionOf(rows: unknown): Version {
  const body = Buffer.from(JSON.stringify(envelope(rows)));
  const forms = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    bodyIn(encoding) {
      const form = forms.get(encoding) ?? compress[encoding](body);
      forms.set(encoding, form);
      return form;
    },
  };
}

function encodingOf(accepted: string): Encoding {
  const allowed = (name: string) => new RegExp(`(^|[\\s,])${name}\\s*(,|$|;(?!\\s*q=0(\\.0*)?\\s*(,|$)))`).test(accepted);
  return allowed('br') ? 'br' : allowed('gzip') ? 'gzip' : 'identity';
}

/**
 * A list that is the same for everyone, read and serialised once per version: answered with an ETag, compressed as
 * the client likes, and read afresh when `topic` changes in any process.
 */
export function createPublicList(options: { load(): Promise<unknown>; changes: ChangeFeed; topic: string }) {
  let current: { version: Promise<Version>; readAt: number } | undefined;
  const purge = () => { current = undefined; };
  const unsubscribe = options.changes.subscribe(options.topic, purge);

  function read(): Promise<Version> {
    if (current && performance.now() - current.readAt < longestLife) return current.version;
    const fresh = { version: options.load().then(versionOf), readAt: performance.now() };
    current = fresh;
    // A failed read is told to those who wait for it and tried again by the next.
    fresh.version.catch(() => { if (current === fresh) purge(); });
    return fresh.version;
  }

  return {
    /** Route handler: 200 with the list, or 304 when the client has this version. */
    answer: async (request: FastifyRequest, reply: FastifyReply) => {
      const version = await read();
      reply.headers({ etag: version.etag, 'cache-control': 'public, no-cache', vary: 'accept-encoding' });
      const known = request.headers['if-none-match'];
      if (known === '*' || known?.split(/\s*,\s*/).includes(version.etag)) return reply.code(304).send();
      const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''));
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.type('application/json; charset=utf-8').send(await version.bodyIn(encoding));
    },
    /** Forgets the version; the process that made the change need not wait for its message. */
    purge,
    close: unsubscribe,
  };
}
