import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { named, exampleId } from '../named.ts';

/** For whom a test is booked, as it is sent (docs/product/validation.md). */
export const RelationJson = Type.Enum(['Myself', 'Mother', 'Father', 'son', 'Daughter', 'Other']);
export type RelationJson = Static<typeof RelationJson>;

export const GenderJson = Type.Enum(['male', 'female', 'others']);
export type GenderJson = Static<typeof GenderJson>;

/** A patient as read. */
export const PatientJson = named(
  'Patient',
  'A patient as read.',
  Type.Object({
    _id: Type.String(),
    bookingforWhom: RelationJson,
    name: Type.String(),
    /** YYYY-MM-DD. */
    DOB: Type.String(),
    gender: GenderJson,
    /** Whole years by the calendar in Asia/Kolkata, today (PD-23). */
    age: Type.Integer(),
  }),
  {
    _id: exampleId,
    bookingforWhom: 'Mother',
    name: 'Meera Rao',
    DOB: '1962-04-30',
    gender: 'female',
    age: 64,
  },
);
export type PatientJson = Static<typeof PatientJson>;

const Text = Type.String({ maxLength: 200 });

/** A patient as sent; relation and gender in any case, the rules are in patients.rules.ts. */
export const PatientRequest = named(
  'PatientRequest',
  'A patient as sent; relation and gender in any case.',
  Type.Object({
    bookingforWhom: Text,
    name: Text,
    DOB: Text,
    gender: Text,
  }),
  { bookingforWhom: 'Mother', name: 'Meera Rao', DOB: '1962-04-30', gender: 'female' },
);
export type PatientRequest = Static<typeof PatientRequest>;

export const PatientParams = Type.Object({
  id: Type.String({ maxLength: 100, description: 'The patient.', examples: [exampleId] }),
});

export const PatientAnswer = EnvelopeOf(PatientJson);
export const PatientsAnswer = EnvelopeOf(Type.Array(PatientJson));
