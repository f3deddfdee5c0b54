import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { named } from '../named.ts';
import { exampleVersion, Version } from '../version.ts';

const Rupees = Type.Union([Type.Integer(), Type.Null()]);
const Day = Type.Union([Type.String(), Type.Null()]);

const terms = {
  code: Type.String(),
  title: Type.String(),
  titleHindi: Type.String(),
  /** Percentage of the tests' price; null if the offer is a fixed amount. */
  percent: Rupees,
  /** A fixed amount; null if the offer is a percentage. */
  rupees: Rupees,
  /** The most rupees that it takes off; null: no cap. */
  mostRupees: Rupees,
  /** Days in India, both included; null: not limited. */
  from: Day,
  until: Day,
  /** Only for customers without a paid order, by account and by phone. */
  firstOrderOnly: Type.Boolean(),
  /** How often a customer may use it; null: any number of times. */
  perCustomer: Rupees,
};
const firstOrderTerms = {
  code: 'FIRST60',
  title: '60% off your first order',
  titleHindi: 'आपके पहले ऑर्डर पर 60% की छूट',
  percent: 60,
  rupees: null,
  mostRupees: 500,
  from: null,
  until: null,
  firstOrderOnly: true,
  perCustomer: 1,
};

/** An offer that replaces the discount that every order has (PD-52). */
export const OfferJson = named(
  'Offer',
  'An offer that replaces the discount that every order has.',
  Type.Object(terms),
  firstOrderTerms,
);
export type OfferJson = Static<typeof OfferJson>;

/** The offer in an order's price, with the name that it had then. */
export const TakenOfferJson = Type.Object({
  code: Type.String(),
  title: Type.String(),
  titleHindi: Type.String(),
});
export type TakenOfferJson = Static<typeof TakenOfferJson>;

/** The effect of an offer on an order that awaits payment. */
export const OrderOfferJson = named(
  'OrderOffer',
  'The effect of a running offer on an order that awaits payment.',
  Type.Object({
    ...terms,
    /** The discount, and the amount that would be left to pay, in whole rupees. */
    discount: Type.Integer(),
    amount: Type.Integer(),
    /** Why it does not apply; null if it does, or is applied already. */
    refusal: Type.Union([
      Type.Object({ message: Type.String(), reason: Type.String() }),
      Type.Null(),
    ]),
  }),
  { ...firstOrderTerms, discount: 360, amount: 240, refusal: null },
);
export type OrderOfferJson = Static<typeof OrderOfferJson>;

export const OffersAnswer = EnvelopeOf(Type.Array(OfferJson));
export const OrderOffersAnswer = EnvelopeOf(Type.Array(OrderOfferJson));

/** An offer as the administration sees it, whether it runs or not. */
export const AdminOfferJson = named(
  'AdminOffer',
  'An offer as the administration sees it, whether it runs or not.',
  Type.Object({
    version: Version,
    ...terms,
    /** How often all customers together may use it; null: not limited. */
    budgetUses: Rupees,
    /** The most that it takes off all orders together; null: not limited. */
    budgetRupees: Rupees,
    paused: Type.Boolean(),
    /** Whether customers can use it now. */
    running: Type.Boolean(),
    /**
     * The number of uses, including those of unpaid orders that hold it, and the rupees it takes
     * off them.
     */
    uses: Type.Integer(),
    rupeesGiven: Type.Integer(),
  }),
  {
    version: exampleVersion,
    ...firstOrderTerms,
    budgetUses: null,
    budgetRupees: null,
    paused: false,
    running: true,
    uses: 12,
    rupeesGiven: 4320,
  },
);
export type AdminOfferJson = Static<typeof AdminOfferJson>;

const longestTitle = 200;
const Whole = Type.Optional(
  Type.Union([Type.Integer(), Type.String({ maxLength: 20 }), Type.Null()]),
);
const OptionalDay = Type.Optional(Type.Union([Type.String({ maxLength: 10 }), Type.Null()]));
const changes = {
  title: Type.Optional(Type.String({ maxLength: longestTitle })),
  titleHindi: Type.Optional(Type.String({ maxLength: longestTitle })),
  percent: Whole,
  rupees: Whole,
  mostRupees: Whole,
  from: OptionalDay,
  until: OptionalDay,
  firstOrderOnly: Type.Optional(Type.Boolean()),
  perCustomer: Whole,
  budgetUses: Whole,
  budgetRupees: Whole,
  paused: Type.Optional(Type.Boolean()),
};

/**
 * The changes that an administrator makes to an offer; omitted fields stay as they are, null
 * removes a limit.
 */
export const OfferChanges = named(
  'OfferChanges',
  'The changes that an administrator makes to an offer; omitted fields stay as they are, null removes a limit. Numbers may be strings, as typed.',
  Type.Object({ version: Type.Optional(Version), ...changes }, { additionalProperties: false }),
  { version: exampleVersion, paused: true },
);
export type OfferChanges = Static<typeof OfferChanges>;

/** A new offer. */
export const NewOffer = named(
  'NewOffer',
  'A new offer: `percent` or `rupees`, not both.',
  Type.Object(
    { code: Type.String({ maxLength: 40 }), ...changes },
    { additionalProperties: false },
  ),
  { code: 'MONSOON', title: '₹150 off', titleHindi: '₹150 की छूट', rupees: 150 },
);
export type NewOffer = Static<typeof NewOffer>;

export const OfferParams = Type.Object({
  code: Type.String({
    minLength: 1,
    maxLength: 40,
    description: 'The code of the offer.',
    examples: ['FIRST60'],
  }),
});
export const AdminOfferAnswer = EnvelopeOf(AdminOfferJson);
export const AdminOffersAnswer = EnvelopeOf(Type.Array(AdminOfferJson));

/** The code of the offer to apply. */
export const TakeOfferRequest = named(
  'TakeOfferRequest',
  'The offer to apply.',
  Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
  { code: 'FIRST60' },
);
