import type { LocationPorts } from '../../machines/location/location.machine.ts';
import type { PinPorts } from '../../machines/pin/pin.types.ts';
import { query } from '../shared/gateway.ts';
import { loadServiceability } from '../shared/pin/loadServiceability.ts';
import { PlaceDocument } from '../generated/graphql.ts';

type PlacePorts = Pick<LocationPorts, 'loadPlace'> & Pick<PinPorts, 'loadServiceability'>;

/**
 * The name of a place and its serviceability, through our server, so that the browser has no API
 * key.
 */
export const placePorts: PlacePorts = {
  loadPlace: async (coordinates) => (await query(PlaceDocument, coordinates)).place,
  loadServiceability: ({ pin }, signal) => loadServiceability({ pin, labId: null }, signal),
};
