import type { OrderItemInput } from '../generated/schema.ts';
import { change } from './booking.change.ts';
import type { PatientChoice } from './booking.types.ts';
import { withItem } from './draft.ts';

/** Unlike `setPatients`, this leaves the choices alone. */
export const setKnownPatients = change<{ patients: PatientChoice[] }>((_, { patients }) => ({
  patients,
}));
export const setWantedItem = change<{ item: OrderItemInput }>((_, { item }) => ({
  wantedItem: item,
}));
export const addWantedItem = change(({ draft, wantedItem }) => ({
  wantedItem: null,
  draft: wantedItem ? withItem(draft, wantedItem) : draft,
}));
