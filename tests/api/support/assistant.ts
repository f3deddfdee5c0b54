import { answerFrom } from '../../../api/assistant/answer.ts';
import type { Found } from '../../../api/assistant/answer.ts';
import type { KnownTest } from '../../../api/assistant/assistant.repository.ts';

/** A test as the assistant knows it. */
export const test = (name: string, more: Partial<KnownTest> = {}): KnownTest => ({
  id: name.toLowerCase(),
  name,
  price: 500,
  report_time: '12 Hrs',
  description: `About ${name}.`,
  inclusions: [],
  why_book: [`Why ${name}`],
  fasting: 'needed',
  name_hindi: `${name} जाँच`,
  description_hindi: `${name} के बारे में।`,
  inclusions_hindi: [],
  why_book_hindi: [],
  aliases: [],
  ...more,
});
/** A small catalogue: two tests cost the same, one has no price, one nothing in Hindi. */
export const [zinc, iron, tsh, lead] = [
  test('Zinc', { price: 300, why_book: ' Growth | Taste ' }),
  test('Iron', { price: 300, fasting: 'not needed', why_book_hindi: ['ख़ून', 'ताक़त'] }),
  test('TSH', { price: null, inclusions: ['T3', 'T4'], inclusions_hindi: ['टी3', 'टी4'] }),
  test('Lead', { price: 900, fasting: 'unknown', name_hindi: null, description_hindi: null }),
] as [KnownTest, KnownTest, KnownTest, KnownTest];
const all = [zinc, iron, tsh, lead];
/** A frequent question. */
export const faq = {
  question: 'Can I drink water?',
  answer: 'Plain water is fine.',
  question_hindi: null,
  answer_hindi: 'सादा पानी ठीक है।',
};
export const found = (changes: Partial<Found> = {}): Found => ({
  all,
  about: [],
  tests: [],
  faq: undefined,
  ...changes,
});
/** The answer to a question for which this was found, and the ids of the tests that it names. */
export const ask = (question: string, changes: Partial<Found> = {}, language?: 'en' | 'hi') => {
  const { answer, sources } = answerFrom(question, found(changes), language);
  return [answer, ...sources.map(({ testId }) => testId)];
};

/** What is said of the test of zinc. */
export const aboutZinc =
  'Zinc: from ₹300, report in 12 Hrs, fasting needed: only water for 8 to 10 hours before. About Zinc.';

export const advice = 'This is not medical advice; please ask a doctor what suits you.';
