import { Rest } from './rest/rest.ts';
import type { Exchange } from './rest/rest.ts';
import type { Transport } from './rest/transport.ts';

/** The context of every resolver: the service, created anew for each request. */
export interface Context {
  rest: Rest;
}

/** The browser's headers that are forwarded to the REST service. */
const handedOn = [
  'cookie',
  'origin',
  'sec-fetch-site',
  'host',
  'user-agent',
  'accept-language',
  'assay-customer',
  'idempotency-key',
];

/** The parts of a request that a context is made from. */
export interface IncomingDetails {
  /** Written to both logs, so that one search finds both halves of a request. */
  id: string;
  /** The client's IP address as far as we trust it; other claims about it are not forwarded. */
  ip: string;
  headers: Record<string, string | string[] | undefined>;
}

/** Makes the context of one request. */
export function createContext(
  transport: Transport,
  { id, ip, headers: incoming }: IncomingDetails,
  keepCookies: Exchange['keepCookies'],
): Context {
  const headers: Record<string, string> = { 'x-request-id': id, 'x-forwarded-for': ip };
  for (const name of handedOn) {
    const value = incoming[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return { rest: new Rest({ transport, headers, keepCookies }) };
}
