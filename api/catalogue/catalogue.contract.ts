import { Type } from 'typebox';
import type { Static } from 'typebox';
import { itemsPerSeat } from '../../machines/order/visit.ts';
import { longestSearch } from '../../machines/text/longest.ts';
import { EnvelopeOf } from '../envelope.ts';
import { exampleOf, named } from '../named.ts';
import { exampleVersion, Version } from '../version.ts';
import { concerns } from './concerns.ts';
import { StartingAmountJson } from './startingAmount.contract.ts';

const TextOrList = Type.Union([Type.Array(Type.String()), Type.String()]);
const OptionalText = Type.Union([Type.String(), Type.Null()]);

/** The most months after which a test can be recommended again. */
export const longestRepeat = 24;

/** Whether the person must fast before the sample is taken; 'unknown' unless given. */
export const FastingJson = Type.Enum(['needed', 'not needed', 'unknown']);
export type FastingJson = Static<typeof FastingJson>;

/** A health concern for which people look for a test. */
export const ConcernJson = Type.Enum([...concerns]);
export type ConcernJson = Static<typeof ConcernJson>;

/** The only gender that a test is for. */
export const TestGenderJson = Type.Enum(['male', 'female']);
export type TestGenderJson = Static<typeof TestGenderJson>;
const Whole = Type.Union([Type.Integer(), Type.Null()], { default: null });
const Ids = Type.Array(Type.String(), { default: [] });

const TestFields = Type.Object({
  _id: Type.String(),
  testName: Type.String(),
  /** The URL of a picture, or `icon:name` with a name of icons.ts. */
  icon: OptionalText,
  /** The URL of the main picture. */
  image: OptionalText,
  /** The price at the cheapest lab, in whole rupees. */
  price: Type.Union([Type.Integer(), Type.Null()]),
  report_time: OptionalText,
  tat: OptionalText,
  description: OptionalText,
  inclusions: Type.Array(Type.String()),
  /** A list, or one string that the reader splits (PD-15). */
  disclaimers: TextOrList,
  features: Type.Array(Type.String()),
  /** A list, or one string that the reader splits (PD-15). */
  why_book: TextOrList,
  fasting: Type.Enum(FastingJson.enum, { default: 'unknown' }),
  /** Hours before the visit during which only water is allowed; null if fasting is not needed. */
  fasting_hours: Type.Union([Type.Integer(), Type.Null()]),
  /** The kind of sample, in words: 'Blood (EDTA)'. */
  sample: OptionalText,
  /** Other words that people use for it, in any language. */
  aliases: Type.Array(Type.String()),
  concerns: Type.Array(ConcernJson),
  /** Whether it is a package of several tests. */
  is_package: Type.Boolean(),
  /** The only gender that it is for; null: any. */
  for_gender: Type.Union([TestGenderJson, Type.Null()], { default: null }),
  /** The youngest and the oldest age in whole years; null: any. */
  age_from: Whole,
  age_to: Whole,
  /** Ids of the tests that it includes, so that none of them is booked beside it. */
  contains: Ids,
  /** Ids of the tests whose sample is taken at least `apart_minutes` earlier or later. */
  apart_from: Ids,
  apart_minutes: Whole,
  /** Months after which it should be repeated; null: no reminder. */
  repeat_months: Whole,
  /** In Hindi; null or empty where there is only English. */
  testNameHindi: OptionalText,
  descriptionHindi: OptionalText,
  inclusionsHindi: Type.Array(Type.String()),
  disclaimersHindi: Type.Array(Type.String()),
  featuresHindi: Type.Array(Type.String()),
  why_book_hindi: Type.Array(Type.String()),
});
const exampleTest: TestJson = {
  _id: 'tsh',
  testName: 'TSH',
  icon: 'icon:thyroid',
  image: null,
  price: 300,
  report_time: '24 hours',
  tat: 'Same day',
  description: 'Measures the thyroid-stimulating hormone.',
  inclusions: ['TSH'],
  disclaimers: ['Not a diagnosis.'],
  features: ['Collected at home'],
  why_book: ['Tiredness'],
  fasting: 'not needed',
  fasting_hours: null,
  sample: 'Blood (serum)',
  aliases: ['thyroid', 'थायराइड'],
  concerns: ['thyroid'],
  is_package: false,
  for_gender: 'female',
  age_from: 1,
  age_to: null,
  contains: ['tsh-screening'],
  apart_from: ['tsh-after-stimulation'],
  apart_minutes: 30,
  repeat_months: 6,
  testNameHindi: 'टीएसएच (TSH)',
  descriptionHindi: 'थायरॉइड को चलाने वाले हार्मोन की मात्रा बताता है।',
  inclusionsHindi: ['टीएसएच'],
  disclaimersHindi: ['यह रोग का निदान नहीं है।'],
  featuresHindi: ['घर से सैंपल'],
  why_book_hindi: ['थकान रहती हो'],
};

/** A test as it is stored. */
export type TestJson = Static<typeof TestFields>;

