import { badRequest } from '../refusal.ts';
import type { AddressRequest } from './addresses.contract.ts';

const MOST = 120;

function readLine(typed: string, field: string): string {
  const line = typed.trim().replace(/\s+/g, ' ');
  if (line === '') throw badRequest('FIELD_MISSING', { field });
  if (line.length > MOST) throw badRequest('FIELD_TOO_LONG', { field, most: MOST });
  return line;
}

/**
 * An address as it is stored; 400 with the reason when something is invalid (PD-6, PD-28).
 */
export function readAddress(sent: AddressRequest, serviceablePins: string[]) {
  const house_no = readLine(sent.houseNo, 'houseNo');
  const road = readLine(sent.road, 'road');
  const zip_code = sent.zipCode.replace(/\s/g, '');
  if (zip_code === '') throw badRequest('FIELD_MISSING', { field: 'zipCode' });
  if (!/^\d{6}$/.test(zip_code)) throw badRequest('ZIPCODE_LENGTH');
  if (zip_code.startsWith('0')) throw badRequest('ZIPCODE_BEGINS_WITH_ZERO');
  const city_state = readLine(sent.cityState, 'cityState');
  if (!serviceablePins.some((prefix) => zip_code.startsWith(prefix)))
    throw badRequest('ZIPCODE_NOT_SERVED', { zipCode: zip_code });
  return { house_no, road, zip_code, city_state };
}
