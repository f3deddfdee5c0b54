import { setTimeout as wait } from 'node:timers/promises';

/** More than any call takes, on a busy machine too. */
const PATIENCE_MS = 10_000;

/** What must never be read outside: files, stacks, the words of the database and of its driver. */
const INSIDE =
  /node_modules|\n\s+at |\bat \S+ \(|file:\/\/|\.ts:\d|syntax error at|violates |relation \\?"|column \\?"|kysely|pglite|fst_err|invalid byte sequence|maximum call stack|cannot read prop|is not a function|is not iterable/i;

/** An answer as far as it is judged. */
export interface Judged {
  status: number;
  type: string;
  text: string;
}

/** Waits for an answer, but not for ever. */
export async function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  const left = new AbortController();
  try {
    return await Promise.race([
      answer,
      wait(PATIENCE_MS, undefined, { signal: left.signal }).then(() => {
        throw new Error(`no answer within ${PATIENCE_MS} ms`);
      }),
    ]);
  } finally {
    left.abort();
  }
}

const isTold = (failure: unknown): boolean => {
  const { message, code, extensions } = (failure ?? {}) as {
    message?: unknown;
    code?: unknown;
    extensions?: { code?: unknown };
  };
  return (
    typeof message === 'string' &&
    /\S/.test(message) &&
    /^[A-Z_]+$/.test(String(code ?? extensions?.code))
  );
};

/** The sandbox is switched off by one of the calls that are tried. */
const isOfProvider = (text: string): boolean => text.includes('"PROVIDER_UNAVAILABLE"');

/** What is wrong with an answer of the REST service, or null. */
export function violationOfAnswer({ status, type, text }: Judged): string | null {
  if (status >= 500 && !isOfProvider(text)) return 'a fault of ours';
  if (status < 400) return null;
  if (!type.startsWith('application/json')) return `a failure told as '${type}'`;
  if (!isTold(JSON.parse(text))) return 'a failure without message or code';
  return leak(text);
}

/**
 * What is wrong with an answer of the gateway, or null: failures may stand beside a status of 200.
 */
export function violationOfGraphQL(answer: Judged): string | null {
  if (answer.status >= 500) return 'a fault of ours';
  if (!/^application\/(json|graphql-response\+json)/.test(answer.type))
    return `told as '${answer.type}'`;
  const { errors } = JSON.parse(answer.text) as { errors?: { extensions?: { code?: unknown } }[] };
  if (!errors) return answer.status < 400 ? null : 'a failure without errors';
  if (!errors.every(isTold)) return 'an error without message or code';
  if (errors.some(({ extensions }) => String(extensions?.code).startsWith('INTERNAL')))
    return 'a fault of ours';
  return leak(JSON.stringify(errors));
}

/** The inside that shows, if any does. */
function leak(text: string): string | null {
  const shown =
    INSIDE.exec(text)?.[0] ?? (text.includes(process.cwd()) ? process.cwd() : undefined);
  return shown === undefined ? null : `the inside shows: ${shown}`;
}