/** A test as read (docs/product/entities.md). Money in whole rupees. */
export const LabTestJson = named(
  'LabTest',
  'A test as read. Money in whole rupees.',
  Type.Object({
    ...TestFields.properties,
    /**
     * The amounts to pay at the starting price: without an offer, and with each open offer that
     * reduces it further. Customers pay the lowest of those whose offer applies to them.
     */
    amounts: Type.Array(StartingAmountJson, { default: [] }),
  }),
  { ...exampleTest, amounts: [exampleOf(StartingAmountJson)] },
);
export type LabTestJson = Static<typeof LabTestJson>;

/** A test as the administrator sees it, which may be switched off. */
export const AdminTestJson = named(
  'AdminLabTest',
  'A test as the administrator sees it, which may be hidden.',
  Type.Object({ version: Version, ...TestFields.properties, active: Type.Boolean() }),
  { version: exampleVersion, ...exampleTest, active: true },
);
export type AdminTestJson = Static<typeof AdminTestJson>;

export const TestParams = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100, description: 'The test.', examples: ['tsh'] }),
});

/** Ids of the tests of a visit. */
export const VisitTestsQuery = Type.Object({
  ids: Type.String({
    minLength: 1,
    maxLength: itemsPerSeat * 101,
    description: 'The tests of a visit, comma-separated.',
    examples: ['tsh,hba1c'],
  }),
});

export const RelatedQuery = Type.Object({
  text: Type.String({
    minLength: 1,
    maxLength: longestSearch,
    description: 'The search text, in English, Hindi or Hindi in Latin letters.',
    examples: ['sugar'],
  }),
});

/** A whole number, or the text that was typed for one; null or empty: any. */
const TypedNumber = Type.Optional(Type.Union([Type.Integer(), Type.String(), Type.Null()]));

/** The changes that an administrator makes to a test; omitted fields stay as they are. */
export const TestChanges = named(
  'LabTestChanges',
  'The changes that an administrator makes to a test; omitted fields stay as they are.',
  Type.Object(
    {
      version: Type.Optional(Version),
      testName: Type.Optional(Type.String()),
      price: Type.Optional(Type.Union([Type.Integer(), Type.String()])),
      report_time: Type.Optional(Type.String()),
      tat: Type.Optional(Type.String()),
      description: Type.Optional(Type.String()),
      inclusions: Type.Optional(TextOrList),
      disclaimers: Type.Optional(TextOrList),
      features: Type.Optional(TextOrList),
      why_book: Type.Optional(TextOrList),
      testNameHindi: Type.Optional(Type.String()),
      descriptionHindi: Type.Optional(Type.String()),
      inclusionsHindi: Type.Optional(TextOrList),
      disclaimersHindi: Type.Optional(TextOrList),
      featuresHindi: Type.Optional(TextOrList),
      why_book_hindi: Type.Optional(TextOrList),
      fasting: Type.Optional(FastingJson),
      aliases: Type.Optional(TextOrList),
      concerns: Type.Optional(Type.Array(ConcernJson)),
      is_package: Type.Optional(Type.Boolean()),
      for_gender: Type.Optional(Type.Union([TestGenderJson, Type.Null()])),
      age_from: TypedNumber,
      age_to: TypedNumber,
      contains: Type.Optional(TextOrList),
      apart_from: Type.Optional(TextOrList),
      apart_minutes: TypedNumber,
      repeat_months: TypedNumber,
      active: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  { version: exampleVersion, price: 350, active: true },
);
export type TestChanges = Static<typeof TestChanges>;

export const TestAnswer = EnvelopeOf(LabTestJson);
export const TestsAnswer = EnvelopeOf(Type.Array(LabTestJson));
export const AdminTestAnswer = EnvelopeOf(AdminTestJson);
export const AdminTestsAnswer = EnvelopeOf(Type.Array(AdminTestJson));

const Picture = Type.Optional(Type.Unsafe<string>({ type: 'string', format: 'binary' }));
const Lines = Type.Optional(Type.Array(Type.String()));
/** The add-test form (docs/product/entities.md); a repeated field is a list. */
export const TestForm = named(
  'LabTestForm',
  'A new test; `testName` and `price` are required.',
  Type.Object({
    testName: Type.String(),
    price: Type.Integer(),
    report_time: Type.Optional(Type.String()),
    tat: Type.Optional(Type.String()),
    description: Type.Optional(Type.String()),
    inclusions: Lines,
    disclaimers: Lines,
    features: Lines,
    why_book: Lines,
    testNameHindi: Type.Optional(Type.String()),
    descriptionHindi: Type.Optional(Type.String()),
    inclusionsHindi: Lines,
    disclaimersHindi: Lines,
    featuresHindi: Lines,
    why_book_hindi: Lines,
    fasting: Type.Optional(FastingJson),
    aliases: Lines,
    concerns: Type.Optional(Type.Array(ConcernJson)),
    is_package: Type.Optional(Type.Boolean()),
    for_gender: Type.Optional(TestGenderJson),
    age_from: Type.Optional(Type.Integer()),
    age_to: Type.Optional(Type.Integer()),
    contains: Lines,
    apart_from: Lines,
    apart_minutes: Type.Optional(Type.Integer()),
    repeat_months: Type.Optional(Type.Integer()),
    icon: Picture,
    image: Picture,
  }),
  { testName: 'TSH', price: 300 },
);
