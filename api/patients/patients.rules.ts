import { badRequest } from '../refusal.ts';
import type { GenderJson, PatientRequest, RelationJson } from './patients.contract.ts';

// As people say it (docs/product/screens.md) and as it is sent (docs/product/validation.md), in any
// case.
const RELATIONS: Record<string, RelationJson> = {
  myself: 'Myself',
  self: 'Myself',
  mother: 'Mother',
  father: 'Father',
  son: 'son',
  daughter: 'Daughter',
  other: 'Other',
  others: 'Other',
};
const GENDERS: Record<string, GenderJson> = {
  male: 'male',
  female: 'female',
  others: 'others',
  other: 'others',
};
const MOST_NAME = 80;
const OLDEST_YEARS = 120;

/** Whole years between a date of birth and a day, both YYYY-MM-DD, by the calendar (PD-23). */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/**
 * A patient as it is stored; 400 with the reason when something is invalid. today: YYYY-MM-DD in
 * India.
 */
export function readPatient(sent: PatientRequest, today: string) {
  const name = sent.name.trim().replace(/\s+/g, ' ');
  const dateOfBirth = sent.DOB.trim();
  const gender = sent.gender.trim().toLowerCase();
  if (name === '' || dateOfBirth === '' || gender === '') throw badRequest('FIELDS_MISSING');
  if (name.length > MOST_NAME)
    throw badRequest('FIELD_TOO_LONG', { field: 'name', most: MOST_NAME });
  const relation = RELATIONS[sent.bookingforWhom.trim().toLowerCase()];
  if (!relation) throw badRequest('RELATION_UNKNOWN');
  if (!GENDERS[gender]) throw badRequest('GENDER_UNKNOWN');
  return {
    relation,
    name,
    date_of_birth: readDateOfBirth(dateOfBirth, today),
    gender: GENDERS[gender],
  };
}

function readDateOfBirth(date: string, today: string): string {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T00:00:00Z`) : undefined;
  // The round trip rejects days such as 30 February.
  if (!instant || Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== date)
    throw badRequest('BIRTH_DATE_INVALID');
  if (date > today) throw badRequest('BIRTH_DATE_IN_FUTURE');
  if (ageOn(date, today) > OLDEST_YEARS)
    throw badRequest('BIRTH_DATE_TOO_LONG_AGO', { years: OLDEST_YEARS });
  return date;
}
