import type { FieldMessage, Message } from '../notices.ts';
import { notices } from '../notices.ts';

/** The fields that every patient must have (docs/product/validation.md). */
interface Written {
  name: string;
  dateOfBirth: string;
  gender: string | null | undefined;
}

const missing = (field: string, text: string): FieldMessage => ({
  field,
  text,
  reason: 'FIELD_MISSING',
  params: { field },
});

/** The specified sentence with the fields that are missing; null if none is. */
export function missingFields({ name, dateOfBirth, gender }: Written): Message | null {
  const fields = [
    ...(name.trim() === '' ? [missing('name', 'Name is missing')] : []),
    ...(dateOfBirth === '' ? [missing('DOB', 'Date of birth is missing')] : []),
    ...(gender ? [] : [missing('gender', 'Gender is missing')]),
  ];
  return fields.length === 0 ? null : { ...notices.fillAllFields, fields };
}
