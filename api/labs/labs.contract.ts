import { Type } from 'typebox';
import type { Static } from 'typebox';
import { TakenOfferJson } from '../offers/offers.contract.ts';
import { EnvelopeOf } from '../envelope.ts';
import { exampleId, named } from '../named.ts';
import { AccreditationJson } from '../catalogue/accreditation.contract.ts';
import { Pin, SlotStartJson } from '../serviceability/serviceability.contract.ts';

/**
 * A lab as read (docs/product/interface.md#http), with its price for the requested test in whole
 * rupees.
 */
export const LabJson = named(
  'Lab',
  'A lab with its price for the requested tests, in whole rupees.',
  Type.Object({
    _id: Type.String(),
    name: Type.String(),
    /** `icon:lab-1` … `icon:lab-8` (a mark that the web draws), an address, or null. */
    image: Type.Union([Type.String(), Type.Null()]),
    /** Null where it has none, or none with a source and a count. */
    rating: Type.Union([Type.Number(), Type.Null()]),
    /** Number of ratings; null where there is no rating. */
    ratingCount: Type.Union([Type.Integer(), Type.Null()]),
    /** Null where the lab has none. */
    accreditation: Type.Union([AccreditationJson, Type.Null()]),
    /** Invented for the demo. */
    demo: Type.Boolean(),
    /** Bookable slots in the next 7 days, counted now. 0 cannot be chosen. */
    slotsAvailable: Type.Integer(),
    /**
     * The first of them that everybody can keep to: where one of the tests needs fasting, one whose
     * last meal is still to come. Null where there is none.
     */
    earliest: Type.Union([SlotStartJson, Type.Null()]),
    reportTime: Type.String(),
    /** For the requested test, or all those of a visit; without one, the lab's lowest price. */
    price: Type.Integer(),
    /** What is taken off for who asks: by the best offer that fits them, else the fixed discount. */
    discount: Type.Integer(),
    /** What they pay: the price less that. */
    amount: Type.Integer(),
    /** The offer that takes it off. */
    offer: Type.Union([TakenOfferJson, Type.Null()]),
    /** Of the tests of a visit, those that it does not offer; it cannot be chosen for them. */
    missing: Type.Array(
      Type.Object({
        _id: Type.String(),
        testName: Type.String(),
        /** In Hindi; null where only the English is there. */
        testNameHindi: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
  }),
  {
    _id: 'kaveri-precision-labs',
    name: 'Kaveri Precision Labs',
    image: '/api/v1/files/lab-1.svg',
    rating: 4.6,
    ratingCount: 1204,
    accreditation: { body: 'NABL', number: 'MC-2345' },
    demo: false,
    slotsAvailable: 42,
    earliest: { date: '2026-12-01', startTime: '06:00 am' },
    reportTime: '24 hours',
    price: 600,
    discount: 100,
    amount: 500,
    offer: null,
    missing: [],
  },
);
export type LabJson = Static<typeof LabJson>;
export type MissingTestJson = LabJson['missing'][number];

export const LabsQuery = Type.Object({
  testId: Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, description: 'The test.', examples: ['tsh'] }),
  ),
  /** The tests of a visit, parted by commas; one that two persons have comes twice. */
  testIds: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 1000,
      description: 'The tests of a visit, parted by commas; one that two persons have comes twice.',
      examples: ['tsh,hba1c'],
    }),
  ),
  /** Only labs that collect there. */
  pin: Type.Optional(Pin),
  /** An unpaid order of who asks, at whose terms the amounts are: it keeps its offer. */
  orderId: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description:
        'An unpaid order of who asks that is to be changed: it keeps its offer, or has none where that was taken away.',
      examples: [exampleId],
    }),
  ),
});
export const LabsAnswer = EnvelopeOf(Type.Array(LabJson));
export type LabsQuery = Static<typeof LabsQuery>;
