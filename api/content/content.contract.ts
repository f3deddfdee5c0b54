import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { named, exampleId } from '../named.ts';

/** In Hindi; null where only the English is there. */
const InHindi = Type.Union([Type.String(), Type.Null()]);

/** A customer's testimonial (docs/product/entities.md). */
export const TestimonialJson = named(
  'Testimonial',
  "A customer's testimonial.",
  Type.Object({
    _id: Type.String(),
    /** An address of a picture; null means initials. */
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

export const TestimonialsAnswer = EnvelopeOf(Type.Array(TestimonialJson));
export const FaqAnswer = EnvelopeOf(Type.Array(FaqItemJson));
