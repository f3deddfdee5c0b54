import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { named, exampleId } from '../named.ts';
import { personal } from '../personal.ts';
import { exampleVersion, Version } from '../version.ts';

const Text = Type.String({ maxLength: 200, ...personal });

/** The parts of an address, shared by saved addresses, orders and technicians' visits. */
export const AddressPartsJson = Type.Object({
  houseNo: Text,
  road: Text,
  /** 6 digits. */
  zipCode: Text,
  cityState: Text,
});
export type AddressPartsJson = Static<typeof AddressPartsJson>;

export const exampleAddress: Required<AddressPartsJson> = {
  houseNo: '12',
  road: '100 Feet Road',
  zipCode: '560038',
  cityState: 'Bengaluru, Karnataka',
};

/** An address as read. */
export const AddressJson = named(
  'Address',
  'An address as read.',
  Type.Object({
    _id: Type.String(),
    ...AddressPartsJson.properties,
    /** Whether it is the one that the funnel preselects, labelled HOME. */
    isDefault: Type.Boolean({ default: true }),
    /** Changes with its parts; whoever changes it sends it back (PD-162). */
    version: Type.Union([Version, Type.Null()], { default: null }),
  }),
  {
    _id: exampleId,
    ...exampleAddress,
    isDefault: true,
    version: exampleVersion,
  },
);
export type AddressJson = Static<typeof AddressJson>;

/** An address as sent; the rules are in addresses.rules.ts. */
export const AddressRequest = named(
  'AddressRequest',
  'An address as sent.',
  Type.Object(AddressPartsJson.properties),
  exampleAddress,
);
export type AddressRequest = Static<typeof AddressRequest>;

/** A saved address as sent, with the version that was read; without it, nothing is compared. */
export const AddressChangeRequest = named(
  'AddressChangeRequest',
  'A saved address as sent.',
  Type.Object({ ...AddressPartsJson.properties, version: Type.Optional(Version) }),
  { ...exampleAddress, version: exampleVersion },
);

export const AddressParams = Type.Object({
  id: Type.String({ maxLength: 100, description: 'The address.', examples: [exampleId] }),
});

export const AddressAnswer = EnvelopeOf(AddressJson);
export const AddressesAnswer = EnvelopeOf(Type.Array(AddressJson));
