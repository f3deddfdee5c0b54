import { Type } from 'typebox';
import { readSigns } from '../machines/text/typedText.ts';
import { badRequest } from './refusal.ts';

/** A number, or the text that was typed for one; invalid text is refused with the field's name. */
export const TypedNumber = Type.Union([Type.Number(), Type.String({ maxLength: 40 })]);
type TypedNumber = number | string;

/** A whole number, including '1,299' and '१२'; null for an empty text. Throws 400. */
export function readWhole(
  typed: TypedNumber | null,
  field: string,
  least: number,
  most: number,
): number | null {
  const text = readSigns(String(typed ?? '')).replace(/^₹\s*/, '');
  if (text === '') return null;
  const number = /^\d+(,\d{2,})*$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
  if (!(number >= least && number <= most))
    throw badRequest('NUMBER_INVALID', { field, least, most });
  return number;
}

/** A whole number as in `readWhole`, but required. */
export function readNeededWhole(
  typed: TypedNumber | null,
  field: string,
  least: number,
  most: number,
): number {
  const number = readWhole(typed, field, least, most);
  if (number === null) throw badRequest('FIELD_MISSING', { field });
  return number;
}

/** A number such as 4.5 or 4,5; null for an empty text. Throws 400. */
export function readDecimal(
  typed: TypedNumber | null,
  field: string,
  least: number,
  most: number,
): number | null {
  const text = readSigns(String(typed ?? '')).replace(',', '.');
  if (text === '') return null;
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most))
    throw badRequest('DECIMAL_INVALID', { field, least, most });
  return number;
}
