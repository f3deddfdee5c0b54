import type { TestJson } from '../../api/catalogue/catalogue.contract.ts';
import type { FaqItemJson, TestimonialJson } from '../../api/content/content.contract.ts';
import { listOf } from './sparse.ts';
import type { Sparse } from './sparse.ts';

export type SentTest = Sparse<Omit<TestJson, 'inclusions' | 'features'>> & {
  /** Of a service that does not say `testName`. */
  name?: string | null;
  /** A list, or comma-separated as it was sent. */
  inclusions?: string[] | string | null;
  features?: string[] | string | null;
};

/** A test; the page's defaults stand for what is missing (PD-12). */
export const completeTest = (test: SentTest): TestJson => ({
  _id: test._id ?? '',
  testName: test.testName ?? test.name ?? '',
  icon: test.icon ?? null,
  image: test.image ?? null,
  price: test.price ?? null,
  report_time: test.report_time ?? null,
  tat: test.tat ?? null,
  description: test.description ?? null,
  inclusions: listOf(test.inclusions),
  disclaimers: test.disclaimers ?? [],
  features: listOf(test.features),
  why_book: test.why_book ?? [],
  fasting: test.fasting ?? 'unknown',
  fasting_hours: test.fasting_hours ?? null,
  sample: test.sample ?? null,
  aliases: test.aliases ?? [],
  concerns: test.concerns ?? [],
  is_package: test.is_package ?? false,
  testNameHindi: test.testNameHindi ?? null,
  descriptionHindi: test.descriptionHindi ?? null,
  inclusionsHindi: test.inclusionsHindi ?? [],
  disclaimersHindi: test.disclaimersHindi ?? [],
  featuresHindi: test.featuresHindi ?? [],
  why_book_hindi: test.why_book_hindi ?? [],
});

/** What a customer said; it is named by its words where it has no id. */
export const completeTestimonial = (sent: Sparse<TestimonialJson>): TestimonialJson => ({
  _id: sent._id ?? `${sent.name}: ${sent.message}`,
  image: sent.image ?? null,
  name: sent.name ?? '',
  location: sent.location ?? '',
  message: sent.message ?? '',
  nameHindi: sent.nameHindi ?? null,
  locationHindi: sent.locationHindi ?? null,
  messageHindi: sent.messageHindi ?? null,
});

/** A question; it is named by its words where it has no id. */
export const completeFaqItem = (sent: Sparse<FaqItemJson>): FaqItemJson => ({
  _id: sent._id ?? sent.question ?? '',
  question: sent.question ?? '',
  answer: sent.answer ?? '',
  questionHindi: sent.questionHindi ?? null,
  answerHindi: sent.answerHindi ?? null,
});
