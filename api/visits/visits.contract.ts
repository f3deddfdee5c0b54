import { Type } from 'typebox';
import { NullableString } from '../nullableString.ts';
import type { Static } from 'typebox';
import { itemsPerSeat } from '../../machines/order/visit.ts';
import { longestLabel, longestVisitNote } from '../../machines/text/longest.ts';
import { AddressPartsJson, exampleAddress } from '../addresses/addresses.contract.ts';
import { FastingJson } from '../catalogue/catalogue.contract.ts';
import { EnvelopeOf } from '../envelope.ts';
import { exampleId, named } from '../named.ts';
import { personal, NullablePersonalText } from '../personal.ts';
import { OrderPatientJson, VisitFailureJson } from '../orders/orderParts.contract.ts';

/** An action of a technician on a visit. */
export const VisitActKindJson = Type.Enum(['depart', 'collect', 'failVisit']);
export type VisitActKindJson = Static<typeof VisitActKindJson>;
/** What follows a visit without a sample. */
export const AfterFailureJson = Type.Enum(['newTime', 'cancel']);
export type AfterFailureJson = Static<typeof AfterFailureJson>;
/** The progress of a visit. */
export const VisitStandingJson = Type.Enum([
  'planned',
  'onTheWay',
  'collected',
  'notCollected',
  'cancelled',
]);
export type VisitStandingJson = Static<typeof VisitStandingJson>;

export const VisitItemJson = Type.Object({
  _id: Type.String(),
  patient: OrderPatientJson,
  testName: Type.String(),
  testNameHindi: NullableString,
  /** The kind of sample, such as 'Blood (EDTA tube)'. */
  sample: NullableString,
  fasting: FastingJson,
  /** The text on the sample's label. */
  sampleId: NullableString,
});
export type VisitItemJson = Static<typeof VisitItemJson>;

const exampleVisitItem = {
  _id: exampleId,
  patient: {
    name: 'Asha Rao',
    bookingforWhom: 'Myself' as const,
    gender: 'female' as const,
    age: 34,
  },
  testName: 'TSH',
  testNameHindi: null,
  sample: 'Blood (serum tube)',
  fasting: 'not needed' as const,
  sampleId: null,
};

export const VisitJson = named(
  'Visit',
  'A visit as the person who makes it sees it, without the phone number.',
  Type.Object({
    /** The order's id. */
    _id: Type.String(),
    number: Type.String(),
    date: Type.String(),
    startTime: Type.String(),
    endTime: Type.String(),
    /** Whether its day has passed without it being made or moved. */
    late: Type.Boolean(),
    standing: VisitStandingJson,
    labName: Type.String(),
    items: Type.Array(VisitItemJson),
    address: AddressPartsJson,
    /** The URL of a map with the address. */
    mapUrl: Type.String(personal),
    technicianName: NullableString,
    onTheWayAt: NullableString,
    collectedAt: NullableString,
    failedAt: NullableString,
    failure: Type.Union([VisitFailureJson, Type.Null()]),
    failureNote: NullablePersonalText,
    /** What followed the failed visit. */
    afterFailure: Type.Union([AfterFailureJson, Type.Null()]),
    /** The actions that are possible now. */
    actions: Type.Array(VisitActKindJson),
    /**
     * Whether the customer's number can be requested, which is possible on the day of the visit.
     */
    phoneOpen: Type.Boolean(),
  }),
  {
    _id: exampleId,
    number: '4821-7730',
    date: '2026-12-01',
    startTime: '07:00 am',
    endTime: '07:30 am',
    late: false,
    standing: 'planned',
    labName: 'Kaveri Precision Labs',
    items: [exampleVisitItem],
    address: exampleAddress,
    mapUrl: 'https://www.google.com/maps/search/?api=1&query=12%2C+100+Feet+Road',
    technicianName: 'Ravi Kumar',
    onTheWayAt: null,
    collectedAt: null,
    failedAt: null,
    failure: null,
    failureNote: null,
    afterFailure: null,
    actions: ['depart', 'collect', 'failVisit'],
    phoneOpen: true,
  },
);
export type VisitJson = Static<typeof VisitJson>;

export const VisitDayJson = named(
  'VisitDay',
  'The visits of a day; for today also earlier ones that were neither made nor moved.',
  Type.Object({ date: Type.String(), visits: Type.Array(VisitJson) }),
  { date: '2026-12-01', visits: [] },
);
export type VisitDayJson = Static<typeof VisitDayJson>;

export const VisitPhoneJson = named(
  'VisitPhone',
  "The customer's number, E.164; null if there is none.",
  Type.Object({ phone: NullablePersonalText }),
  { phone: '+919876543210' },
);
export type VisitPhoneJson = Static<typeof VisitPhoneJson>;

export const VisitActRequest = named(
  'VisitActRequest',
  'What happened on a visit.',
  Type.Object({
    act: VisitActKindJson,
    /** When the button was pressed, which may be before it could be sent. ISO 8601. */
    pressedAt: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
    /** With collect: the label of each item that is not cancelled. */
    samples: Type.Optional(
      Type.Array(
        Type.Object({
          item: Type.String({ minLength: 1, maxLength: 100 }),
          sampleId: Type.String({ maxLength: longestLabel }),
        }),
        { maxItems: itemsPerSeat },
      ),
    ),
    /** With failVisit. */
    failure: Type.Optional(Type.Union([VisitFailureJson, Type.Null()])),
    /** With failVisit; required with 'other'. */
    note: Type.Optional(
      Type.Union([Type.String({ maxLength: longestVisitNote }), Type.Null()], personal),
    ),
    /**
     * With failVisit: the customer is asked for a new time, or the order is cancelled with a
     * refund.
     */
    next: Type.Optional(Type.Union([AfterFailureJson, Type.Null()])),
  }),
  { act: 'collect', samples: [{ item: exampleId, sampleId: 'BLR-004211' }] },
);
export type VisitActRequest = Static<typeof VisitActRequest>;

export const VisitsQuery = Type.Object({
  date: Type.Optional(
    Type.String({
      maxLength: 20,
      description: 'The day in India: YYYY-MM-DD. By default today.',
      examples: ['2026-12-01'],
    }),
  ),
});
export const VisitHeaders = Type.Object({
  'Idempotency-Key': Type.String({
    pattern: '^[\\w.:-]{1,100}$',
    description: 'Generated when the action is taken; repeated with every try.',
    examples: [exampleId],
  }),
});

export const VisitAnswer = EnvelopeOf(VisitJson);
export const VisitDayAnswer = EnvelopeOf(VisitDayJson);
export const VisitPhoneAnswer = EnvelopeOf(VisitPhoneJson);
