import { envelope } from './envelope.ts';
import { mostOnPage } from './lists.contract.ts';
import type { ListQuery } from './lists.contract.ts';
import { badRequest } from './refusal.ts';

/** Entries of a list, and where the next page of it begins. */
export interface ListPage<Entry> {
  items: Entry[];
  nextCursor: string | null;
}

/** Where a page ended: an id and, where that is not all, a number that the list goes by besides. */
export interface ListPlace {
  id: string;
  run: number | null;
}

const form = /^([\w-]{1,100})(?:\.(\d{1,3}))?$/;

/** The place that a cursor names; null at the beginning of a list, 400 for what no page answered. */
export function placeOf(cursor: string | undefined): ListPlace | null {
  if (cursor === undefined) return null;
  const [, id, run] = form.exec(cursor) ?? [];
  if (id === undefined) throw badRequest('PAGE_UNKNOWN');
  return { id, run: run === undefined ? null : Number(run) };
}

const cursorOf = ({ id, run }: ListPlace): string => (run === null ? id : `${id}.${run}`);

/** One row more than the page has says that there is another page. */
export const rowsFor = ({ limit = mostOnPage }: ListQuery): number => limit + 1;

/** The page that rows make, one more of which was read than it may have. */
export function pageOf<Row, Entry>(
  rows: Row[],
  query: ListQuery,
  { placeOfRow, entryOf }: { placeOfRow: (row: Row) => ListPlace; entryOf: (row: Row) => Entry },
): ListPage<Entry> {
  const shown = rows.slice(0, rowsFor(query) - 1);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => entryOf(row)),
    nextCursor: last === undefined ? null : cursorOf(placeOfRow(last)),
  };
}

/** The answer that a page is sent as. */
export const listEnvelope = <Entry>({ items, nextCursor }: ListPage<Entry>) => ({
  ...envelope(items),
  nextCursor,
});
