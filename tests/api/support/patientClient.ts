import { setTimeout as wait } from 'node:timers/promises';
import { Agent } from 'undici';
import type { OrderJson } from '../../../api/orders/orders.contract.ts';
import type { Answer } from './client.ts';
import type { Person } from './crowd.ts';
import type { ServerProcess } from './serverProcess.ts';

/** What a call that breaks off may be made again for: the server went away before it answered. */
const GONE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
/** A customer gives up after this long. */
const PATIENCE_MS = 90_000;
const PAUSE_MS = 100;

/**
 * Customers whose app tries again, with the same key, when a server is gone or says that it is
 * busy.
 */
export function patientClient(url: string) {
  const dispatcher = new Agent({ connections: 64 });
  const seen = { answers: 0, gone: 0, unavailable: 0, violations: [] as string[] };
  const left = new AbortController();

  const call: ServerProcess['call'] = async <Data>(
    who: Pick<Person, 'session'> | null,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Data>> => {
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await wait(PAUSE_MS)) {
      try {
        const reply = await dispatcher.request({
          origin: url,
          path: `/api/v1/${path}`,
          method: body === undefined ? 'GET' : 'POST',
          body: body === undefined ? null : JSON.stringify(body),
          headers: {
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(who && { cookie: `assay_session=${who.session}` }),
            ...headers,
          },
        });
        const text = await reply.body.text();
        seen.answers += 1;
        if (reply.statusCode === 503) {
          seen.unavailable += 1;
          if (!reply.headers['retry-after'])
            seen.violations.push(`${path}: 503 without Retry-After`);
          continue;
        }
        if (reply.statusCode > 503 || reply.statusCode === 500)
          seen.violations.push(`${path}: ${reply.statusCode} ${text}`);
        return {
          status: reply.statusCode,
          headers: reply.headers,
          text,
          body: JSON.parse(text) as Answer<Data>['body'],
        };
      } catch (error) {
        if (!GONE.has(String((error as { code?: string }).code))) throw error;
        seen.gone += 1;
      }
    }
    throw new Error(`${path} was not answered within ${PATIENCE_MS} ms`);
  };

  /**
   * Follows an order as a browser does: a stream that breaks is opened again. Answers what was seen
   * last.
   */
  function follow(who: Person, id: string): () => OrderJson | undefined {
    let last: OrderJson | undefined;
    void (async () => {
      while (!left.signal.aborted) {
        try {
          const reply = await dispatcher.request({
            origin: url,
            path: `/api/v1/order/${id}/events`,
            method: 'GET',
            headers: { cookie: `assay_session=${who.session}` },
            bodyTimeout: 0,
            signal: left.signal,
          });
          let text = '';
          for await (const chunk of reply.body) {
            const events = (text + String(chunk)).split('\n\n');
            text = events.pop()!;
            for (const event of events)
              if (event.startsWith('data: ')) last = JSON.parse(event.slice(6)) as OrderJson;
          }
        } catch {
          // Broken off: opened again, like a browser's.
        }
        await wait(PAUSE_MS, undefined, { signal: left.signal }).catch(() => undefined);
      }
    })();
    return () => last;
  }

  return {
    call,
    follow,
    seen,
    close: async () => {
      left.abort();
      await dispatcher.destroy();
    },
  };
}
