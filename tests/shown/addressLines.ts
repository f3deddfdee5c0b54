import type { OrderAddress } from '../../machines/generated/schema.ts';

/** The lines in which an address stands on a page. */
export const addressLines = ({ houseNo, road, cityState, zipCode }: OrderAddress): string[] => [
  `${houseNo}, ${road}`,
  `${cityState} ${zipCode}`,
];
