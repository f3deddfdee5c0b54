import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Stored {
  status: number;
  headers: Headers;
  body: Buffer;
  /** The request's header fields that the answer depends on. */
  varied: [name: string, value: string][];
}

/**
 * A cache between browsers and the product that stores whatever RFC 9111 lets a shared cache store,
 * and asks again only where it has to.
 */
export async function sharedCacheBefore(origin: string) {
  const stored = new Map<string, Stored[]>();
  const server = createServer((request, response) => {
    const answer = async () => {
      const headers = textsOf(request.headers);
      const key = request.url!;
      const known = (stored.get(key) ?? []).find(({ varied }) =>
        varied.every(([name, value]) => (headers[name] ?? '') === value),
      );
      const etag = known?.headers.get('etag');
      const given = headers['if-none-match'];
      const reply = await fetch(origin + key, {
        method: request.method!,
        redirect: 'manual',
        headers: { ...headers, ...(etag && !given && { 'if-none-match': etag }) },
      });
      const isKnown = known !== undefined && reply.status === 304 && !given;
      const sent = isKnown
        ? known
        : {
            status: reply.status,
            headers: reply.headers,
            body: Buffer.from(await reply.arrayBuffer()),
            varied: variedOf(reply.headers, headers),
          };
      if (!isKnown && mayStore(request.method!, sent))
        stored.set(key, [...(stored.get(key) ?? []), sent]);
      for (const [name, value] of sent.headers)
        if (
          !['content-encoding', 'content-length', 'transfer-encoding', 'connection'].includes(name)
        )
          response.appendHeader(name, value);
      response.writeHead(sent.status).end(sent.body);
    };
    answer().catch((error: unknown) => response.destroy(error as Error));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything that it holds, by its URL. */
    held: () =>
      [...stored].map(([url, forms]) => ({
        url,
        text: forms
          .map(({ headers, body }) => JSON.stringify([...headers]) + body.toString('utf8'))
          .join('\n'),
      })),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const textsOf = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !['host', 'connection', 'accept-encoding'].includes(name))
      .map(([name, value]) => [name, String(value)]),
  );

const directives = (headers: Headers) =>
  (headers.get('cache-control') ?? '').split(',').map((one) => one.trim().split('=')[0]!);

/** RFC 9111: what a shared cache may store. A cookie alone forbids nothing. */
function mayStore(method: string, { status, headers }: Pick<Stored, 'status' | 'headers'>) {
  const named = directives(headers);
  const isDefault = [200, 203, 204, 300, 301, 404, 405, 410, 414, 501].includes(status);
  return (
    method === 'GET' &&
    !named.includes('no-store') &&
    !named.includes('private') &&
    headers.get('vary') !== '*' &&
    (isDefault || ['public', 'max-age', 's-maxage'].some((name) => named.includes(name)))
  );
}

const variedOf = (reply: Headers, request: Record<string, string>): [string, string][] =>
  (reply.get('vary') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'accept-encoding')
    .map((name) => [name, request[name] ?? '']);
