import { GraphQLError } from 'graphql';
import type { ExecutionResult } from 'graphql';
import type { PublicAnswers } from '../graphql/publicAnswers.ts';
import type { Rendering } from './documents.ts';
import type { Language } from './language.ts';
import type { PageQuery, Plan, Renderer } from './renderer.ts';

/** Executes a trusted document with the identity of the request's sender. */
export type Ask = (
  hash: string,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult | undefined>;

/** A page that is requested, and by whom. */
export interface PageRequest {
  pathname: string;
  /** With its question mark; empty if there is none. */
  search: string;
  language: Language;
  cookie: string | undefined;
  ask: Ask;
  /**
   * Whether to send only the shell, so that the app fetches everything itself and failures can be
   * rehearsed.
   */
  asShell?: boolean;
}

/**
 * The answer for a page behind a login: the page with its answers, or its shell with the person
 * where the browser renders the page; a redirect; or, as an answer is missing, only a status, which
 * says whether the page exists.
 */
export type OwnPage = { text: string } | { location: string } | { status: 200 | 404 };

/** Whether the browser may be a customer's, as it has a cookie with the name of a session's. */
export const hasSession = (cookie: string | undefined): boolean =>
  /(?:^|;\s*)(?:__Host-)?assay_session=/.test(cookie ?? '');

/**
 * Executes like {@link Ask}, but takes public answers from the shared cache. Those are executed
 * without the session, so that no personal data gets there.
 */
const withShared =
  (answers: PublicAnswers, { ask, cookie }: Pick<PageRequest, 'ask' | 'cookie'>): Ask =>
  async (hash, variables) => {
    const shared = await answers.get(hash, variables, cookie);
    if (!shared) return ask(hash, variables);
    if ('data' in shared) return { data: shared.data };
    return { errors: [new GraphQLError(shared.message, { extensions: { code: shared.code } })] };
  };

const codeOf = ({ errors }: ExecutionResult) => errors?.[0]?.extensions?.code;

/**
 * Renders a page for the sender of the request. Nothing is cached: the next request is rendered
 * anew, with new answers to the person's own queries.
 */
export async function ownPage(
  {
    render,
    answerKey,
    answers: shared,
  }: Pick<Renderer, 'answerKey'> & {
    render(rendering: Rendering): Promise<string>;
    answers: PublicAnswers;
  },
  { shell, path = '/', modules, session, page }: Plan & { session: NonNullable<Plan['session']> },
  request: Pick<PageRequest, 'language' | 'cookie' | 'ask'>,
): Promise<OwnPage> {
  const { language, cookie } = request;
  // Without any cookie nobody is logged in.
  const detour = cookie === undefined ? session.detourOf({}) : null;
  if (detour) return { location: detour };
  const ask = withShared(shared, request);
  const answerTo = async ({ name, hash, variables }: PageQuery) => ({
    key: answerKey(name, variables),
    result: (await ask(hash, variables)) ?? {},
  });
  const [visitor, ...answers] = await Promise.all(
    [session.query, ...(page?.queries ?? [])].map(answerTo),
  );
  // The person may be unknown because of a temporary failure; the app in the shell asks again.
  if (!visitor?.result.data || visitor.result.errors) return { status: 200 };
  const left = session.detourOf(visitor.result.data);
  if (left) return { location: left };
  const brought = page?.broughtFor?.(visitor.result.data);
  if (brought === null) return { status: 200 };
  const isMissing = answers.some(({ result }) => result.errors || !result.data);
  // A step of the funnel has its shell, and asks again by itself.
  const isShell = !page || (isMissing && brought !== undefined);
  if (!isShell && answers.some(({ result }) => codeOf(result) === 'NOT_FOUND'))
    return { status: 404 };
  if (!isShell && isMissing) return { status: 200 };
  // The device caches the staff's shell for offline visits, so it must not name anybody.
  if (!page && shell === 'admin') return { status: 200 };
  const known = isShell ? [visitor] : [visitor, ...answers];
  const found = {
    ...Object.fromEntries(known.map(({ key, result }) => [key, result.data])),
    ...(!isShell && brought),
  };
  return {
    text: await render({
      pathname: path,
      language,
      found,
      modules,
      isOwn: true,
      isShell,
    }),
  };
}
