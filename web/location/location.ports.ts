import type { LocationPorts } from '../../machines/location/location.machine.ts';
import { ask } from '../shared/apollo.ts';
import { PlaceDocument } from '../generated/graphql.ts';

/** What the place is called, through our server, so that no key is in the browser. */
export const placePorts: Pick<LocationPorts, 'loadPlace'> = {
  loadPlace: async (coordinates) => (await ask(PlaceDocument, coordinates)).place,
};
