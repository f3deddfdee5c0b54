import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';

/** A customer's testimonial (docs/product/entities.md). */
export const TestimonialJson = Type.Object({
  _id: Type.String(),
  /** An address of a picture; null means initials. */
  image: Type.Union([Type.String(), Type.Null()]),
  name: Type.String(),
  location: Type.String(),
  message: Type.String(),
});
export type TestimonialJson = Static<typeof TestimonialJson>;

/** A frequent question with its answer (docs/product/entities.md). */
export const FaqItemJson = Type.Object({
  _id: Type.String(),
  question: Type.String(),
  answer: Type.String(),
});
export type FaqItemJson = Static<typeof FaqItemJson>;

export const TestimonialsAnswer = EnvelopeOf(Type.Array(TestimonialJson));
export const FaqAnswer = EnvelopeOf(Type.Array(FaqItemJson));
