import type { Place } from '../generated/schema.ts';

/** 'A, B': neighbourhood, else suburb, else postcode; then state district, else country (PD-30). */
export function placeLabel(place: Place): string {
  // An empty part counts as missing.
  const near = place.neighbourhood || place.suburb || place.postcode;
  const far = place.stateDistrict || place.country;
  return [near, far].filter(Boolean).join(', ');
}
