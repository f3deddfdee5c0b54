import { GraphQLError } from 'graphql';
import type { Envelope } from '../../api/envelope.ts';
import type { Params, Reason } from '../../api/reasons/reasons.ts';
import { readEvents } from './eventStream.ts';
import type { RestCall, Transport } from './transport.ts';

/** The state that one GraphQL request shares with its REST calls. */
export interface Exchange {
  transport: Transport;
  /** Headers that are forwarded: the cookie, the client's IP address, and the request's id. */
  headers: Record<string, string>;
  /** Passes the service's Set-Cookie lines on to the browser. */
  keepCookies(lines: string[]): void;
}

type Query = Record<string, unknown>;

/**
 * A string as a single path segment. Segments that would change the path ('', '.', '..') cannot be
 * ids; half a surrogate pair, which no URL can contain, becomes the replacement character.
 */
export function at(id: string): string {
  if (['', '.', '..'].includes(id))
    throw new GraphQLError('There is nothing with this id', { extensions: { code: 'NOT_FOUND' } });
  return encodeURIComponent(id.toWellFormed());
}

/** The parameters and body of a call. */
export interface Sent {
  query?: Query;
  json?: unknown;
  form?: FormData;
  idempotencyKey?: string | undefined;
  isAnonymous?: boolean | undefined;
}

/**
 * The service from the view of one request: relays cookies, and turns refusals into GraphQL errors.
 */
export class Rest {
  readonly #exchange: Exchange;
  /** Identical reads within one request are made once. */
  readonly #reads = new Map<string, Promise<Envelope<unknown>>>();

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  call(method: RestCall['method'], path: string, sent: Sent = {}): Promise<Envelope<unknown>> {
    const url = withQuery(path, sent.query ?? {});
    if (method !== 'GET') return this.#send(method, url, sent);
    const known = this.#reads.get(url) ?? this.#send(method, url, sent);
    this.#reads.set(url, known);
    return known;
  }

  /**
   * The events of a stream from now on, until its reader leaves; a refusal is thrown before the
   * first event.
   */
  async follow<Data>(path: string): Promise<AsyncIterableIterator<Data>> {
    const left = new AbortController();
    const { transport, headers } = this.#exchange;
    const { status, body } = await transport
      .stream({ method: 'GET', path: `/api/v1/${path}`, headers }, left.signal)
      .catch(toUnavailable);
    if (status !== 200) throw refusal(status, await textOf(body));
    return readEvents<Data>(body, left);
  }

  async #send(method: RestCall['method'], path: string, sent: Sent): Promise<Envelope<unknown>> {
    const { transport, keepCookies } = this.#exchange;
    const { idempotencyKey, isAnonymous } = sent;
    const { body, type } = await encoded(sent);
    const { cookie, ...others } = this.#exchange.headers;
    const headers = {
      ...others,
      ...(cookie !== undefined && !isAnonymous && { cookie }),
      ...(type && { 'content-type': type }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    };
    const call = { method, path: `/api/v1/${path}`, headers, ...(body !== undefined && { body }) };
    const reply = await transport.call(call).catch(toUnavailable);
    const cookies = reply.headers['set-cookie'];
    if (cookies !== undefined) keepCookies(Array.isArray(cookies) ? cookies : [String(cookies)]);
    if (reply.status >= 400) throw refusal(reply.status, reply.body);
    // An empty body is an answer, too.
    const said = reply.body === '' ? {} : (JSON.parse(reply.body) as object);
    return { message: '', data: null, ...said };
  }
}

/** The encoded body of a call and its content type. */
async function encoded({ json, form }: Sent): Promise<{ body?: string | Buffer; type?: string }> {
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' };
  if (!form) return {};
  const multipart = new Response(form);
  const type = multipart.headers.get('content-type') ?? '';
  return { body: Buffer.from(await multipart.arrayBuffer()), type };
}

const unavailable = 'The service is not available right now. Please try again in a moment.';

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function toUnavailable(error: unknown): never {
  throw new GraphQLError(unavailable, {
    extensions: { code: 'UNAVAILABLE', reason: 'SERVICE_UNAVAILABLE' satisfies Reason },
    originalError: error as Error,
  });
}

/** The body of the service's failures. */
interface FailureBody {
  message?: string;
  code?: string;
  reason?: Reason;
  params?: Params;
  /** Helps the client to recover. */
  data?: object;
}

/**
 * A GraphQL error with the service's message, code, reason and parameters; a 5xx reveals no
 * details.
 */
function refusal(status: number, body: string): GraphQLError {
  const isRefused = status < 500;
  const failure = parse(body);
  const message = failure.message ?? (isRefused ? 'The request is not valid' : unavailable);
  const ownReason: Reason = isRefused ? 'REQUEST_INVALID' : 'SERVICE_UNAVAILABLE';
  const reason = failure.message === undefined ? ownReason : failure.reason;
  const extensions = {
    code: failure.code ?? (isRefused ? 'BAD_REQUEST' : 'UNAVAILABLE'),
    status,
    ...(reason && { reason }),
    ...(failure.params && { params: failure.params }),
    ...(failure.data !== undefined && { data: failure.data }),
  };
  return new GraphQLError(message, { extensions });
}

function parse(body: string): FailureBody {
  try {
    return JSON.parse(body) as FailureBody;
  } catch {
    return {};
  }
}

/** A path with its query string; the values of a list are separated by commas. */
function withQuery(path: string, query: Query): string {
  const given = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
