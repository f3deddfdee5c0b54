import { badRequest } from '../refusal.ts';
import type { AddressRequest } from './addresses.contract.ts';

const MOST = 120;

function readLine(typed: string, what: string): string {
  const line = typed.trim().replace(/\s+/g, ' ');
  if (line === '') throw badRequest(`${what} is missing`);
  if (line.length > MOST) throw badRequest(`${what} must have ${MOST} characters or fewer`);
  return line;
}

/** An address as it is kept; 400 with the reason when something is not right (decisions.md 6, 28). */
export function readAddress(sent: AddressRequest, serviceablePins: string[]) {
  const house_no = readLine(sent.houseNo, 'House/Flat/Block number');
  const road = readLine(sent.road, 'Road/Area');
  const zip_code = sent.zipCode.replace(/\s/g, '');
  if (zip_code === '') throw badRequest('Zipcode is missing');
  if (!/^\d{6}$/.test(zip_code)) throw badRequest('Zipcode must have 6 digits');
  if (zip_code.startsWith('0')) throw badRequest('Zipcode must not begin with 0');
  const city_state = readLine(sent.cityState, 'City and state');
  if (!serviceablePins.some((prefix) => zip_code.startsWith(prefix)))
    throw badRequest(`We do not collect samples at ${zip_code} yet`);
  return { house_no, road, zip_code, city_state };
}
