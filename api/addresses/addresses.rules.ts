import { readLineOfText, readSigns } from '../../machines/text/typedText.ts';
import { readFields } from '../readFields.ts';
import { badRequest } from '../refusal.ts';
import { toColumns } from './addressColumns.ts';
import type { AddressRequest } from './addresses.contract.ts';

const MOST = 120;

function readLine(typed: string, field: string): string {
  const line = readLineOfText(typed);
  if (line === '') throw badRequest('FIELD_MISSING', { field });
  if (line.length > MOST) throw badRequest('FIELD_TOO_LONG', { field, most: MOST });
  return line;
}

/** An address as it is stored; 400 with the reason if something is invalid (PD-6, PD-28). */
export async function readAddress(sent: AddressRequest, serviceablePins: string[]) {
  const parts = await readFields({
    houseNo: () => readLine(sent.houseNo, 'houseNo'),
    road: () => readLine(sent.road, 'road'),
    zipCode: () => readZipCode(sent.zipCode, serviceablePins),
    cityState: () => readLine(sent.cityState, 'cityState'),
  });
  return toColumns(parts);
}

function readZipCode(typed: string, serviceablePins: string[]): string {
  const zipCode = readSigns(typed).replace(/\s/g, '');
  if (zipCode === '') throw badRequest('FIELD_MISSING', { field: 'zipCode' });
  if (!/^\d{6}$/.test(zipCode)) throw badRequest('ZIPCODE_LENGTH');
  if (zipCode.startsWith('0')) throw badRequest('ZIPCODE_BEGINS_WITH_ZERO');
  if (!serviceablePins.some((prefix) => zipCode.startsWith(prefix)))
    throw badRequest('ZIPCODE_NOT_SERVED', { zipCode });
  return zipCode;
}
