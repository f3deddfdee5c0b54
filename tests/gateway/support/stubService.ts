import type { ApolloServer } from '@apollo/server';
import { createContext } from '../../../gateway/context.ts';
import type { Context } from '../../../gateway/context.ts';
import type { RestCall, RestReply, Transport } from '../../../gateway/rest/transport.ts';

/** A REST service that answers what a test says and remembers what it was asked. */
export interface StubService {
  calls: RestCall[];
  transport: Transport;
  answers(data: unknown, message?: string, headers?: RestReply['headers'], reason?: string): void;
  refuses(status: number, message: string, code: string, headers?: RestReply['headers']): void;
  /** Answers these very bytes. */
  repliesWith(status: number, body: string): void;
  breaks(error: Error): void;
}

export function stubService(): StubService {
  const calls: RestCall[] = [];
  let reply: () => Promise<RestReply> = async () => ({
    status: 200,
    headers: {},
    body: '{"message":"OK","data":null}',
  });
  return {
    calls,
    transport: {
      call: async (call) => {
        calls.push(call);
        return reply();
      },
      stream: async (call) => {
        calls.push(call);
        const { status, body } = await reply();
        return {
          status,
          body: inPieces(
            status === 200
              ? `data: ${JSON.stringify((JSON.parse(body) as { data: unknown }).data)}\n\n`
              : body,
          ),
        };
      },
      close: async () => undefined,
    },
    answers: (data, message = 'OK', headers = {}, reason) => {
      const nextCursor = Array.isArray(data) ? '.nextCursor' : undefined;
      const body = JSON.stringify({ message, reason, data, nextCursor });
      reply = async () => ({ status: 200, headers, body });
    },
    refuses: (status, message, code, headers = {}) => {
      reply = async () => ({ status, headers, body: JSON.stringify({ message, code }) });
    },
    repliesWith: (status, body) => {
      reply = async () => ({ status, headers: {}, body });
    },
    breaks: (error) => {
      reply = () => Promise.reject(error);
    },
  };
}

/** The text in two pieces, cut where it hurts. */
async function* inPieces(text: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const cut = Math.floor(bytes.length / 2);
  yield bytes.slice(0, cut);
  yield bytes.slice(cut);
}

export interface GraphQLAnswer {
  data?: Record<string, unknown> | null;
  errors?: {
    message: string;
    extensions?: Record<string, unknown>;
    locations?: { line: number; column: number }[];
  }[];
}

/** Who asks, as the gateway's web server would tell. */
export const asking = {
  id: 'r1',
  ip: '10.0.0.9',
  headers: { cookie: 'assay_session=abc', authorization: 'Bearer x' },
};

/** Runs an operation as one request of its own. */
export async function ask(
  gateway: ApolloServer<Context>,
  service: { transport: Transport },
  query: string,
  variables: Record<string, unknown> = {},
  cookies: string[] = [],
): Promise<GraphQLAnswer> {
  const contextValue = createContext(service.transport, asking, (lines) => cookies.push(...lines));
  const { body } = await gateway.executeOperation({ query, variables }, { contextValue });
  if (body.kind !== 'single') throw new Error('one answer was expected');
  // As it goes over the wire: without prototypes.
  return JSON.parse(JSON.stringify(body.singleResult)) as GraphQLAnswer;
}
