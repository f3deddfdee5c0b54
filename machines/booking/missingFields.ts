import type { FieldMessage, Message } from '../notices.ts';
import { notices } from '../notices.ts';

/** What a person is written down with; each of these is needed (docs/product/validation.md). */
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

/** The sentence of the specification, and beside it which fields it means; null when none is. */
export function missingFields({ name, dateOfBirth, gender }: Written): Message | null {
  const fields = [
    ...(name.trim() === '' ? [missing('name', 'Name is missing')] : []),
    ...(dateOfBirth === '' ? [missing('DOB', 'Date of birth is missing')] : []),
    ...(gender ? [] : [missing('gender', 'Gender is missing')]),
  ];
  return fields.length === 0 ? null : { ...notices.fillAllFields, fields };
}
