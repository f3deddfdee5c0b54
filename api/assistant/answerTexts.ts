import { fixedDiscount } from '../pricing/pricing.rules.ts';
import type { MessageLanguage } from '../messages/language.ts';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** A test as an answer names it. */
interface NamedPrice {
  name: string;
  price: number;
}

/** The sentences of the assistant, in one language. */
interface AnswerTexts {
  notAdvice: string;
  emergency: string;
  unknown: string;
  noPrices: string;
  price(price: number | null): string;
  fasting(fasting: string): string;
  test(parts: {
    name: string;
    price: string;
    reportTime: string | null;
    fasting: string;
    description: string;
    inclusions: readonly string[];
  }): string;
  list(count: number, names: string[]): string;
  prices(cheapest: NamedPrice, dearest: NamedPrice): string;
  benefits(tests: { name: string; reasons: string[] }[]): string;
  preparation(names: string[], more: string | undefined): string;
  symptoms(tests: { name: string; price: string }[]): string;
}

/** The most parameters of a package that an answer names. */
const shownValues = 12;

const english: AnswerTexts = {
  notAdvice: 'This is not medical advice; please ask a doctor what suits you.',
  emergency:
    'This may be an emergency. In India, call 112 now, or go to the nearest hospital at once. Please do not wait for a test.',
  unknown:
    "I could not find that in our catalogue. Try the search on the home page with a test's name, or see Help in your profile for how a visit works.",
  noPrices: "Prices stand on each test's page.",
  price: (price) => (price === null ? 'price on its page' : `from ${rupees.format(price)}`),
  fasting: (fasting) =>
    ({
      needed: 'fasting needed: only water for 8 to 10 hours before',
      'not needed': 'no fasting needed',
    })[fasting] ?? 'ask whether fasting is needed; only water for 8 to 10 hours is the safe way',
  test: ({ name, price, reportTime, fasting, description, inclusions }) =>
    `${name}: ${price}, report in ${reportTime ?? 'about 24 Hours'}, ${fasting}. ${description}${
      inclusions.length > 1
        ? ` It contains ${inclusions.length} values: ${inclusions.slice(0, shownValues).join(', ')}.`
        : ''
    }`.trim(),
  list: (count, names) =>
    `We have ${count} tests, among them ${names.join(', ')}. The home page lists them all, and the search there finds one by its name.`,
  prices: (cheapest, dearest) =>
    `Prices start from ${rupees.format(cheapest.price)} (${cheapest.name}) and go up to ${rupees.format(dearest.price)} (${dearest.name}). Each lab has its own price, shown when you choose the lab; ${rupees.format(fixedDiscount)} are taken off every order, or an offer that gives you more.`,
  benefits: (tests) =>
    `What tests are good for:\n${tests.map(({ name, reasons }) => `${name}: ${reasons.join('; ')}.`).join('\n')}\n${english.notAdvice}`,
  preparation: (names, more) =>
    `Some tests need fasting: only water for 8 to 10 hours before the appointment. Among them: ${names.join(', ')}. Each test's page says whether it does. ${more ?? 'Plain water is always allowed, and prescribed medicines go on unless your doctor says otherwise.'}`,
  symptoms: (tests) =>
    `I cannot tell what is behind complaints.${
      tests.length > 0
        ? ` Tests that doctors often ask for in such cases: ${tests.map(({ name, price }) => `${name} (${price})`).join(', ')}.`
        : ''
    } ${english.notAdvice} For severe symptoms please go to a hospital.`,
};

const hindi: AnswerTexts = {
  notAdvice: 'यह डॉक्टरी सलाह नहीं है; आपके लिए क्या सही है, यह डॉक्टर से पूछें।',
  emergency:
    'यह इमरजेंसी हो सकती है। अभी 112 पर फ़ोन करें, या तुरंत सबसे नज़दीकी अस्पताल जाएँ। किसी टेस्ट का इंतज़ार न करें।',
  unknown:
    'यह हमें अपने कैटलॉग में नहीं मिला। होम पेज की खोज में टेस्ट का नाम लिखकर देखें, या विज़िट के बारे में प्रोफ़ाइल में “मदद” देखें।',
  noPrices: 'क़ीमत हर टेस्ट के पेज पर लिखी है।',
  price: (price) => (price === null ? 'क़ीमत उसके पेज पर' : `${rupees.format(price)} से शुरू`),
  fasting: (fasting) =>
    ({
      needed: 'ख़ाली पेट रहना ज़रूरी: 8 से 10 घंटे पहले से सिर्फ़ पानी',
      'not needed': 'ख़ाली पेट रहना ज़रूरी नहीं',
    })[fasting] ?? 'ख़ाली पेट रहना है या नहीं, पूछ लें; 8 से 10 घंटे सिर्फ़ पानी लेना सुरक्षित है',
  test: ({ name, price, reportTime, fasting, description, inclusions }) =>
    `${name}: ${price}, रिपोर्ट ${(reportTime ?? '24 Hours').replace(/\s*(hours?|hrs?)\.?$/i, ' घंटे')} में, ${fasting}। ${description}${
      inclusions.length > 1
        ? ` इसमें ${inclusions.length} नतीजे हैं: ${inclusions.slice(0, shownValues).join(', ')}।`
        : ''
    }`.trim(),
  list: (count, names) =>
    `हमारे पास ${count} टेस्ट हैं, जैसे ${names.join(', ')}। होम पेज पर सभी टेस्ट हैं, और वहाँ की खोज में नाम से मिल जाते हैं।`,
  prices: (cheapest, dearest) =>
    `क़ीमत ${rupees.format(cheapest.price)} (${cheapest.name}) से शुरू होकर ${rupees.format(dearest.price)} (${dearest.name}) तक है। हर लैब की अपनी क़ीमत है, जो लैब चुनते समय दिखती है; हर ऑर्डर पर ${rupees.format(fixedDiscount)} की छूट है, या उससे ज़्यादा देने वाला ऑफ़र।`,
  benefits: (tests) =>
    `टेस्ट किस काम आते हैं:\n${tests.map(({ name, reasons }) => `${name}: ${reasons.join('; ')}।`).join('\n')}\n${hindi.notAdvice}`,
  preparation: (names, more) =>
    `कुछ टेस्ट के लिए ख़ाली पेट रहना होता है: अपॉइंटमेंट से 8 से 10 घंटे पहले से सिर्फ़ पानी। जैसे: ${names.join(', ')}। हर टेस्ट के पेज पर लिखा है कि ज़रूरी है या नहीं। ${more ?? 'सादा पानी हमेशा पी सकते हैं, और डॉक्टर की बताई दवा लेते रहें, जब तक वे मना न करें।'}`,
  symptoms: (tests) =>
    `तकलीफ़ के पीछे क्या है, यह मैं नहीं बता सकता।${
      tests.length > 0
        ? ` ऐसे में डॉक्टर अक्सर ये टेस्ट कराते हैं: ${tests.map(({ name, price }) => `${name} (${price})`).join(', ')}।`
        : ''
    } ${hindi.notAdvice} हालत गंभीर हो तो अस्पताल जाएँ।`,
};

export const answerTexts: Record<MessageLanguage, AnswerTexts> = { en: english, hi: hindi };
