import { ageOn } from '../../machines/order/age.ts';
import { isMinor } from '../../machines/order/guardian.ts';
import { hasLetter } from '../../machines/text/hasLetter.ts';
import { readLineOfText, readSigns } from '../../machines/text/typedText.ts';
import { readFields, refusedFields } from '../readFields.ts';
import { badRequest } from '../refusal.ts';
import { isDate } from '../slots/times.ts';
import type {
  GenderJson,
  PatientChangeRequest,
  PatientRequest,
  RelationJson,
} from './patients.contract.ts';
import type { PatientFields } from './patients.repository.ts';

// Relations as people choose them (docs/product/screens.md) and as they are sent
// (docs/product/validation.md), in any case.
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

/** A patient as sent, with what is stored in the place of each field that was not changed. */
export function withStored(
  { changed, ...sent }: PatientChangeRequest,
  stored: PatientFields,
): PatientRequest {
  if (!changed) return sent;
  const kept = {
    bookingforWhom: stored.relation,
    name: stored.name,
    DOB: stored.date_of_birth,
    gender: stored.gender,
  };
  const isMeant = changed.includes('DOB') || sent.DOB === kept.DOB;
  return {
    ...kept,
    ...Object.fromEntries(changed.map((field) => [field, sent[field]])),
    // A form with an earlier date of birth asked about another age.
    ...(isMeant && { guardianConsents: sent.guardianConsents }),
  };
}

/**
 * A patient as it is stored; 400 with the reason if something is invalid. today: YYYY-MM-DD in
 * India. consentedAt: when the guardian of a child consented; null: the consent must be in the
 * request.
 */
export async function readPatient(
  sent: PatientRequest,
  today: string,
  now: Date,
  consentedAt: Date | null = null,
) {
  const { name, DOB, gender } = sent;
  const missing = Object.entries({ name, DOB, gender }).filter(
    ([, typed]) => readLineOfText(typed) === '',
  );
  if (missing.length > 0)
    throw refusedFields(
      missing.map(([field]) => [field, badRequest('FIELD_MISSING', { field })]),
      badRequest('FIELDS_MISSING'),
    );
  const read = await readFields({
    name: () => readName(name),
    bookingforWhom: () => readRelation(sent.bookingforWhom),
    gender: () => readGender(gender),
    DOB: () => readDateOfBirth(readSigns(DOB), today),
    guardianConsents: () => readConsent(sent, today, now, consentedAt),
  });
  return {
    relation: read.bookingforWhom,
    name: read.name,
    date_of_birth: read.DOB,
    gender: read.gender,
    guardian_consented_at: read.guardianConsents,
  };
}

/** When a child's guardian consented; null for an adult. */
function readConsent(
  { DOB, guardianConsents }: PatientRequest,
  today: string,
  now: Date,
  before: Date | null,
): Date | null {
  const born = readSigns(DOB);
  if (!isDate(born) || born > today || !isMinor(born, today)) return null;
  const stands = guardianConsents === undefined ? before !== null : guardianConsents;
  if (!stands) throw badRequest('GUARDIAN_CONSENT_NEEDED');
  return before ?? now;
}

function readName(typed: string): string {
  const name = readLineOfText(typed);
  if (!hasLetter(name)) throw badRequest('FIELD_INVALID', { field: 'name' });
  if (name.length > MOST_NAME)
    throw badRequest('FIELD_TOO_LONG', { field: 'name', most: MOST_NAME });
  return name;
}

function readRelation(typed: string): RelationJson {
  const relation = RELATIONS[typed.trim().toLowerCase()];
  if (!relation) throw badRequest('RELATION_UNKNOWN');
  return relation;
}

function readGender(typed: string): GenderJson {
  const gender = GENDERS[typed.trim().toLowerCase()];
  if (!gender) throw badRequest('GENDER_UNKNOWN');
  return gender;
}

function readDateOfBirth(date: string, today: string): string {
  if (!isDate(date)) throw badRequest('BIRTH_DATE_INVALID');
  if (date > today) throw badRequest('BIRTH_DATE_IN_FUTURE');
  if (ageOn(date, today).age > OLDEST_YEARS)
    throw badRequest('BIRTH_DATE_TOO_LONG_AGO', { years: OLDEST_YEARS });
  return date;
}
