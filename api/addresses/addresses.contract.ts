import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { named, exampleId } from '../named.ts';

/** An address as read. */
export const AddressJson = named(
  'Address',
  'An address as read.',
  Type.Object({
    _id: Type.String(),
    houseNo: Type.String(),
    road: Type.String(),
    /** 6 digits. */
    zipCode: Type.String(),
    cityState: Type.String(),
    /** The one that the funnel shows, labelled HOME. */
    isDefault: Type.Boolean({ default: true }),
  }),
  {
    _id: exampleId,
    houseNo: '12',
    road: '100 Feet Road',
    zipCode: '560038',
    cityState: 'Bengaluru, Karnataka',
    isDefault: true,
  },
);
export type AddressJson = Static<typeof AddressJson>;

const Text = Type.String({ maxLength: 200 });

/** An address as sent; the rules are in addresses.rules.ts. */
export const AddressRequest = named(
  'AddressRequest',
  'An address as sent.',
  Type.Object({
    houseNo: Text,
    road: Text,
    zipCode: Text,
    cityState: Text,
  }),
  { houseNo: '12', road: '100 Feet Road', zipCode: '560038', cityState: 'Bengaluru, Karnataka' },
);
export type AddressRequest = Static<typeof AddressRequest>;

export const AddressParams = Type.Object({
  id: Type.String({ maxLength: 100, description: 'The address.', examples: [exampleId] }),
});

export const AddressAnswer = EnvelopeOf(AddressJson);
export const AddressesAnswer = EnvelopeOf(Type.Array(AddressJson));
