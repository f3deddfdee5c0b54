import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';

const TextOrList = Type.Union([Type.Array(Type.String()), Type.String()]);
const OptionalText = Type.Union([Type.String(), Type.Null()]);

/** Whether the person must fast before the sample; unknown unless it is given. */
export const FastingJson = Type.Union([
  Type.Literal('needed'),
  Type.Literal('not needed'),
  Type.Literal('unknown'),
]);
export type FastingJson = Static<typeof FastingJson>;

/** A test as read (docs/product/entities.md). Money in whole rupees. */
export const TestJson = Type.Object({
  _id: Type.String(),
  testName: Type.String(),
  /** An address of a picture, or `icon:name` with a name of icons.ts. */
  icon: OptionalText,
  /** The main picture's address. */
  image: OptionalText,
  /** The starting price. */
  price: Type.Union([Type.Integer(), Type.Null()]),
  report_time: OptionalText,
  tat: OptionalText,
  description: OptionalText,
  inclusions: Type.Array(Type.String()),
  /** A list, or one text that the reader splits (PD-15). */
  disclaimers: TextOrList,
  features: Type.Array(Type.String()),
  /** A list, or one text that the reader splits (PD-15). */
  why_book: TextOrList,
  fasting: FastingJson,
  /** What is taken, in words: 'Blood (EDTA)'. */
  sample: OptionalText,
});
export type TestJson = Static<typeof TestJson>;

/** A test as the administrator sees it: switched-off ones are there too. */
export const AdminTestJson = Type.Object({ ...TestJson.properties, active: Type.Boolean() });
export type AdminTestJson = Static<typeof AdminTestJson>;

export const TestParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) });

/** What an administrator may change on a test; what is left out stays. */
export const TestChanges = Type.Object(
  {
    testName: Type.Optional(Type.String()),
    price: Type.Optional(Type.Union([Type.Integer(), Type.String()])),
    report_time: Type.Optional(Type.String()),
    tat: Type.Optional(Type.String()),
    description: Type.Optional(Type.String()),
    inclusions: Type.Optional(TextOrList),
    disclaimers: Type.Optional(TextOrList),
    features: Type.Optional(TextOrList),
    why_book: Type.Optional(TextOrList),
    fasting: Type.Optional(FastingJson),
    active: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type TestChanges = Static<typeof TestChanges>;

export const TestAnswer = EnvelopeOf(TestJson);
export const TestsAnswer = EnvelopeOf(Type.Array(TestJson));
export const AdminTestAnswer = EnvelopeOf(AdminTestJson);
export const AdminTestsAnswer = EnvelopeOf(Type.Array(AdminTestJson));
