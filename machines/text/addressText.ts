import type { OrderAddress } from '../generated/schema.ts';

/** House and road, used as an address's short name. */
export const streetLine = ({ houseNo, road }: Pick<OrderAddress, 'houseNo' | 'road'>): string =>
  `${houseNo}, ${road}`;

/** The lines of an address wherever people read it; the PIN code follows the last of them. */
export const addressLines = (address: Omit<OrderAddress, 'zipCode'>): string[] => [
  streetLine(address),
  address.cityState,
];

/** The same on one line, without the PIN code. */
export const addressLine = (address: Omit<OrderAddress, 'zipCode'>): string =>
  addressLines(address).join(', ');

/** An address as maps are asked for it, which do not find what else people are shown. */
export const mapAddress = (
  address: Pick<OrderAddress, 'houseNo' | 'road' | 'cityState' | 'zipCode'>,
): string => `${streetLine(address)}, ${address.cityState} ${address.zipCode}`;
