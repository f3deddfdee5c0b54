import { Type } from 'typebox';
import type { Static } from 'typebox';
import { named } from '../named.ts';

export const AccreditationBodyJson = Type.Enum(['NABL', 'CAP']);
export type AccreditationBodyJson = Static<typeof AccreditationBodyJson>;

/** The body that accredited a lab, and the number under which this can be verified. */
export const AccreditationJson = named(
  'Accreditation',
  'The body that accredited a lab, and the number under which this can be verified.',
  Type.Object({
    body: AccreditationBodyJson,
    number: Type.String({ maxLength: 60 }),
  }),
  { body: 'NABL', number: 'MC-2345' },
);
export type AccreditationJson = Static<typeof AccreditationJson>;
