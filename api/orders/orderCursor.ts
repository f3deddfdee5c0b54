import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Check } from 'typebox/value';
import { badRequest } from '../refusal.ts';

/** An instant of this century; anything the database could not parse is refused. */
const Instant = Type.String({
  pattern:
    '^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3])(:[0-5]\\d){2}\\.\\d{3}Z$',
});
const Place = Type.Object({
  sort: Type.String({ maxLength: 30 }),
  /** The index of the run, within the sort, in which the page ended. */
  run: Type.Integer({ minimum: 0, maximum: 9 }),
  /** The sort key of the page's last order; null where orders are sorted by their id alone. */
  key: Type.Union([
    Type.Null(),
    Instant,
    Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 }),
    Type.Object({ text: Type.String({ maxLength: 500, pattern: '^[^\\u0000]*$' }) }),
  ]),
  id: Type.String({ maxLength: 100, pattern: '^[\\w-]+$' }),
  /**
   * When the first page was read, so that orders which become overdue meanwhile keep their
   * position.
   */
  at: Instant,
});

/** The position in a list at which a page of orders ended. */
export type OrderPlace = Static<typeof Place>;
export type SortKey = OrderPlace['key'];

/** Encodes a position as a string for the next page's query. */
export const writeCursor = (place: OrderPlace): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/** Decodes a cursor; 400 unless it belongs to a list with this sort. */
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
