import type { Place } from '../generated/schema.ts';

/**
 * 'A, B': A is the neighbourhood, else suburb, else postcode; B the state district, else country
 * (PD-30).
 */
export function placeLabel(place: Place): string {
  // An empty part counts as missing.
  const near = place.neighbourhood || place.suburb || place.postcode;
  const far = place.stateDistrict || place.country;
  return [near, far].filter(Boolean).join(', ');
}
