import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { named, exampleId } from '../named.ts';
import { legalTexts } from './contentKinds.ts';

/** In Hindi; null where there is only English. */
const InHindi = Type.Union([Type.String(), Type.Null()]);

/** A customer's testimonial (docs/product/entities.md). */
export const TestimonialJson = named(
  'Testimonial',
  "A customer's testimonial.",
  Type.Object({
    _id: Type.String(),
    /** The URL of a picture; null means initials. */
    image: Type.Union([Type.String(), Type.Null()]),
    name: Type.String(),
    location: Type.String(),
    message: Type.String(),
    nameHindi: InHindi,
    locationHindi: InHindi,
    messageHindi: InHindi,
  }),
  {
    _id: exampleId,
    image: null,
    name: 'Asha',
    location: 'Bengaluru',
    message: 'The report came the same evening.',
    nameHindi: 'आशा',
    locationHindi: 'बेंगलुरु',
    messageHindi: 'रिपोर्ट उसी शाम आ गई।',
  },
);
export type TestimonialJson = Static<typeof TestimonialJson>;

/** A frequent question with its answer (docs/product/entities.md). */
export const FaqItemJson = named(
  'FaqItem',
  'A frequent question with its answer.',
  Type.Object({
    _id: Type.String(),
    question: Type.String(),
    answer: Type.String(),
    questionHindi: InHindi,
    answerHindi: InHindi,
  }),
  {
    _id: exampleId,
    question: 'When do I get my report?',
    answer: 'Within a day for most tests.',
    questionHindi: 'मेरी रिपोर्ट कब मिलेगी?',
    answerHindi: 'ज़्यादातर टेस्ट की रिपोर्ट एक दिन में मिल जाती है।',
  },
);
export type FaqItemJson = Static<typeof FaqItemJson>;

/** The texts of the home page's banner. */
export const BannerJson = named(
  'Banner',
  "The texts of the home page's banner; unused ones are empty.",
  Type.Object({
    kicker: Type.String(),
    title: Type.String(),
    note: Type.String(),
    text: Type.String(),
    kickerHindi: InHindi,
    titleHindi: InHindi,
    noteHindi: InHindi,
    textHindi: InHindi,
  }),
  {
    kicker: 'First order',
    title: '60% off your first order',
    note: 'up to ₹500',
    text: 'A trained technician comes to your door.',
    kickerHindi: 'पहला ऑर्डर',
    titleHindi: 'पहले ऑर्डर पर 60% की छूट',
    noteHindi: null,
    textHindi: null,
  },
);
export type BannerJson = Static<typeof BannerJson>;

export const TextBlockKindJson = Type.Enum(['heading', 'subheading', 'paragraph', 'list', 'steps']);
export type TextBlockKindJson = Static<typeof TextBlockKindJson>;

/** A part of a text: its lines are a heading, a paragraph, or the items of a list. */
export const TextBlockJson = named(
  'TextBlock',
  'A part of a text. Lists and steps have a line for each item, all others have one line.',
  Type.Object({
    kind: TextBlockKindJson,
    lines: Type.Array(Type.String()),
  }),
  { kind: 'list', lines: ['Prices are in rupees', 'The visit is included'] },
);
export type TextBlockJson = Static<typeof TextBlockJson>;

const PublishedVersionJson = named(
  'PublishedVersion',
  'A version of a text, and when it was published.',
  Type.Object({ version: Type.Integer(), publishedAt: Type.String() }),
  { version: 3, publishedAt: '2026-11-22T06:00:00.000Z' },
);

export type PublishedVersionJson = Static<typeof PublishedVersionJson>;

/** A version of the terms or of the privacy notice. */
export const LegalTextJson = named(
  'LegalText',
  'A version of the terms or of the privacy notice, with the list of all versions.',
  Type.Object({
    version: Type.Integer(),
    publishedAt: Type.String(),
    blocks: Type.Array(TextBlockJson),
    /** Empty where there is only English. */
    blocksHindi: Type.Array(TextBlockJson),
    /** Newest first. */
    versions: Type.Array(PublishedVersionJson),
  }),
  {
    version: 3,
    publishedAt: '2026-11-22T06:00:00.000Z',
    blocks: [{ kind: 'paragraph', lines: ['We collect samples at home.'] }],
    blocksHindi: [],
    versions: [{ version: 3, publishedAt: '2026-11-22T06:00:00.000Z' }],
  },
);
export type LegalTextJson = Static<typeof LegalTextJson>;

export const LegalTextNameJson = Type.Enum([...legalTexts]);
export type LegalTextNameJson = Static<typeof LegalTextNameJson>;

export const LegalTextParams = Type.Object({
  name: Type.Enum(LegalTextNameJson.enum, {
    description: 'The name of the text.',
    examples: ['terms'],
  }),
});
export const LegalTextQuery = Type.Object({
  version: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'By default the current one.',
      examples: [2],
    }),
  ),
});

export const BannerAnswer = EnvelopeOf(Type.Union([BannerJson, Type.Null()]));
export const LegalTextAnswer = EnvelopeOf(Type.Union([LegalTextJson, Type.Null()]));
export const TestimonialsAnswer = EnvelopeOf(Type.Array(TestimonialJson));
export const FaqAnswer = EnvelopeOf(Type.Array(FaqItemJson));
