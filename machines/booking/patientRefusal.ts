import type { FieldMessage, Message } from '../notices.ts';
import { notices } from '../notices.ts';
import { hasLetter } from '../text/hasLetter.ts';

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
// What a problem report has in place of a name stands for one with a letter: a replay goes on.
const isMasked = (name: string) => /^•+$/.test(name);
const nameInvalid: FieldMessage = {
  field: 'name',
  text: 'Name is not valid',
  reason: 'FIELD_INVALID',
  params: { field: 'name' },
};

/**
 * Why a patient is not sent: the specified sentence with the fields that are missing, or a name
 * that is none; null if nothing is wrong.
 */
export function patientRefusal({ name, dateOfBirth, gender }: Written): Message | null {
  const isNamed = name.trim() !== '';
  const fields = [
    ...(isNamed ? [] : [missing('name', 'Name is missing')]),
    ...(dateOfBirth === '' ? [missing('DOB', 'Date of birth is missing')] : []),
    ...(gender ? [] : [missing('gender', 'Gender is missing')]),
  ];
  const invalid = isNamed && !hasLetter(name) && !isMasked(name) ? [nameInvalid] : [];
  if (fields.length > 0) return { ...notices.fillAllFields, fields: [...invalid, ...fields] };
  return invalid.length > 0 ? { ...nameInvalid, fields: invalid } : null;
}
