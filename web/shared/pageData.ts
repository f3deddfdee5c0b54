import type { TypedDocumentNode } from '@apollo/client';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { Failure } from '../../machines/failure.ts';

/**
 * What a page queries that the server renders: an operation's name, and its document when it must
 * be fetched.
 */
export interface PageQuery<Data, Variables> {
  name: string;
  /** Whether the answer is for one person: it is loaded at each visit, and cleared at logout. */
  own: boolean;
  document: () => Promise<TypedDocumentNode<Data, Variables>>;
}

interface Answer {
  data?: unknown;
  error?: Failure;
  at: number;
  loading: boolean;
  /** It is there for a visit that has not begun: the first one to ask takes it as it is. */
  ahead?: boolean;
}

/** Answers by operation and variables: some came inside of the page, others are fetched. */
export type PageAnswers = Record<string, unknown>;

/** Milliseconds after which a public answer is still shown but loaded again. */
const freshFor = 5 * 60_000;
const nothing: Answer = { at: 0, loading: true };

/** The key under which an answer is stored. */
export const answerKey = (name: string, variables: object) =>
  `${name} ${JSON.stringify(variables)}`;

/**
 * Stores the answers of pages; the first ones came with the page, so that nothing is loaded to show
 * it. `isOwn`: they are one person's.
 */
export function createPageData(first: PageAnswers, isOwn = false) {
  const answers = new Map<string, Answer>(
    Object.entries(first).map(([key, data]) => [
      key,
      { data, at: Date.now(), loading: false, ahead: true },
    ]),
  );
  const own = new Set(isOwn ? answers.keys() : []);
  const listeners = new Set<() => void>();
  let version = 0;
  const set = (key: string, answer: Answer) => {
    answers.set(key, answer);
    version += 1;
    for (const listener of listeners) listener();
  };
  async function load<Data, Variables extends Record<string, unknown>>(
    query: PageQuery<Data, Variables>,
    variables: Variables,
    { again = false, ahead = false } = {},
  ): Promise<void> {
    const key = answerKey(query.name, variables);
    const known = answers.get(key);
    if (query.own) own.add(key);
    if (!again && known) {
      const isRecent = known.ahead ?? (!query.own && Date.now() - known.at < freshFor);
      const isFresh = isRecent && !known.error;
      if (isFresh && known.ahead && !ahead) answers.set(key, { ...known, ahead: undefined });
      if (isFresh || known.loading) return;
    }
    const shown = known?.data === undefined ? {} : { data: known.data };
    const asked: Answer = { ...shown, at: known?.at ?? 0, loading: true };
    set(key, asked);
    const loaded = async (): Promise<Partial<Answer>> => {
      const { query: ask, failureOf } = await import('./gateway.ts');
      try {
        const options = { inAddress: !query.own };
        return { data: await ask(await query.document(), variables, options) };
      } catch (error) {
        return { ...shown, error: failureOf(error) };
      }
    };
    const answer = await loaded();
    // Cleared meanwhile, it is nobody's any more.
    if (answers.get(key) === asked)
      set(key, { ...answer, at: Date.now(), loading: false, ...(ahead && { ahead }) });
  }
  return {
    get: (key: string) => answers.get(key) ?? nothing,
    /** Gives an answer that is there for a visit that has not begun to the first one to ask. */
    take(key: string): unknown {
      const answer = answers.get(key);
      if (!answer?.ahead) return undefined;
      answers.set(key, { ...answer, ahead: undefined });
      return answer.data;
    },
    /** Another number after each change. */
    version: () => version,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Queries the gateway unless a fresh answer is there; an old answer stays until the new one
     * comes. `ahead`: for a page that may be opened next.
     */
    load,
    /** Forgets what is not everybody's. */
    clearOwn() {
      for (const key of own) answers.delete(key);
      own.clear();
      version += 1;
      for (const listener of listeners) listener();
    },
  };
}
export type PageData = ReturnType<typeof createPageData>;

export const PageDataContext = createContext<PageData>(createPageData({}));

/** The answer to a page's question: what came with the page, or what is fetched now. */
export function usePageQuery<Data, Variables extends Record<string, unknown>>(
  query: PageQuery<Data, Variables>,
  variables: Variables,
  { skip = false } = {},
): { data: Data | undefined; error: Failure | undefined; retry: () => void } {
  const pageData = use(PageDataContext);
  const key = answerKey(query.name, variables);
  const answer = useSyncExternalStore(
    pageData.subscribe,
    () => pageData.get(key),
    () => pageData.get(key),
  );
  useEffect(() => {
    if (!skip) void pageData.load(query, JSON.parse(key.slice(query.name.length + 1)) as Variables);
  }, [pageData, query, key, skip]);
  return {
    data: answer.data as Data | undefined,
    error: answer.error,
    retry: () => void pageData.load(query, variables, { again: true }),
  };
}
