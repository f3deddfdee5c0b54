import { badRequest } from '../refusal.ts';
import { readSigns } from '../../machines/text/typedText.ts';

const highestPrice = 1_000_000;

/** Whole rupees from a number or a text such as '1299' or '1,299'. Throws 400 if it is neither. */
export function readPrice(value: number | string): number {
  const text = readSigns(String(value)).replace(/^₹\s*/, '');
  const price = /^\d+(,\d{2,})*$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
  if (!Number.isInteger(price) || price < 1 || price > highestPrice)
    throw badRequest('PRICE_INVALID');
  return price;
}
