import type { LocationPorts } from '../../machines/location/location.machine.ts';
import type { PinPorts } from '../../machines/pin/pin.types.ts';
import { query } from '../shared/gateway.ts';
import { loadServiceability } from '../shared/pin/loadServiceability.ts';
import { AddressesDocument, PlaceDocument } from '../generated/graphql.ts';

type PlacePorts = Pick<LocationPorts, 'loadPlace'> &
  Pick<PinPorts, 'loadServiceability' | 'loadOwnPin'>;

/**
 * The name of a place and its serviceability, through our server, so that the browser has no API
 * key.
 */
export const placePorts: PlacePorts = {
  loadPlace: async (coordinates) => (await query(PlaceDocument, coordinates)).place,
  loadServiceability: ({ pin }, signal) => loadServiceability({ pin, labId: null }, signal),
  loadOwnPin: async () => {
    const { addresses } = await query(AddressesDocument, {});
    const own = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
    return { pin: own?.zipCode ?? null };
  },
};
