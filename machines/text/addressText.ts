import type { OrderAddress } from '../generated/schema.ts';

/** House and road, used as an address's short name. */
export const streetLine = ({ houseNo, road }: Pick<OrderAddress, 'houseNo' | 'road'>): string =>
  `${houseNo}, ${road}`;

/** An address on one line, without the PIN code. */
export const addressLine = (
  address: Pick<OrderAddress, 'houseNo' | 'road' | 'cityState'>,
): string => `${streetLine(address)}, ${address.cityState}`;

/** An address on one line. */
export const wholeAddress = (
  address: Pick<OrderAddress, 'houseNo' | 'road' | 'cityState' | 'zipCode'>,
): string => `${addressLine(address)} ${address.zipCode}`;
