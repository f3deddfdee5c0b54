import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { Failure } from '../../machines/failure.ts';
import type { NamedDocument } from './trusted.ts';

/**
 * A query whose answer the server renders into the page: the operation's name, and the document if
 * it has to be fetched.
 */
export interface PageQuery<Data, Variables> {
  name: string;
  /** Whether the answer is personal: it is loaded at each visit, and cleared on logout. */
  own: boolean;
  document: () => Promise<NamedDocument<Data, Variables>>;
}

interface Answer {
  data?: unknown;
  error?: Failure;
  at: number;
  loading: boolean;
  /** Fetched ahead for a visit that has not begun, even if it is personal. */
  ahead?: boolean;
}

/** Answers by operation and variables: some came with the page, others were fetched. */
export type PageAnswers = Record<string, unknown>;

/** Milliseconds after which a public answer, or one fetched ahead, is still shown, but reloaded. */
const freshFor = 5 * 60_000;
const nothing: Answer = { at: 0, loading: true };

/** The key of a stored answer. */
export const answerKey = (name: string, variables: object) =>
  `${name} ${JSON.stringify(variables)}`;

/**
 * A store for the answers of pages. The first ones came with the page, so that nothing has to be
 * loaded to show it. `isOwn`: these are personal.
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
  const notify = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const set = (key: string, answer: Answer) => {
    answers.set(key, answer);
    notify();
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
      const isFresh =
        (known.ahead || !query.own) && !known.error && Date.now() - known.at < freshFor;
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
    // If it was cleared meanwhile, it must not be stored.
    if (answers.get(key) === asked)
      set(key, { ...answer, at: Date.now(), loading: false, ...(ahead && { ahead }) });
  }
  return {
    get: (key: string) => answers.get(key) ?? nothing,
    /** Returns an answer that was fetched ahead, and is fresh, to the first one to ask for it. */
    take(key: string): unknown {
      const answer = answers.get(key);
      if (!answer?.ahead || Date.now() - answer.at >= freshFor) return undefined;
      answers.set(key, { ...answer, ahead: undefined });
      return answer.data;
    },
    /** A number that changes with each change of the store. */
    version: () => version,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Queries the gateway unless there is a fresh answer; an old one is kept until the new one
     * arrives. `ahead`: for a page that may be opened next.
     */
    load,
    /** Removes all personal answers. */
    clearOwn() {
      for (const key of own) answers.delete(key);
      own.clear();
      notify();
    },
  };
}
export type PageData = ReturnType<typeof createPageData>;

export const PageDataContext = createContext<PageData>(createPageData({}));

/** The answer to a page's query: the one that came with the page, or one fetched now. */
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
