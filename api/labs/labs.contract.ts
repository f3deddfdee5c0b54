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
    /** `icon:lab-1` … `icon:lab-8` (a mark that the web draws), a URL, or null. */
    image: Type.Union([Type.String(), Type.Null()]),
    /** Null if it has none, or none with a source and a count. */
    rating: Type.Union([Type.Number(), Type.Null()]),
    /** The number of ratings; null if there is no rating. */
    ratingCount: Type.Union([Type.Integer(), Type.Null()]),
    /** Null if the lab has none. */
    accreditation: Type.Union([AccreditationJson, Type.Null()]),
    /** Invented for the demo. */
    demo: Type.Boolean(),
    /** Slots that can be booked in the next 7 days, counted now. A lab with 0 cannot be chosen. */
    slotsAvailable: Type.Integer(),
    /**
     * The first slot with enough time to prepare: if one of the tests requires fasting, one whose
     * last meal is still to come. Null if there is none.
     */
    earliest: Type.Union([SlotStartJson, Type.Null()]),
    reportTime: Type.String(),
    /**
     * For the requested test, or for all tests of a visit; without a test, the lab's lowest price.
     */
    price: Type.Integer(),
    /**
     * The discount for the caller: that of the best offer that applies to them, else the fixed one.
     */
    discount: Type.Integer(),
    /** The amount that the caller pays: the price less the discount. */
    amount: Type.Integer(),
    /** The offer that the discount comes from. */
    offer: Type.Union([TakenOfferJson, Type.Null()]),
    /**
     * The tests of the visit that the lab does not offer; if there are any, it cannot be chosen.
     */
    missing: Type.Array(
      Type.Object({
        _id: Type.String(),
        testName: Type.String(),
        /** In Hindi; null where there is only English. */
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
  /** The tests of a visit, separated by commas; a test for two people is listed twice. */
  testIds: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 1000,
      description:
        'The tests of a visit, separated by commas; a test for two people is listed twice.',
      examples: ['tsh,hba1c'],
    }),
  ),
  /** Only labs that collect at this PIN code. */
  pin: Type.Optional(Pin),
  /**
   * An unpaid order of the caller, by whose terms the amounts are computed, as it keeps its offer.
   */
  orderId: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description:
        'An unpaid order of the caller that is to be changed: it keeps its offer, or has none if the customer removed it.',
      examples: [exampleId],
    }),
  ),
});
export const LabsAnswer = EnvelopeOf(Type.Array(LabJson));
export type LabsQuery = Static<typeof LabsQuery>;
