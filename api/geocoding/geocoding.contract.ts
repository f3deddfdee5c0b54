import { Type } from 'typebox';
import { NullableString } from '../nullableString.ts';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { named } from '../named.ts';

/** The parts of a place that the location label is made of (docs/product/screens.md). */
export const PlaceJson = named(
  'Place',
  'The parts of the name of a place.',
  Type.Object({
    neighbourhood: NullableString,
    suburb: NullableString,
    postcode: NullableString,
    state_district: NullableString,
    country: NullableString,
  }),
  {
    neighbourhood: null,
    suburb: 'Indiranagar',
    postcode: '560038',
    state_district: 'Bengaluru Urban',
    country: 'India',
  },
);
export type PlaceJson = Static<typeof PlaceJson>;
export const PlaceQuery = Type.Object({
  latitude: Type.Number({
    minimum: -90,
    maximum: 90,
    description: 'Degrees north.',
    examples: [12.97],
  }),
  longitude: Type.Number({
    minimum: -180,
    maximum: 180,
    description: 'Degrees east.',
    examples: [77.64],
  }),
});
export const PlaceAnswer = EnvelopeOf(PlaceJson);
