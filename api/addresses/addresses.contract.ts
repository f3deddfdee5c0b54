import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';

/** An address as read. */
export const AddressJson = Type.Object({
  _id: Type.String(),
  houseNo: Type.String(),
  road: Type.String(),
  /** 6 digits. */
  zipCode: Type.String(),
  cityState: Type.String(),
  /** The one that the funnel shows, labelled HOME. */
  isDefault: Type.Boolean(),
});
export type AddressJson = Static<typeof AddressJson>;

const Text = Type.String({ maxLength: 200 });

/** An address as sent; the rules are in addresses.rules.ts. */
export const AddressRequest = Type.Object({
  houseNo: Text,
  road: Text,
  zipCode: Text,
  cityState: Text,
});
export type AddressRequest = Static<typeof AddressRequest>;

export const AddressParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

export const AddressAnswer = EnvelopeOf(AddressJson);
export const AddressesAnswer = EnvelopeOf(Type.Array(AddressJson));
