import { Type } from 'typebox';
import { NullableString } from '../nullableString.ts';
import type { Static } from 'typebox';
import { longestDoctorNote } from '../../machines/text/longest.ts';
import { EnvelopeOf } from '../envelope.ts';
import { exampleId, exampleOf, named } from '../named.ts';
import { exampleVersion, Version } from '../version.ts';
import { NullablePersonalText, personal } from '../personal.ts';
import { SharedPatientJson, SharedReportJson } from '../reports/reportLinks.contract.ts';
import { CallLanguageJson } from './consultations.contract.ts';

const Clock = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

export const DoctorCallStateJson = Type.Enum(['booked', 'reached', 'missed']);
export type DoctorCallStateJson = Static<typeof DoctorCallStateJson>;

/** A call as its doctor sees it. */
export const DoctorCallJson = named(
  'DoctorCall',
  'A call as its doctor sees it, without the phone number.',
  Type.Object({
    _id: Type.String(),
    startsAt: Type.String(),
    endsAt: Type.String(),
    state: DoctorCallStateJson,
    /** Whether it was due on an earlier day and has no outcome recorded. */
    overdue: Type.Boolean(),
    language: CallLanguageJson,
    firstName: Type.String(personal),
    patient: SharedPatientJson,
    testName: Type.String(),
    testNameHindi: NullableString,
    noAnswers: Type.Integer(),
    note: NullablePersonalText,
    /** Whether its outcome may be recorded now. */
    due: Type.Boolean(),
    /** Whether the phone number may be requested, which is possible on the day of the call. */
    phoneOpen: Type.Boolean(),
  }),
  {
    _id: exampleId,
    startsAt: '2026-12-03T05:30:00.000Z',
    endsAt: '2026-12-03T05:45:00.000Z',
    state: 'booked',
    overdue: false,
    language: 'en',
    firstName: 'Asha',
    patient: exampleOf(SharedPatientJson),
    testName: 'TSH',
    testNameHindi: null,
    noAnswers: 0,
    note: null,
    due: true,
    phoneOpen: true,
  },
);
export type DoctorCallJson = Static<typeof DoctorCallJson>;

/** The report that a call is about. */
export const DoctorReportJson = named(
  'DoctorReport',
  'A call with its report, and no other one.',
  Type.Object({
    call: DoctorCallJson,
    ...Type.Pick(SharedReportJson, [
      'readyAt',
      'values',
      'labName',
      'collectedAt',
      'correction',
      'correctedAt',
      'before',
    ]).properties,
    /** The URL of its PDF. */
    url: Type.String(),
  }),
  {
    call: exampleOf(DoctorCallJson),
    readyAt: '2026-12-02T09:00:00.000Z',
    values: exampleOf(SharedReportJson).values,
    labName: 'Kaveri Precision Labs',
    collectedAt: '2026-12-01T02:00:00.000Z',
    correction: null,
    correctedAt: null,
    before: [],
    url: `/api/v1/doctor/calls/${exampleId}/file`,
  },
);
export type DoctorReportJson = Static<typeof DoctorReportJson>;

export const DoctorCallPhoneJson = named(
  'DoctorCallPhone',
  'The number to call, E.164; null if there is none.',
  Type.Object({ phone: NullableString }),
  { phone: '+919876543210' },
);
export type DoctorCallPhoneJson = Static<typeof DoctorCallPhoneJson>;

export const CallOutcomeJson = Type.Enum(['reached', 'noAnswer']);
export type CallOutcomeJson = Static<typeof CallOutcomeJson>;

export const CallOutcomeRequest = named(
  'CallOutcomeRequest',
  'The outcome of a call; with `reached` a note to the customer.',
  Type.Object({
    outcome: CallOutcomeJson,
    note: Type.Optional(
      Type.Union([Type.String({ maxLength: longestDoctorNote }), Type.Null()], personal),
    ),
  }),
  { outcome: 'reached', note: 'We spoke about your values. Please repeat the test in 3 months.' },
);

/** A doctor's hours on one weekday. */
export const DoctorDayJson = named(
  'DoctorDay',
  "A doctor's hours on a weekday (0 = Sunday).",
  Type.Object({
    weekday: Type.Integer({ minimum: 0, maximum: 6 }),
    opens: Clock,
    closes: Clock,
  }),
  { weekday: 1, opens: '10:00', closes: '13:00' },
);
export type DoctorDayJson = Static<typeof DoctorDayJson>;

export const DoctorHoursJson = named(
  'DoctorHours',
  "A doctor's weekly hours, and future days off.",
  Type.Object({
    version: Version,
    days: Type.Array(DoctorDayJson),
    daysOff: Type.Array(Type.String()),
  }),
  { version: exampleVersion, days: [exampleOf(DoctorDayJson)], daysOff: ['2026-12-25'] },
);
export type DoctorHoursJson = Static<typeof DoctorHoursJson>;

export const SaveDoctorHoursRequest = named(
  'SaveDoctorHoursRequest',
  'The new hours and days off. With `handOver`, calls that lose their time go to other doctors, or their customers choose another time.',
  Type.Object({
    version: Version,
    days: Type.Array(DoctorDayJson, { maxItems: 7 }),
    daysOff: Type.Array(Type.String({ maxLength: 10 }), { maxItems: 200, uniqueItems: true }),
    handOver: Type.Optional(Type.Boolean()),
  }),
  { version: exampleVersion, days: [exampleOf(DoctorDayJson)], daysOff: ['2026-12-25'] },
);
export type SaveDoctorHoursRequest = Static<typeof SaveDoctorHoursRequest>;

export const CallParams = Type.Object({
  id: Type.String({ maxLength: 100, description: 'The call.', examples: [exampleId] }),
});
export const DoctorCallsAnswer = EnvelopeOf(Type.Array(DoctorCallJson));
export const DoctorReportAnswer = EnvelopeOf(DoctorReportJson);
export const DoctorCallPhoneAnswer = EnvelopeOf(DoctorCallPhoneJson);
export const DoctorHoursAnswer = EnvelopeOf(DoctorHoursJson);
