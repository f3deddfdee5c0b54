import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';

const Optional = Type.Union([Type.String(), Type.Null()]);

/** The parts of a place that the location label is made of (docs/product/screens.md). */
export const PlaceJson = Type.Object({
  neighbourhood: Optional,
  suburb: Optional,
  postcode: Optional,
  state_district: Optional,
  country: Optional,
});
export type PlaceJson = Static<typeof PlaceJson>;
export const PlaceQuery = Type.Object({
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
});
export const PlaceAnswer = EnvelopeOf(PlaceJson);
