import type { LocationPorts } from '../../machines/location/location.machine.ts';
import type { PinPorts } from '../../machines/pin/pin.types.ts';
import { client, query } from '../shared/apollo.ts';
import { loadServiceability } from '../shared/pin/loadServiceability.ts';
import { AddressesDocument, PlaceDocument } from '../generated/graphql.ts';

type PlacePorts = Pick<LocationPorts, 'loadPlace'> &
  Pick<PinPorts, 'loadServiceability' | 'loadOwnPin'>;

/** The name of the place, through our server, so that no key is in the browser; who comes there. */
export const placePorts: PlacePorts = {
  loadPlace: async (coordinates) => (await query(PlaceDocument, coordinates)).place,
  loadServiceability: ({ pin }, signal) => loadServiceability({ pin, labId: null }, signal),
  loadOwnPin: async () => {
    // The profile panel asks for the same, or has.
    const { data } = await client.query({ query: AddressesDocument });
    const own = data?.addresses.find(({ isDefault }) => isDefault) ?? data?.addresses[0];
    return { pin: own?.zipCode ?? null };
  },
};
