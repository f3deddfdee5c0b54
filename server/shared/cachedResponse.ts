import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => zip(body),
  identity: (body) => Promise.resolve(body),
};

/** The answer to one client: the body, or 304 for a client that has this version. */
export interface CachedReply {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /**
   * The same answer for Node's own response: headers as a flat list, which Node need not process,
   * and the body as a latin1 string, which is sent together with them in one write.
   */
  readonly raw: { headers: string[]; body: string | undefined };
}

/**
 * A body that is the same for everyone: serialised once, compressed once per requested encoding,
 * and identified by its content.
 */
export interface CachedResponse {
  etag: string;
  /**
   * The answer to a client with these headers; synchronous, unless its encoding has to be made
   * first.
   */
  answer(headers: IncomingHttpHeaders): CachedReply | Promise<CachedReply>;
}

/** Makes a cached response from a text. `headers` are sent with every answer. */
export function createCachedResponse(
  text: string,
  type: string,
  headers: Record<string, string> = {},
): CachedResponse {
  const body = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const common = { etag, 'cache-control': 'public, no-cache', vary: 'accept-encoding', ...headers };
  const known = replyOf(304, common);
  const forms = new Map<Encoding, CachedReply | Promise<CachedReply>>();
  const make = (encoding: Encoding) => {
    const form = compress[encoding](body).then((bytes): CachedReply => {
      const reply = replyOf(
        200,
        {
          ...common,
          'content-type': type,
          'content-length': String(bytes.length),
          ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        },
        bytes,
      );
      forms.set(encoding, reply);
      return reply;
    });
    forms.set(encoding, form);
    return form;
  };
  return {
    etag,
    answer(asked) {
      const has = asked['if-none-match'];
      if (has !== undefined && (has === etag || has === '*' || membersOf(has).includes(etag)))
        return known;
      const encoding = encodingOf(String(asked['accept-encoding'] ?? ''));
      return forms.get(encoding) ?? make(encoding);
    },
  };
}

function replyOf(status: 200 | 304, headers: Record<string, string>, body?: Buffer): CachedReply {
  let raw: CachedReply['raw'] | undefined;
  // Computed lazily, as most bodies are sent in another encoding.
  return {
    status,
    headers,
    body,
    get raw() {
      return (raw ??= { headers: Object.entries(headers).flat(), body: body?.toString('latin1') });
    },
  };
}

/**
 * The members of a header that is a list. Split by hand, as a regular expression could take long
 * over spaces.
 */
const membersOf = (list: string, separator = ',') =>
  list.split(separator).map((member) => member.trim());

/** Whether an Accept-Encoding allows a coding, with a weight other than 0. */
const allows = (accepted: string, name: string) =>
  membersOf(accepted).some((member) => {
    const [coding, ...parameters] = membersOf(member, ';');
    return (
      coding === name &&
      !parameters.some((weight) => weight.startsWith('q=') && Number(weight.slice(2)) === 0)
    );
  });
const encodings = new Map<string, Encoding>();

/**
 * The smallest encoding that the client accepts. Browsers send few different headers, so results
 * are cached.
 */
function encodingOf(accepted: string): Encoding {
  const known = encodings.get(accepted);
  if (known) return known;
  const found = allows(accepted, 'br') ? 'br' : allows(accepted, 'gzip') ? 'gzip' : 'identity';
  if (encodings.size < 200) encodings.set(accepted, found);
  return found;
}
