import { messageOf } from '../../machines/failure.ts';
import type { Failure } from '../../machines/failure.ts';
import { notices } from '../../machines/notices.ts';
import type { Message } from '../../machines/notices.ts';
import { inPageLanguage } from '../copy/language.ts';
import { keyOfCall } from './lostAnswers.ts';
import { beginSending } from './sending.ts';
import { currentCustomer, notifySessionChange } from './sessionChange.ts';
import { isStaffRefusal, loggedInAgain } from './staffLogin.ts';
import { metaOf, naming } from './trusted.ts';
import type { NamedDocument } from './trusted.ts';

interface AnswerError {
  message: string;
  extensions?: Record<string, unknown>;
}
export interface GatewayAnswer<Data> {
  data?: Data | null;
  errors?: AnswerError[];
}

/** `inAddress`: a public query sent in the URL, so that any cache on the way may answer it. */
export interface SendOptions {
  inAddress?: boolean;
}

/** Queries with the same answer for everybody are sent without credentials. */
const anonymous = ['LabTests', 'Testimonials'];

/** Names the customer that the call is for, and a header that a plain form cannot send. */
function headersOf(more: Record<string, string>): Record<string, string> {
  const customer = currentCustomer();
  return {
    accept: 'application/graphql-response+json,application/json;q=0.9',
    'apollo-require-preflight': 'true',
    ...(customer !== null && { 'assay-customer': customer }),
    ...more,
  };
}

/** Whether an error means that the session is missing or belongs to somebody else. */
const isOtherSession = ({ extensions }: AnswerError) =>
  extensions?.code === 'UNAUTHENTICATED' || extensions?.reason === 'SESSION_OTHER';

/**
 * Sends an operation to the gateway, bypassing all caches of the page; rejects if there is no
 * answer. It applies the rules of all calls: mutations have a key, calls that the staff were
 * refused because their session ended are repeated after another login, and stored Hindi texts
 * replace the English ones.
 */
export async function send<Data, Variables extends object>(
  document: NamedDocument<Data, Variables>,
  variables: Variables,
  { inAddress = false }: SendOptions = {},
): Promise<GatewayAnswer<Data>> {
  const { name, operation } = metaOf(document);
  const isChange = operation === 'mutation';
  const asked = { operationName: name, variables, ...naming(document) };
  const key = isChange ? keyOfCall(name, variables) : undefined;
  const ended = isChange ? beginSending() : undefined;
  const ask = async () => {
    const reply = await fetch(inAddress ? addressOf(asked) : '/graphql', {
      credentials: anonymous.includes(name) ? 'omit' : 'same-origin',
      ...(inAddress
        ? { method: 'GET', headers: headersOf({}) }
        : {
            method: 'POST',
            headers: headersOf({ 'content-type': 'application/json', ...key?.headers }),
            body: JSON.stringify(asked),
          }),
    });
    // A proxy on the way may answer with something else.
    if (!reply.ok && !reply.headers.get('content-type')?.includes('graphql-response'))
      throw new Error(`The gateway answered ${reply.status}`);
    const answer = (await reply.json()) as GatewayAnswer<Data>;
    if (answer.errors?.some(isOtherSession)) notifySessionChange();
    return answer;
  };
  try {
    let answer = await ask();
    const isRefused = answer.errors?.some(({ extensions }) => isStaffRefusal(extensions));
    if (isRefused && (await loggedInAgain())) answer = await ask();
    key?.answered(answer);
    return inPageLanguage(answer);
  } finally {
    ended?.();
  }
}

function addressOf(asked: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    search.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  return `/graphql?${search}`;
}

async function dataOf<Data, Variables extends object>(
  ...call: Parameters<typeof send<Data, Variables>>
): Promise<Data> {
  const { data, errors } = await send(...call).catch((error: unknown) => {
    throw failureOf(error);
  });
  if (errors?.length || !data) throw failureFrom(errors?.[0]);
  return data;
}

/**
 * Runs a query; rejects with a {@link Failure}. It never shares the answer of an earlier identical
 * call.
 */
export const query: typeof dataOf = dataOf;
/** Runs a mutation; rejects with a {@link Failure}. */
export const mutate: typeof dataOf = dataOf;

/** An error in an answer as a failure: the service's message, code, reason and parameters. */
export function failureFrom(error: AnswerError | undefined): Failure {
  const { code, reason, params, data } = (error?.extensions ?? {}) as Partial<Failure>;
  return Object.assign(new Error(error?.message), {
    ...(code && { code }),
    ...(reason && { reason }),
    ...(params && { params }),
    ...(data && { data }),
  });
}

/** Any error as a failure (PD-46); one that already is a failure is returned unchanged. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Error && typeof (error as Failure).code === 'string') return error;
  const { text, reason } = notices.unreachable;
  return Object.assign(new Error(text), { code: 'UNREACHABLE', reason, cause: error });
}

/** The sentence to show for an error of a query or a mutation. */
export const messageOfFailure = (error: unknown): Message => messageOf(failureOf(error));
