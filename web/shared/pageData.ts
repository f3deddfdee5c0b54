import type { TypedDocumentNode } from '@apollo/client';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { Failure } from '../../machines/failure.ts';

/**
 * What a public page queries: an operation's name, and its document when it must
 * be fetched.
 */
export interface PageQuery<Data, Variables> {
  name: string;
  document: () => Promise<TypedDocumentNode<Data, Variables>>;
}

interface Answer {
  data?: unknown;
  error?: Failure;
  at: number;
  loading: boolean;
}

/** Answers by operation and variables: some came inside of the page, others are fetched. */
export type PageAnswers = Record<string, unknown>;

/** Milliseconds after which an answer is still shown but loaded again. */
const freshFor = 5 * 60_000;
const nothing: Answer = { at: 0, loading: true };

/** Public questions go in the address, for any cache on the way. */
const inAddress = { fetchOptions: { method: 'GET' } };

/** The key under which an answer is stored. */
export const answerKey = (name: string, variables: object) =>
  `${name} ${JSON.stringify(variables)}`;

/**
 * Stores the answers of public pages; the first ones came with the page, so that nothing is loaded
 * to show it.
 */
export function createPageData(first: PageAnswers) {
  const answers = new Map<string, Answer>(
    Object.entries(first).map(([key, data]) => [key, { data, at: Date.now(), loading: false }]),
  );
  const listeners = new Set<() => void>();
  const set = (key: string, answer: Answer) => {
    answers.set(key, answer);
    for (const listener of listeners) listener();
  };
  return {
    get: (key: string) => answers.get(key) ?? nothing,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Queries the gateway unless a fresh answer is there; an old answer stays until the new one
     * comes.
     */
    async load<Data, Variables extends Record<string, unknown>>(
      { name, document }: PageQuery<Data, Variables>,
      variables: Variables,
      again = false,
    ): Promise<void> {
      const key = answerKey(name, variables);
      const known = answers.get(key);
      if (!again && known && (known.loading || Date.now() - known.at < freshFor)) return;
      set(key, {
        ...(known?.data !== undefined && { data: known.data }),
        at: known?.at ?? 0,
        loading: true,
      });
      const { query, failureOf } = await import('./apollo.ts');
      try {
        set(key, {
          data: await query(await document(), variables, inAddress),
          at: Date.now(),
          loading: false,
        });
      } catch (error) {
        set(key, {
          ...(known?.data !== undefined && { data: known.data }),
          error: failureOf(error),
          at: Date.now(),
          loading: false,
        });
      }
    },
  };
}
export type PageData = ReturnType<typeof createPageData>;

export const PageDataContext = createContext<PageData>(createPageData({}));

/** The answer to a public page's question: what came with the page, or what is fetched now. */
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
    retry: () => void pageData.load(query, variables, true),
  };
}
