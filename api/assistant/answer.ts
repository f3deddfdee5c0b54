import { fixedDiscount } from '../orders/pricing.rules.ts';
import type { AnswerJson } from './assistant.contract.ts';
import type { KnownTest } from './assistant.repository.ts';
import { serviceFact } from './serviceFacts.ts';

/** What was found for a question. */
export interface Found {
  all: KnownTest[];
  /** Tests that the question names. */
  about: KnownTest[];
  /** Tests that its words match best. */
  tests: KnownTest[];
  faq: { question: string; answer: string } | undefined;
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const notAdvice = 'This is not medical advice; please ask a doctor what suits you.';
const symptoms =
  /\b(i have|i feel|my (chest|head|stomach|heart|back)|pain|fever|dizz|tired|bleed|symptom|diagnos|am i (ill|sick)|cure|treat|medicine should|dose)\b/i;

const priceOf = (test: KnownTest) =>
  test.price === null ? 'price on its page' : `from ${rupees.format(test.price)}`;
const fastingOf = (test: KnownTest) =>
  ({
    needed: 'fasting needed: only water for 8 to 10 hours before',
    'not needed': 'no fasting needed',
  })[test.fasting] ?? 'ask whether fasting is needed; only water for 8 to 10 hours is the safe way';
const reasonsOf = (test: KnownTest) =>
  (Array.isArray(test.why_book) ? test.why_book : test.why_book.split('|')).map((reason) =>
    reason.trim(),
  );
const sourcesOf = (tests: KnownTest[]) =>
  tests.map((test) => ({ testId: test.id, name: test.name }));

/** Answers from what was found, in plain sentences; never a diagnosis (PD-42). */
export function answerFrom(question: string, { all, about, tests, faq }: Found): AnswerJson {
  const chosen = about.length > 0 ? about.slice(0, 3) : tests.slice(0, 3);
  const general = about.length === 0;
  if (general && symptoms.test(question))
    return { answer: symptomAnswer(tests.slice(0, 3)), sources: sourcesOf(tests.slice(0, 3)) };
  if (general && /\b(cheap\w*|expensive|dearest|lowest price|highest price)\b/i.test(question))
    return priceAnswer(all);
  if (
    general &&
    /\b(what|which|all|list|available|availiable|how many)\b.*\btests?\b/i.test(question) &&
    !/price|cost|benefit|before|prepar|fast/i.test(question) &&
    !/\bfor\b/i.test(question)
  )
    return listAnswer(all);
  const fact = general ? serviceFact(question) : undefined;
  if (fact) return { answer: fact, sources: [] };
  if (general && /\b(prices?|costs?|rates?|how much)\b/i.test(question) && tests.length === 0)
    return priceAnswer(all);
  if (general && /\bbenefits?\b|\bwhy\b/i.test(question))
    return benefitAnswer(
      chosen.length > 0 && /\bof\b.*\b(?!tests)\w{5,}/i.test(question.replace(/tests?/i, ''))
        ? chosen
        : all.slice(0, 3),
    );
  if (general && /\b(before|prepar|fasting|fast|eat|drink|empty stomach)\b/i.test(question))
    return preparationAnswer(all, faq?.answer);
  if (
    general &&
    faq &&
    (tests.length === 0 ||
      /\b(book|cancel|refund|report|money|medicine|sample|gst|tax|order|exact)\b/i.test(question))
  )
    return { answer: faq.answer, sources: [] };
  if (chosen.length > 0)
    return {
      answer: chosen.map((test) => describe(test)).join('\n\n'),
      sources: sourcesOf(chosen),
    };
  return {
    answer:
      "I could not find that in our catalogue. Try the search on the home page with a test's name, or see Help in your profile for how a visit works.",
    sources: [],
  };
}

function describe(test: KnownTest): string {
  const parts =
    test.inclusions.length > 1
      ? ` It contains ${test.inclusions.length} values: ${test.inclusions.slice(0, 12).join(', ')}.`
      : '';
  return `${test.name}: ${priceOf(test)}, report in ${test.report_time ?? 'about 24 Hours'}, ${fastingOf(test)}. ${test.description ?? ''}${parts}`.trim();
}

function listAnswer(all: KnownTest[]): AnswerJson {
  const shown = all.slice(0, 8);
  return {
    answer: `We have ${all.length} tests, among them ${shown.map((test) => test.name).join(', ')}. The home page lists them all, and the search there finds one by its name.`,
    sources: sourcesOf(shown.slice(0, 4)),
  };
}

function priceAnswer(all: KnownTest[]): AnswerJson {
  let [cheapest, dearest]: (KnownTest | undefined)[] = [];
  for (const test of all) {
    if (test.price === null) continue;
    if (!cheapest || test.price < cheapest.price!) cheapest = test;
    if (!dearest || test.price >= dearest.price!) dearest = test;
  }
  if (!cheapest || !dearest) return { answer: "Prices stand on each test's page.", sources: [] };
  return {
    answer: `Prices start ${priceOf(cheapest)} (${cheapest.name}) and go up to ${priceOf(dearest).replace('from ', '')} (${dearest.name}). Each lab has its own price, shown when you choose the lab; ${rupees.format(fixedDiscount)} are taken off every order.`,
    sources: sourcesOf([cheapest, dearest]),
  };
}

function benefitAnswer(tests: KnownTest[]): AnswerJson {
  return {
    answer: `What tests are good for:\n${tests.map((test) => `${test.name}: ${reasonsOf(test).join('; ')}.`).join('\n')}\n${notAdvice}`,
    sources: sourcesOf(tests),
  };
}

function preparationAnswer(all: KnownTest[], faq: string | undefined): AnswerJson {
  const fasting = all.filter((test) => test.fasting === 'needed').slice(0, 5);
  return {
    answer: `Some tests need fasting: only water for 8 to 10 hours before the appointment. Among them: ${fasting.map((test) => test.name).join(', ')}. Each test's page says whether it does. ${faq ?? 'Plain water is always allowed, and prescribed medicines go on unless your doctor says otherwise.'}`,
    sources: sourcesOf(fasting.slice(0, 3)),
  };
}

function symptomAnswer(tests: KnownTest[]): string {
  const hint =
    tests.length > 0
      ? ` Tests that doctors often ask for in such cases: ${tests.map((test) => `${test.name} (${priceOf(test)})`).join(', ')}.`
      : '';
  return `I cannot tell what is behind complaints.${hint} ${notAdvice} For severe symptoms please go to a hospital.`;
}
