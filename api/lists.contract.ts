import { Type } from 'typebox';
import type { Static, TSchema } from 'typebox';
import { EnvelopeOf } from './envelope.ts';
import { exampleId } from './named.ts';

/** The maximum and default number of entries on a page of a customer's list. */
export const mostOnPage = 200;

/** Size and cursor of the requested page. */
export const ListQuery = Type.Object({
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: mostOnPage,
      description: `The most entries of the page; ${mostOnPage} by default.`,
      examples: [25],
    }),
  ),
  cursor: Type.Optional(
    Type.String({
      maxLength: 110,
      description: '`nextCursor` of the previous page; omitted for the first one.',
      examples: [exampleId],
    }),
  ),
});
export type ListQuery = Static<typeof ListQuery>;

/** The schema of an envelope around a page of a list. */
export const ListOf = <Entry extends TSchema>(entry: Entry) =>
  Type.Object({
    ...EnvelopeOf(Type.Array(entry)).properties,
    nextCursor: Type.Union([Type.String({ examples: [exampleId] }), Type.Null()], {
      description: '`cursor` of the next page; null on the last one.',
    }),
  });
