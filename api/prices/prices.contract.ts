import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { named } from '../named.ts';

const Id = Type.String({ minLength: 1, maxLength: 100 });
const Rupees = Type.Union([Type.Integer(), Type.Null()]);

/** A lab's price for a test, in whole rupees; null if the lab does not offer it. */
export const LabPriceJson = named(
  'LabPrice',
  "A lab's price for a test, in whole rupees; null if the lab does not offer it.",
  Type.Object({
    lab: Type.String(),
    test: Type.String(),
    testName: Type.String(),
    price: Rupees,
    /** The change that takes effect on a future day; null if there is none. */
    planned: Type.Union([Type.Object({ price: Rupees, from: Type.String() }), Type.Null()]),
  }),
  {
    lab: 'kaveri-precision-labs',
    test: 'tsh',
    testName: 'TSH',
    price: 320,
    planned: { price: 349, from: '2026-12-01' },
  },
);
export type LabPriceJson = Static<typeof LabPriceJson>;
export type PlannedPriceJson = NonNullable<LabPriceJson['planned']>;

export const PricesQuery = Type.Object({
  lab: Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'The lab.',
    examples: ['kaveri-precision-labs'],
  }),
  percent: Type.Optional(
    Type.Integer({
      minimum: -90,
      maximum: 500,
      description:
        'Shows the prices as they would be with this change, rounded to whole rupees; nothing is stored.',
      examples: [5],
    }),
  ),
});

/** New prices of one lab; omitted tests keep theirs. */
export const PricesRequest = named(
  'LabPricesRequest',
  'New prices of one lab; omitted tests keep theirs.',
  Type.Object({
    lab: Id,
    prices: Type.Array(
      Type.Object({
        test: Id,
        /** Null: the lab does not offer the test. */
        price: Type.Union([Type.Integer(), Type.String({ maxLength: 20 }), Type.Null()]),
      }),
      { minItems: 1, maxItems: 5000 },
    ),
    /** The day (YYYY-MM-DD) on which they take effect; omitted, or today: at once. */
    from: Type.Optional(Type.String({ maxLength: 10 })),
  }),
  { lab: 'kaveri-precision-labs', prices: [{ test: 'tsh', price: 349 }], from: '2026-12-01' },
);
export type PricesRequest = Static<typeof PricesRequest>;

export const PricesAnswer = EnvelopeOf(Type.Array(LabPriceJson));
