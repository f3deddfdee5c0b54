import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import { createCachedResponse } from '../shared/cachedResponse.ts';
import type { CachedResponse } from '../shared/cachedResponse.ts';
import { securityHeaders } from '../shared/securityHeaders.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';

/** Operations whose answer is the same for everybody: the catalogue and related content. */
const publicOperations = new Set([
  'LabTests',
  'LabTest',
  'Packages',
  'Testimonials',
  'Faq',
  'Offers',
  'Banner',
  'LegalText',
]);
/** The most cached answers; a catalogue of thousands has a page for each test. */
const maxAnswers = 6000;

/** An answer that is the same for everybody: its data, and its cached HTTP response. */
export interface PublicAnswer {
  data: Record<string, unknown>;
  body: CachedResponse;
}

/** The service's refusal. */
export interface Refused {
  code: string;
  message: string;
}

export interface PublicAnswers {
  /**
   * The answer to a public document, from the cache or newly executed, or the refusal; undefined if
   * the document is not public.
   */
  get(
    hash: string,
    variables: Record<string, unknown>,
    cookie?: string,
  ): Promise<PublicAnswer | Refused | undefined>;
  /**
   * Answers a GET whose URL was answered before, without any further processing; false if it has to
   * be processed normally.
   */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /** Remembers the answer of this URL. */
  remember(url: string, answer: PublicAnswer): void;
  /** Clears the cache, as something public has changed. */
  purge(): void;
}

interface Options {
  documents: TrustedDocuments;
  ask(text: string, variables: Record<string, unknown>, cookie?: string): Promise<ExecutionResult>;
  /**
   * Public operations that are executed with the visitor's cookie if there is one; such answers are
   * never cached.
   */
  credentialed?: ReadonlySet<string>;
  /** Milliseconds for which an answer is cached; Infinity if changes are published. */
  maxAge: number;
  production: boolean;
}

/** Caches the answers to public documents until public data changes. */
export function createPublicAnswers({
  ask,
  documents,
  maxAge,
  production,
  credentialed = new Set(),
}: Options): PublicAnswers {
  const headers = securityHeaders(production);
  let answers = new Map<string, { answer: Promise<PublicAnswer | Refused>; at: number }>();
  let byUrl = new Map<string, { body: CachedResponse; at: number }>();
  /** Answers from after the last purge. */
  let current = new WeakSet<PublicAnswer>();
  const fresh = (at: number) => performance.now() - at < maxAge;
  const store = <Value>(map: Map<string, Value>, key: string, value: Value) => {
    map.set(key, value);
    if (map.size > maxAnswers) map.delete(map.keys().next().value!);
  };

  async function answerOf(
    text: string,
    variables: Record<string, unknown>,
    cookie?: string,
  ): Promise<PublicAnswer | Refused> {
    const begunIn = current;
    const { data, errors } = await ask(text, variables, cookie);
    if (errors || !data)
      return {
        code: (errors?.[0]?.extensions?.code as string | undefined) ?? 'UNAVAILABLE',
        message: errors?.[0]?.message ?? 'The service did not answer',
      };
    const answer = {
      data,
      body: createCachedResponse(
        JSON.stringify({ data }),
        'application/json; charset=utf-8',
        cookie === undefined ? headers : { ...headers, 'cache-control': 'private, no-store' },
      ),
    };
    // Cached by URL alone, a credentialed answer would reach everybody.
    if (!credentialed.has(nameOf(text))) begunIn.add(answer);
    return answer;
  }

  return {
    async get(hash, given, cookie) {
      const text = documents.textOf(hash);
      if (!text || !publicOperations.has(nameOf(text))) return undefined;
      const variables = declared(text, given);
      if (cookie && credentialed.has(nameOf(text))) return answerOf(text, variables, cookie);
      const key = `${hash} ${JSON.stringify(variables)}`;
      const known = answers.get(key);
      if (known && fresh(known.at)) return known.answer;
      // Keeps the current map, so that an answer that was begun before a purge is never cached
      // after it.
      const kind = answers;
      const entry = { answer: answerOf(text, variables), at: performance.now() };
      store(kind, key, entry);
      const forget = () => void (kind.get(key) === entry && kind.delete(key));
      entry.answer.then((answer) => {
        if ('code' in answer) forget();
      }, forget);
      return entry.answer;
    },
    serve(request, response) {
      const known = byUrl.get(request.url!);
      if (!known || !fresh(known.at)) return false;
      const reply = known.body.answer(request.headers);
      if (reply instanceof Promise) return false;
      response.writeHead(reply.status, reply.raw.headers);
      if (reply.raw.body === undefined) response.end();
      else response.end(reply.raw.body, 'latin1');
      return true;
    },
    remember(url, answer) {
      if (current.has(answer)) store(byUrl, url, { body: answer.body, at: performance.now() });
    },
    purge() {
      answers = new Map();
      byUrl = new Map();
      current = new WeakSet();
    },
  };
}

const nameOf = (text: string) => /^query (\w+)/.exec(text)?.[1] ?? '';

/**
 * The variables that the document declares: with others, the same answer would be cached again and
 * again.
 */
function declared(text: string, given: Record<string, unknown>): Record<string, unknown> {
  const names = new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name!));
  return Object.fromEntries(
    [...names].filter((name) => Object.hasOwn(given, name)).map((name) => [name, given[name]]),
  );
}
