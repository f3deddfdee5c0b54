import type { Selectable } from 'kysely';
import type { AddressPartsJson } from './addresses.contract.ts';
import type { AddressTables } from './addresses.tables.ts';

type Row = Selectable<AddressTables['addresses']>;
/** The column of each part of an address. */
const columnOf = {
  houseNo: 'house_no',
  road: 'road',
  zipCode: 'zip_code',
  cityState: 'city_state',
} as const satisfies Record<keyof AddressPartsJson, keyof Row>;

type Part = keyof typeof columnOf;
/** The parts of an address as stored. */
export type AddressColumns = Pick<Row, (typeof columnOf)[Part]>;

const pairs = Object.entries(columnOf) as [Part, keyof AddressColumns][];
export const addressColumns = pairs.map(([, column]) => column);

export const toParts = (row: AddressColumns) =>
  Object.fromEntries(
    pairs.map(([part, column]) => [part, row[column]]),
  ) as Required<AddressPartsJson>;

export const toColumns = (parts: AddressPartsJson) =>
  Object.fromEntries(
    pairs.map(([part, column]) => [column, parts[part] ?? null]),
  ) as unknown as AddressColumns;
