import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { named } from '../named.ts';

const Optional = Type.Union([Type.String(), Type.Null()]);

/** The parts of a place that the location label is made of (docs/product/screens.md). */
export const PlaceJson = named(
  'Place',
  'The parts of the name of a place.',
  Type.Object({
    neighbourhood: Optional,
    suburb: Optional,
    postcode: Optional,
    state_district: Optional,
    country: Optional,
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
