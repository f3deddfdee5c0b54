import { use, useEffect, useState, useSyncExternalStore } from 'react';
import type { Failure } from '../../machines/failure.ts';
import { answerKey, PageDataContext, usePageQuery } from './pageData.ts';
import type { PageQuery } from './pageData.ts';
import { none } from './queries.ts';

interface ListPage<Item> {
  items: Item[];
  next: string | null;
}
type After = { after?: string | null | undefined };

/** A paged list: the pages loaded so far, and how to load more. */
export interface PagedList<Item> {
  /** Undefined until the first page is loaded. */
  items: Item[] | undefined;
  /** Why the first page could not be loaded. */
  error: Failure | undefined;
  retry: () => void;
  /** Null if everything is loaded. */
  rest: { load: () => void; loading: boolean; error: Failure | undefined } | null;
}

/**
 * A personal list. Its pages are kept when the list is left, so that a person who returns finds the
 * same position, and are then reloaded.
 */
export function useList<Data, Variables extends After, Item extends { id: string }>(
  query: PageQuery<Data, Variables & Record<string, unknown>>,
  pageOf: (data: Data) => ListPage<Item>,
): PagedList<Item> {
  const pageData = use(PageDataContext);
  const { data, error, retry } = usePageQuery(query, none as never);
  useSyncExternalStore(pageData.subscribe, pageData.version, pageData.version);
  const [loading, setLoading] = useState(false);
  const answerAfter = (after: string) => pageData.get(answerKey(query.name, { after }));
  const load = (after: string) => pageData.load(query, { after } as never);

  const { items, followed, next } = joined(data && pageOf(data), (after) => {
    const further = answerAfter(after).data as Data | undefined;
    return further && pageOf(further);
  });
  useEffect(() => {
    for (const after of followed) void load(after);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each visit
  }, [pageData]);

  return {
    items: data && items,
    error,
    retry,
    rest:
      next === null
        ? null
        : {
            load: () => {
              setLoading(true);
              void load(next).then(() => setLoading(false));
            },
            loading,
            error: answerAfter(next).error,
          },
  };
}

/** The pages loaded so far, joined, and the start of the next one. */
function joined<Item extends { id: string }>(
  first: ListPage<Item> | undefined,
  pageAfter: (after: string) => ListPage<Item> | undefined,
): { items: Item[]; followed: string[]; next: string | null } {
  // An entry may have moved to another page meanwhile.
  const items = new Map<string, Item>();
  const followed: string[] = [];
  let next: string | null = null;
  for (let page = first; page; page = next === null ? undefined : pageAfter(next)) {
    if (next !== null) followed.push(next);
    for (const item of page.items) if (!items.has(item.id)) items.set(item.id, item);
    // A page that leads back to an earlier one would load forever.
    next = page.next !== null && followed.includes(page.next) ? null : page.next;
  }
  return { items: [...items.values()], followed, next };
}
