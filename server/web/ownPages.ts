import { GraphQLError } from 'graphql';
import type { ExecutionResult } from 'graphql';
import type { PublicAnswers } from '../graphql/publicAnswers.ts';
import type { Rendering } from './documents.ts';
import type { Language } from './language.ts';
import type { PageQuery, Plan, Renderer } from './renderer.ts';

/** Answers a trusted document as whoever sent the request. */
export type Ask = (
  hash: string,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult | undefined>;

/** What was asked for, and by whom. */
export interface PageRequest {
  pathname: string;
  /** With its question mark; empty where there is none. */
  search: string;
  language: Language;
  cookie: string | undefined;
  ask: Ask;
  /** Nobody's page is wanted: the app fetches everything itself, where a failure can be rehearsed. */
  asShell?: boolean;
}

/**
 * What is sent of a page behind a login: the page with its answers, or its shape with who it is where the
 * browser renders the page; where others are led; or nothing of its own, since an answer was
 * missing (`status` says whether the page is there at all).
 */
export type OwnPage = { text: string } | { location: string } | { status: 200 | 404 };

/** Whether the browser may be a customer's: one of its cookies is named as those of sessions are. */
export const hasSession = (cookie: string | undefined): boolean =>
  /(?:^|;\s*)(?:__Host-)?assay_session=/.test(cookie ?? '');

/**
 * Answers as {@link Ask}, but what everybody is answered alike from the shared answers. Those are asked
 * for without the session, so nothing that is one person's gets there.
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
 * Renders a page for the one person who sent the request. Nothing of it is kept: the next request is
 * rendered anew, with answers to all that is that person's own.
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
  // Who it is may be unknown for a moment; the app in the shell asks again.
  if (!visitor?.result.data || visitor.result.errors) return { status: 200 };
  const left = session.detourOf(visitor.result.data);
  if (left) return { location: left };
  const brought = page?.broughtFor?.(visitor.result.data);
  if (brought === null) return { status: 200 };
  const isMissing = answers.some(({ result }) => result.errors || !result.data);
  // A step of the funnel has its shape, and asks again by itself.
  const isShell = !page || (isMissing && brought !== undefined);
  if (!isShell && answers.some(({ result }) => codeOf(result) === 'NOT_FOUND'))
    return { status: 404 };
  if (!isShell && isMissing) return { status: 200 };
  // The device keeps the staff's shell for a visit without a connection, so it names nobody.
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
