import type { LocationPorts } from '../../machines/location/location.machine.ts';
import { query } from '../shared/apollo.ts';
import { PlaceDocument } from '../generated/graphql.ts';

/** The name of the place, through our server, so that no key is in the browser. */
export const placePorts: Pick<LocationPorts, 'loadPlace'> = {
  loadPlace: async (coordinates) => (await query(PlaceDocument, coordinates)).place,
};
