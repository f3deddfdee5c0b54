import { Type } from 'typebox';
import type { Static } from 'typebox';
import { itemsPerSeat } from '../../machines/order/visit.ts';
import { EnvelopeOf } from '../envelope.ts';
import { exampleId, exampleOf, named } from '../named.ts';

/** An id has no spaces, so that a name cannot pass for one. */
const idForm = { minLength: 1, maxLength: 100, pattern: '^[\\w-]+$' };
const Id = Type.String(idForm);
const OptionalId = Type.Union([Id, Type.Null()]);
const most = 1_000_000;

/** What is chosen by id: a field of this name in the request, and with `Id` in the answer. */
const draftChoices = ['patient', 'test', 'lab', 'slot', 'address'] as const;
type DraftChoice = (typeof draftChoices)[number];
const ofEach = <Of>(value: (name: DraftChoice) => Of) =>
  Object.fromEntries(draftChoices.map((name) => [name, value(name)])) as Record<DraftChoice, Of>;
const ofEachId = <Of>(value: (name: DraftChoice) => Of) =>
  Object.fromEntries(draftChoices.map((name) => [`${name}Id`, value(name)])) as Record<
    `${DraftChoice}Id`,
    Of
  >;
const exampleChoices: Record<DraftChoice, string | null> = {
  patient: exampleId,
  test: 'hba1c',
  lab: 'kaveri-precision-labs',
  slot: null,
  address: null,
};

/** How many orders of this booking were given up. */
const attempt = Type.Integer({ minimum: 0, maximum: most });
/** What a draft may say besides: absent or null in a request, null in an answer if not said. */
const progress = {
  /** A short hash of the choices that the order was made of. */
  orderedAs: Type.Union([Type.String({ pattern: '^[0-9a-z]{1,20}$' }), Type.Null()]),
  /** The amount to pay that was last shown, in whole rupees. */
  expectedAmount: Type.Union([Type.Integer({ minimum: 0, maximum: most }), Type.Null()]),
  /**
   * Whether the customer confirmed that the last meal before the visit is over; null if they were
   * not asked.
   */
  lastMealConfirmed: Type.Union([Type.Boolean(), Type.Null()]),
};
type Progress = { [Name in keyof typeof progress]: Static<(typeof progress)[Name]> };
const progressNames = Object.keys(progress) as (keyof Progress)[];
const progressExample = {
  attempt: 0,
  orderedAs: null,
  expectedAmount: 549,
  lastMealConfirmed: null,
};

const DraftItemRequest = named(
  'BookingDraftItemRequest',
  'A further test of the visit, for one patient.',
  Type.Object({ patient: Id, test: Id }),
  { patient: exampleId, test: 'tsh' },
);

/** Ids and choices, never names (PD-151). */
export const DraftRequest = named(
  'BookingDraftRequest',
  'The choices of a booking so far, as ids. Without a test it is finished.',
  Type.Object({
    ...ofEach(() => Type.Optional(OptionalId)),
    added: Type.Optional(Type.Array(DraftItemRequest, { maxItems: itemsPerSeat })),
    /** The order that was made from the draft; must be the customer's own. */
    order: Type.Optional(OptionalId),
    attempt,
    ...Type.Partial(Type.Object(progress)).properties,
  }),
  {
    ...exampleChoices,
    added: [exampleOf(DraftItemRequest)],
    order: null,
    ...progressExample,
  },
);
export type DraftRequest = Static<typeof DraftRequest>;
/** The part of a draft that is stored as JSON; its order has a column of its own. */
export type StoredDraft = Omit<DraftRequest, 'order'>;

export const DraftParams = Type.Object({
  id: Type.String({
    ...idForm,
    description: 'The booking, by an id that the client generates.',
    examples: [exampleId],
  }),
});

const Found = Type.Union([Type.String(), Type.Null()]);

export const BookingDraftItemJson = named(
  'BookingDraftItem',
  'A further test of the visit, for one patient.',
  Type.Object({ patientId: Type.String(), testId: Type.String() }),
  { patientId: exampleId, testId: 'tsh' },
);
export type BookingDraftItemJson = Static<typeof BookingDraftItemJson>;

export const BookingDraftJson = named(
  'BookingDraft',
  'An unfinished booking. A finished one has no test, and none of the choices.',
  Type.Object({
    _id: Type.String(),
    savedAt: Type.String(),
    ...ofEachId(() => Found),
    added: Type.Array(BookingDraftItemJson),
    orderId: Found,
    attempt,
    ...progress,
  }),
  {
    _id: exampleId,
    savedAt: '2026-11-23T06:30:00.000Z',
    ...ofEachId((name) => exampleChoices[name]),
    added: [exampleOf(BookingDraftItemJson)],
    orderId: null,
    ...progressExample,
  },
);
export type BookingDraftJson = Static<typeof BookingDraftJson>;
/** The choices of a draft in the names of the answer. */
export const chosenIds = (draft: DraftRequest) => ofEachId((name) => draft[name] ?? null);
/** What a draft says besides; null for what it does not. */
export const progressOf = (draft: DraftRequest) =>
  Object.fromEntries(progressNames.map((name) => [name, draft[name] ?? null])) as Progress;
export const DraftsAnswer = EnvelopeOf(Type.Array(BookingDraftJson));
