import { describe, expect, it } from 'vitest';
import { aboutZinc, advice, ask, faq, iron, lead, test, tsh, zinc } from './support/assistant.ts';

const notFound = [
  "I could not find that in our catalogue. Try the search on the home page with a test's name, or see Help in your profile for how a visit works.",
];
const preparation = (more: string) => [
  `Some tests need fasting: only water for 8 to 10 hours before the appointment. Among them: Zinc, TSH. Each test's page says whether it does. ${more}`,
  'zinc',
  'tsh',
];
const usual =
  'Plain water is always allowed, and prescribed medicines go on unless your doctor says otherwise.';

describe('benefits', () => {
  const good = (...lines: string[]) => ['What tests are good for:', ...lines, advice].join('\n');
  const firstThree = [
    good('Zinc: Growth; Taste.', 'Iron: Why Iron.', 'TSH: Why TSH.'),
    'zinc',
    'iron',
    'tsh',
  ];

  it.each(['benefit', 'the benefits of a test', 'why', 'why of one', 'benefits of testing'])(
    'are those of the first tests of the catalogue: %j',
    (question) => {
      expect(ask(question, { tests: [lead] })).toEqual(firstThree);
    },
  );

  it('are those of what was found where something is named', () => {
    const of = { tests: [lead, iron, tsh, zinc] };
    const chosen = [
      good('Lead: Why Lead.', 'Iron: Why Iron.', 'TSH: Why TSH.'),
      'lead',
      'iron',
      'tsh',
    ];
    expect(ask('benefits of the copper', of)).toEqual(chosen);
    expect(ask('benefits of the copper')).toEqual(firstThree);
  });

  it('are said in Hindi, and in English where there is no Hindi', () => {
    expect(ask('why', {}, 'hi')[0]).toBe(
      [
        'टेस्ट किस काम आते हैं:',
        'Zinc जाँच: Growth; Taste।',
        'Iron जाँच: ख़ून; ताक़त।',
        'TSH जाँच: Why TSH।',
        'यह डॉक्टरी सलाह नहीं है; आपके लिए क्या सही है, यह डॉक्टर से पूछें।',
      ].join('\n'),
    );
  });
});

describe('how to prepare', () => {
  it.each(['before', 'fasting', 'may I eat', 'to drink', 'fast', 'an empty stomach'])(
    'is answered to %j with what a frequent question says',
    (question) => {
      expect(ask(question, { tests: [iron], faq })).toEqual(preparation('Plain water is fine.'));
      expect(ask(question)).toEqual(preparation(usual));
    },
  );

  it('names five tests for which one fasts and shows three', () => {
    const many = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => test(name));
    const [answer, ...sources] = ask('before', { all: [lead, ...many] });
    expect(answer).toContain('Among them: A, B, C, D, E. ');
    expect(sources).toEqual(['a', 'b', 'c']);
    expect(ask('before', { faq }, 'hi')[0]).toBe(
      'कुछ टेस्ट के लिए ख़ाली पेट रहना होता है: अपॉइंटमेंट से 8 से 10 घंटे पहले से सिर्फ़ पानी। जैसे: Zinc जाँच, TSH जाँच। हर टेस्ट के पेज पर लिखा है कि ज़रूरी है या नहीं। सादा पानी ठीक है।',
    );
    expect(ask('before', {}, 'hi')[0]).toMatch(
      / सादा पानी हमेशा पी सकते हैं, और डॉक्टर की बताई दवा लेते रहें, जब तक वे मना न करें।$/,
    );
  });
});

describe('a frequent question', () => {
  it('is answered where no test was found, where it is the same, or where it is about the service', () => {
    expect(ask('water', { faq })).toEqual(['Plain water is fine.']);
    expect(ask('water', { faq }, 'hi')).toEqual(['सादा पानी ठीक है।']);
    expect(ask('water', { faq: { ...faq, answer_hindi: null } }, 'hi')).toEqual([
      'Plain water is fine.',
    ]);
    const rare = { ...faq, question: 'Is the Sea – salty?' };
    expect(ask(' IS the sea... salty', { tests: [zinc], faq: rare })).toEqual([
      'Plain water is fine.',
    ]);
    expect(ask('is the seasalty', { tests: [zinc], faq: rare })).toEqual([aboutZinc, 'zinc']);
    for (const word of ['book', 'refund', 'GST', 'sample', 'exact'])
      expect(ask(`the ${word}`, { tests: [zinc], faq })).toEqual(['Plain water is fine.']);
  });

  it('is not answered where a test fits better, or where nothing fits', () => {
    expect(ask('water', { tests: [zinc], faq })).toEqual([aboutZinc, 'zinc']);
    expect(ask('book', { tests: [zinc] })).toEqual([aboutZinc, 'zinc']);
    expect(ask('water')).toEqual(notFound);
    expect(ask('water', {}, 'hi')).toEqual([
      'यह हमें अपने कैटलॉग में नहीं मिला। होम पेज की खोज में टेस्ट का नाम लिखकर देखें, या विज़िट के बारे में प्रोफ़ाइल में “मदद” देखें।',
    ]);
  });
});

it('a question about the service is answered in its language before anything that was found', () => {
  expect(ask('how do I pay', { tests: [zinc], faq })[0]).toMatch(/^You pay online at checkout/);
  expect(ask('how do I pay', { tests: [zinc], faq })).toHaveLength(1);
  expect(ask('how do I pay', {}, 'hi')[0]).toMatch(/^पेमेंट ऑनलाइन होता है/);
});
