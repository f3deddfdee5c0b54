import { envelope } from './envelope.ts';
import { mostOnPage } from './lists.contract.ts';
import type { ListQuery } from './lists.contract.ts';
import { badRequest } from './refusal.ts';

/** Entries of a list, and the cursor of its next page. */
export interface ListPage<Entry> {
  items: Entry[];
  nextCursor: string | null;
}

/** The last entry of a page: its id and, where the list is divided into runs, the run's number. */
export interface ListPlace {
  id: string;
  run: number | null;
}

const form = /^([\w-]{1,100})(?:\.(\d{1,3}))?$/;

/** Decodes a cursor; null without one, 400 for an invalid one. */
export function placeOf(cursor: string | undefined): ListPlace | null {
  if (cursor === undefined) return null;
  const [, id, run] = form.exec(cursor) ?? [];
  if (id === undefined) throw badRequest('PAGE_UNKNOWN');
  return { id, run: run === undefined ? null : Number(run) };
}

const cursorOf = ({ id, run }: ListPlace): string => (run === null ? id : `${id}.${run}`);

/** Reads one row more than the page has, to know whether there is another page. */
export const rowsFor = ({ limit = mostOnPage }: ListQuery): number => limit + 1;

/** Makes a page from rows, of which one more was read than it may have. */
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

/** The response body of a page. */
export const listEnvelope = <Entry>({ items, nextCursor }: ListPage<Entry>) => ({
  ...envelope(items),
  nextCursor,
});
