import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { named, exampleId } from '../named.ts';
import { personal } from '../personal.ts';

/** The patient's relation to the customer, as it is sent (docs/product/validation.md). */
export const RelationJson = Type.Enum(['Myself', 'Mother', 'Father', 'son', 'Daughter', 'Other']);
export type RelationJson = Static<typeof RelationJson>;

export const GenderJson = Type.Enum(['male', 'female', 'others']);
export type GenderJson = Static<typeof GenderJson>;

/** The lab and address that the next booking may start with. */
export const LastBookingJson = named(
  'LastBooking',
  'The lab and the address of the last paid order for the patient, or else for any patient of the customer.',
  Type.Object({
    /** The lab's id, as `createorder` takes it. */
    lab: Type.String(),
    /** Its name at that time. */
    labName: Type.String(),
    /** The address's id, as `createorder` takes it; it may have been removed since. */
    address: Type.String(),
  }),
  { lab: 'kaveri-precision-labs', labName: 'Kaveri Precision Labs', address: exampleId },
);
export type LastBookingJson = Static<typeof LastBookingJson>;

export const PatientJson = named(
  'Patient',
  'A patient as read.',
  Type.Object({
    _id: Type.String(),
    bookingforWhom: RelationJson,
    name: Type.String(personal),
    /** YYYY-MM-DD. */
    DOB: Type.String(personal),
    gender: GenderJson,
    /** Whole years by the calendar in Asia/Kolkata, today (PD-23). */
    age: Type.Integer(),
    /** Whole months before the first birthday (P3M), whole days before the first month (P12D). */
    infantAge: Type.Union([Type.String(), Type.Null()]),
    /** When the guardian of somebody under 18 consented; null if consent was not required. */
    guardianConsentedAt: Type.Union([Type.String(), Type.Null()]),
    /** Null if the customer has paid for nothing yet. */
    lastBooking: Type.Union([LastBookingJson, Type.Null()]),
  }),
  {
    _id: exampleId,
    bookingforWhom: 'Mother',
    name: 'Meera Rao',
    DOB: '1962-04-30',
    gender: 'female',
    age: 64,
    infantAge: null,
    guardianConsentedAt: null,
    lastBooking: null,
  },
);
export type PatientJson = Static<typeof PatientJson>;

const Text = Type.String({ maxLength: 200 });
const PersonalText = Type.String({ maxLength: 200, ...personal });

/** A patient as sent; relation and gender in any case. The rules are in patients.rules.ts. */
export const PatientRequest = named(
  'PatientRequest',
  'A patient as sent; relation and gender in any case. For somebody under 18, the sender is the guardian and consents.',
  Type.Object({
    bookingforWhom: Text,
    name: PersonalText,
    DOB: PersonalText,
    gender: Text,
    guardianConsents: Type.Optional(
      Type.Boolean({
        description: "Whether the guardian consents to the use of a child's data.",
      }),
    ),
  }),
  { bookingforWhom: 'Mother', name: 'Meera Rao', DOB: '1962-04-30', gender: 'female' },
);
export type PatientRequest = Static<typeof PatientRequest>;

export const PatientFieldJson = Type.Enum(['bookingforWhom', 'name', 'DOB', 'gender']);
export type PatientFieldJson = Static<typeof PatientFieldJson>;

/** A saved patient as sent; what its sender did not change stays as it is stored (PD-158). */
export const PatientChangeRequest = named(
  'PatientChangeRequest',
  'A saved patient as sent, as `PatientRequest`.',
  Type.Object({
    ...PatientRequest.properties,
    changed: Type.Optional(
      Type.Array(PatientFieldJson, {
        maxItems: 4,
        description:
          'The fields that were changed; the others stay as they are stored. Without it, all are replaced.',
      }),
    ),
  }),
  {
    bookingforWhom: 'Mother',
    name: 'Meera S Rao',
    DOB: '1962-04-30',
    gender: 'female',
    changed: ['name'],
  },
);
export type PatientChangeRequest = Static<typeof PatientChangeRequest>;

export const PatientParams = Type.Object({
  id: Type.String({ maxLength: 100, description: 'The patient.', examples: [exampleId] }),
});

export const PatientAnswer = EnvelopeOf(PatientJson);
export const PatientsAnswer = EnvelopeOf(Type.Array(PatientJson));
