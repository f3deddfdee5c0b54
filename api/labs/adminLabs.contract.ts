import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { AccreditationJson } from '../catalogue/accreditation.contract.ts';
import { named, exampleId } from '../named.ts';
import { TypedNumber } from '../readNumber.ts';
import { exampleVersion, Version } from '../version.ts';

const Nullable = <Of extends Parameters<typeof Type.Union>[0][number]>(of: Of) =>
  Type.Union([of, Type.Null()]);
const Clock = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });
const Day = Type.String({ maxLength: 10 });

/**
 * A window of some weekdays (0 = Sunday) in which a lab collects, with `places` seats in each slot.
 */
export const LabHoursJson = named(
  'LabHours',
  'A window of some weekdays (0 = Sunday) in which a lab collects, with `places` seats in each slot.',
  Type.Object({
    weekdays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { minItems: 1, maxItems: 7 }),
    opens: Clock,
    closes: Clock,
    places: Type.Integer({ minimum: 0, maximum: 500 }),
  }),
  { weekdays: [1, 2, 3, 4, 5], opens: '07:00', closes: '11:00', places: 4 },
);
export type LabHoursJson = Static<typeof LabHoursJson>;

export const DayPartJson = Type.Enum(['day', 'morning', 'afternoon']);
export type DayPartJson = Static<typeof DayPartJson>;

/** A day, or half of one (divided at noon), on which a lab does not collect. */
export const LabHolidayJson = named(
  'LabHoliday',
  'A day, or half of one (divided at noon), on which a lab does not collect.',
  Type.Object({ date: Day, part: DayPartJson }),
  { date: '2026-12-25', part: 'day' },
);
export type LabHolidayJson = Static<typeof LabHolidayJson>;

/** A lab as the administration sees it, which may be paused. */
export const AdminLabJson = named(
  'AdminLab',
  'A lab as the administration sees it.',
  Type.Object({
    _id: Type.String(),
    version: Version,
    name: Type.String(),
    image: Nullable(Type.String()),
    address: Type.String(),
    rating: Nullable(Type.Number()),
    /** Where the rating was published; without this, customers do not see the rating. */
    ratingSource: Nullable(Type.String()),
    /** The number of ratings; without this, customers do not see the rating. */
    ratingCount: Nullable(Type.Integer()),
    accreditation: Nullable(AccreditationJson),
    reportHours: Type.Integer(),
    active: Type.Boolean(),
    /** PIN codes, or their first digits, where it collects; empty: wherever we collect samples. */
    pins: Type.Array(Type.String()),
    slotMinutes: Type.Integer(),
    hours: Type.Array(LabHoursJson),
    /** Current and future holidays, in order. */
    holidays: Type.Array(LabHolidayJson),
  }),
  {
    _id: 'kaveri-precision-labs',
    version: exampleVersion,
    name: 'Kaveri Precision Labs',
    image: '/api/v1/files/lab-1.svg',
    address: '80 Feet Road, Bengaluru',
    rating: 4.6,
    ratingSource: 'Google, October 2026',
    ratingCount: 1204,
    accreditation: { body: 'NABL', number: 'MC-2345' },
    reportHours: 24,
    active: true,
    pins: ['5600'],
    slotMinutes: 30,
    hours: [{ weekdays: [1, 2, 3, 4, 5], opens: '07:00', closes: '11:00', places: 4 }],
    holidays: [{ date: '2026-12-25', part: 'day' }],
  },
);
export type AdminLabJson = Static<typeof AdminLabJson>;

const details = {
  name: Type.Optional(Type.String({ maxLength: 200 })),
  address: Type.Optional(Type.String({ maxLength: 300 })),
  rating: Type.Optional(Nullable(TypedNumber)),
  ratingSource: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
  ratingCount: Type.Optional(Nullable(TypedNumber)),
  accreditation: Type.Optional(Nullable(AccreditationJson)),
  reportHours: Type.Optional(TypedNumber),
  active: Type.Optional(Type.Boolean()),
  pins: Type.Optional(
    Type.Array(Type.String({ pattern: '^[1-9][0-9]{0,5}$' }), { maxItems: 2000 }),
  ),
};
export const NewLab = named(
  'NewLab',
  'A new lab; it needs a name.',
  Type.Object(details, { additionalProperties: false }),
  { name: 'Kaveri Precision Labs', reportHours: 24, active: true },
);
/** The changes that an administrator makes to a lab; omitted fields stay as they are. */
export const LabChanges = named(
  'LabChanges',
  'The changes that an administrator makes to a lab; omitted fields stay as they are.',
  Type.Object({ version: Type.Optional(Version), ...details }, { additionalProperties: false }),
  { version: exampleVersion, reportHours: 24 },
);
export type LabChanges = Static<typeof LabChanges>;

export const OrderFateJson = Type.Enum(['keep', 'move', 'cancel']);
export type OrderFateJson = Static<typeof OrderFateJson>;

/** What to do with an order whose slot a lab no longer has. */
const Decision = named(
  'ScheduleDecision',
  'What to do with an order whose slot a lab no longer has.',
  Type.Object({
    orderId: Type.String({ maxLength: 100 }),
    action: OrderFateJson,
    /** The slot to move to: one of `data.slots` of the refusal. */
    slotId: Type.Optional(Type.String({ maxLength: 100 })),
    /**
     * As the refusal gave it, so that an order which has changed since is not moved or cancelled.
     */
    version: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  { orderId: exampleId, action: 'move', slotId: exampleId },
);
export type Decision = Static<typeof Decision>;
const decisions = Type.Optional(Type.Array(Decision, { maxItems: 5000 }));

export const HoursRequest = named(
  'LabHoursRequest',
  "A lab's weekly hours.",
  Type.Object({
    version: Version,
    slotMinutes: TypedNumber,
    hours: Type.Array(Type.Object({ ...LabHoursJson.properties, places: TypedNumber }), {
      maxItems: 100,
    }),
    decisions,
  }),
  {
    version: exampleVersion,
    slotMinutes: 30,
    hours: [{ weekdays: [1, 2, 3, 4, 5], opens: '07:00', closes: '11:00', places: 4 }],
  },
);
export type HoursRequest = Static<typeof HoursRequest>;
export const HolidaysRequest = named(
  'LabHolidaysRequest',
  'The days on which a lab is closed.',
  Type.Object({
    version: Version,
    holidays: Type.Array(LabHolidayJson, { maxItems: 400 }),
    decisions,
  }),
  { version: exampleVersion, holidays: [{ date: '2026-12-25', part: 'day' }] },
);
export type HolidaysRequest = Static<typeof HolidaysRequest>;

export const LabParams = Type.Object({
  id: Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'The lab.',
    examples: ['kaveri-precision-labs'],
  }),
});
export const AdminLabAnswer = EnvelopeOf(AdminLabJson);
export const AdminLabsAnswer = EnvelopeOf(Type.Array(AdminLabJson));
/** The form with a lab's picture. */
export const LabImageForm = named(
  'LabImageForm',
  'PNG, JPEG or WebP.',
  Type.Object({ image: Type.Unsafe<string>({ type: 'string', format: 'binary' }) }),
  { image: '' },
);
