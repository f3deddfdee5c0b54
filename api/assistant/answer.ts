import type { MessageLanguage } from '../messages/language.ts';
import { answerTexts } from './answerTexts.ts';
import type { AnswerJson } from './assistant.contract.ts';
import type { KnownQuestion, KnownTest } from './assistant.repository.ts';
import { serviceFact } from './serviceFacts.ts';

/** The tests and the FAQ entry that were found for a question. */
export interface Found {
  all: KnownTest[];
  /** Tests that the question names. */
  about: KnownTest[];
  /** Tests that match its words best. */
  tests: KnownTest[];
  faq: KnownQuestion | undefined;
}

/** A test with its texts in one language; English where the catalogue has no Hindi. */
interface WordedTest {
  id: string;
  name: string;
  price: number | null;
  report_time: string | null;
  description: string;
  inclusions: string[];
  reasons: string[];
  fasting: string;
}

const symptoms =
  /\b(i feel|my (chest|head|stomach|heart|back)|pain|fever|dizz\w*|tired|bleed\w*|symptoms?|diagnos\w*|am i (ill|sick)|cure|treat\w*|medicine should|dose)\b/i;
/** Words after 'I have' that do not describe a complaint. */
const service =
  /\b(to|been|done|paid|booked|ordered|moved|forgotten|received|got|questions?|doubts?|tests?|orders?|bookings?|appointments?|visits?|slots?|reports?|prescriptions?|coupons?|offers?|addresses|address|account|payments?|money|number)\b/i;
const isComplaint = (question: string) => {
  const had = /\bi have\b(.*)/is.exec(question)?.[1];
  return symptoms.test(question) || (had !== undefined && !service.test(had));
};

const reasonsOf = (test: KnownTest) =>
  (Array.isArray(test.why_book) ? test.why_book : test.why_book.split('|')).map((reason) =>
    reason.trim(),
  );
/** The Hindi list, or the English one if that is empty. */
const either = (hindi: string[], english: string[]) => (hindi.length > 0 ? hindi : english);
function wordedIn(language: MessageLanguage) {
  const isHindi = language === 'hi';
  return (test: KnownTest): WordedTest => ({
    id: test.id,
    price: test.price,
    report_time: test.report_time,
    fasting: test.fasting,
    name: (isHindi && test.name_hindi) || test.name,
    description: (isHindi && test.description_hindi) || (test.description ?? ''),
    inclusions: either(isHindi ? test.inclusions_hindi : [], test.inclusions),
    reasons: either(isHindi ? test.why_book_hindi : [], reasonsOf(test)),
  });
}
const sourcesOf = (tests: WordedTest[]) =>
  tests.map((test) => ({ testId: test.id, name: test.name }));

/** A question in lower case, without punctuation. */
const wordsIn = (question: string) => question.toLowerCase().replace(/\W+/g, ' ').trim();

/**
 * Answers in plain sentences from what was found; never a diagnosis (PD-42). `question` is in
 * English words, whatever language it was asked in.
 */
export function answerFrom(
  question: string,
  found: Found,
  language: MessageLanguage = 'en',
): AnswerJson {
  const texts = answerTexts[language];
  const worded = wordedIn(language);
  // The full list is worded lazily, as it may have thousands of tests.
  const { all } = found;
  const about = found.about.map(worded);
  const tests = found.tests.map(worded);
  const faq = (language === 'hi' && found.faq?.answer_hindi) || found.faq?.answer;
  const chosen = about.length > 0 ? about.slice(0, 3) : tests.slice(0, 3);
  const general = about.length === 0;
  const priced = (test: WordedTest) => ({ ...test, price: texts.price(test.price) });

  function listAnswer(): AnswerJson {
    const shown = all.slice(0, 8).map(worded);
    return {
      answer: texts.list(
        all.length,
        shown.map((test) => test.name),
      ),
      sources: sourcesOf(shown.slice(0, 4)),
    };
  }

  function priceAnswer(): AnswerJson {
    const known = all.filter((test): test is KnownTest & { price: number } => test.price !== null);
    if (known.length === 0) return { answer: texts.noPrices, sources: [] };
    const named = (test: KnownTest & { price: number }) => ({ ...worded(test), price: test.price });
    const cheapest = named(known.reduce((one, test) => (test.price < one.price ? test : one)));
    const dearest = named(known.reduce((one, test) => (test.price >= one.price ? test : one)));
    return {
      answer: texts.prices(cheapest, dearest),
      sources: sourcesOf([cheapest, dearest]),
    };
  }

  function preparationAnswer(): AnswerJson {
    const fasting = all
      .filter((test) => test.fasting === 'needed')
      .slice(0, 5)
      .map(worded);
    return {
      answer: texts.preparation(
        fasting.map((test) => test.name),
        faq,
      ),
      sources: sourcesOf(fasting.slice(0, 3)),
    };
  }

  if (general && isComplaint(question))
    return {
      answer: texts.symptoms(tests.slice(0, 3).map(priced)),
      sources: sourcesOf(tests.slice(0, 3)),
    };
  if (general && /\b(cheap\w*|expensive|dearest|lowest price|highest price)\b/i.test(question))
    return priceAnswer();
  if (
    general &&
    /\b(what|which|all|list|available|availiable|how many)\b.*\btests?\b/i.test(question) &&
    !/price|cost|benefit|before|prepar|fast/i.test(question) &&
    !/\bfor\b/i.test(question)
  )
    return listAnswer();
  const fact = general ? serviceFact(question, language) : undefined;
  if (fact) return { answer: fact, sources: [] };
  if (general && /\b(prices?|costs?|rates?|how much)\b/i.test(question) && tests.length === 0)
    return priceAnswer();
  if (general && /\bbenefits?\b|\bwhy\b/i.test(question)) {
    const meant =
      chosen.length > 0 && /\bof\b.*\b(?!tests)\w{5,}/i.test(question.replace(/tests?/i, ''))
        ? chosen
        : all.slice(0, 3).map(worded);
    return { answer: texts.benefits(meant), sources: sourcesOf(meant) };
  }
  if (general && /\b(before|prepar|fasting|fast|eat|drink|empty stomach)\b/i.test(question))
    return preparationAnswer();
  if (
    general &&
    faq &&
    (tests.length === 0 ||
      wordsIn(question) === wordsIn(found.faq!.question) ||
      /\b(book|cancel|refund|report|money|medicine|sample|gst|tax|order|exact)\b/i.test(question))
  )
    return { answer: faq, sources: [] };
  if (chosen.length > 0)
    return {
      answer: chosen
        .map((test) =>
          texts.test({
            ...priced(test),
            reportTime: test.report_time,
            fasting: texts.fasting(test.fasting),
          }),
        )
        .join('\n\n'),
      sources: sourcesOf(chosen),
    };
  return { answer: texts.unknown, sources: [] };
}
