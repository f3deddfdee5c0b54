import { addressParts } from '../../devtools/samples/entities.ts';
import type { OrderAddress } from '../../machines/generated/schema.ts';

/** What an address has besides house, road, city and PIN code: everything is shown to people. */
const { houseNo: _house, road: _road, cityState: _city, zipCode: _zip, ...others } = addressParts;
const further = Object.keys(others) as (keyof OrderAddress)[];

/** The lines in which an address stands on a page. */
export const addressLines = (address: OrderAddress): string[] => [
  `${address.houseNo}, ${address.road}`,
  ...further.flatMap((name) => address[name] ?? []),
  `${address.cityState} ${address.zipCode}`,
];

/** The same where it stands on one line. */
export const addressOnOneLine = (address: OrderAddress): string => addressLines(address).join(', ');

/** The same without the PIN code. */
export const addressWithoutPin = (address: OrderAddress): string =>
  addressOnOneLine(address).slice(0, -` ${address.zipCode}`.length);
