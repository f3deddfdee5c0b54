import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Check } from 'typebox/value';
import { badRequest } from '../refusal.ts';

/** An instant of this century; what a database could not read is no place in a list. */
const Instant = Type.String({
  pattern:
    '^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3])(:[0-5]\\d){2}\\.\\d{3}Z$',
});
const Place = Type.Object({
  sort: Type.String({ maxLength: 30 }),
  /** In which of the runs that the sort is made of. */
  run: Type.Integer({ minimum: 0, maximum: 9 }),
  /** What the last order was sorted by, where it was by more than its id. */
  key: Type.Union([
    Type.Null(),
    Instant,
    Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 }),
    Type.Object({ text: Type.String({ maxLength: 500, pattern: '^[^\\u0000]*$' }) }),
  ]),
  id: Type.String({ maxLength: 100, pattern: '^[\\w-]+$' }),
  /** When the first page was read: what was overdue then stays where it was in the list. */
  at: Instant,
});

/** Where a page of orders ended. */
export type OrderPlace = Static<typeof Place>;
export type SortKey = OrderPlace['key'];

/** A place as one word for the query of the next page. */
export const writeCursor = (place: OrderPlace): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/** The place that a cursor names; 400 unless it is one of the list that is sorted like this. */
export function readCursor(cursor: string, sort: string): OrderPlace {
  const place = parsed(cursor);
  if (!Check(Place, place) || place.sort !== sort) throw badRequest('PAGE_UNKNOWN');
  return place;
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
