import { setTimeout as wait } from 'node:timers/promises';
import type { GraphQLAnswer } from './stubService.ts';

/** Milliseconds that a stream may be silent: long on a busy machine, and shorter than a test. */
const patience = 15_000;

/**
 * A browser as far as the product can tell: it keeps its cookies and says where its page is from.
 */
export function browserAt(address: string) {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers({
      origin: address,
      'sec-fetch-site': 'same-origin',
      ...(init.headers as Record<string, string>),
    });
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const reply = await fetch(address + path, { ...init, headers });
    for (const line of reply.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value) cookies.set(name!, value);
      else cookies.delete(name!);
    }
    return reply;
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    cookies,
    send,
    post,
    async ask<Data extends Record<string, unknown>>(
      query: string,
      variables: Record<string, unknown> = {},
    ): Promise<Data> {
      const reply = await post('/graphql', { query, variables });
      const { data, errors } = (await reply.json()) as GraphQLAnswer;
      if (errors) throw new Error(`${errors[0]!.message} (${String(errors[0]!.extensions?.code)})`);
      return data as Data;
    },
    /** A GraphQL multipart request with one file. */
    async upload(
      query: string,
      variables: Record<string, unknown>,
      field: string,
      file: Blob,
      name: string,
    ): Promise<GraphQLAnswer & { status: number }> {
      const form = new FormData();
      form.append(
        'operations',
        JSON.stringify({ query, variables: { ...variables, [field]: null } }),
      );
      form.append('map', JSON.stringify({ 0: [`variables.${field}`] }));
      form.append('0', file, name);
      const reply = await send('/graphql', {
        method: 'POST',
        headers: { 'apollo-require-preflight': 'true' },
        body: form,
      });
      return { status: reply.status, ...((await reply.json()) as GraphQLAnswer) };
    },
    /**
     * Opens a subscription; `next()` waits for what it says, undefined at its end, and throws when
     * it breaks.
     */
    async follow(query: string, variables: Record<string, unknown>) {
      const left = new AbortController();
      const reply = await send('/graphql/stream', {
        method: 'POST',
        signal: left.signal,
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ query, variables }),
      });
      const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      const next = async (): Promise<GraphQLAnswer | undefined> => {
        for (;;) {
          const end = text.indexOf('\n\n');
          if (end >= 0) {
            const event = text.slice(0, end);
            text = text.slice(end + 2);
            if (event.startsWith('event: complete')) return undefined;
            if (event.startsWith('event: next'))
              return JSON.parse(event.slice(event.indexOf('data: ') + 6)) as GraphQLAnswer;
            continue;
          }
          const { value, done } = await Promise.race([
            reader.read(),
            wait(patience, undefined, { ref: false }).then(() => {
              throw new Error('nothing came within 15 s');
            }),
          ]);
          if (done) throw new Error('the stream ended without a word');
          text += value;
        }
      };
      return { status: reply.status, next, leave: () => left.abort() };
    },
  };
}
