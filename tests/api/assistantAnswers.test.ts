import { describe, expect, it } from 'vitest';
import { answerFrom } from '../../api/assistant/answer.ts';
import {
  aboutZinc,
  advice,
  ask,
  faq,
  found,
  iron,
  lead,
  test,
  tsh,
  zinc,
} from './support/assistant.ts';

const prices = [
  'Prices start from ₹300 (Zinc) and go up to ₹900 (Lead). Each lab has its own price, shown when you choose the lab; ₹100 are taken off every order, or an offer that gives you more.',
  'zinc',
  'lead',
];
const list = [
  'We have 4 tests, among them Zinc, Iron, TSH, Lead. The home page lists them all, and the search there finds one by its name.',
  'zinc',
  'iron',
  'tsh',
  'lead',
];

describe('a question that names a test', () => {
  it.each([
    'I have pain',
    'the cheapest',
    'which tests',
    'how do I pay',
    'price',
    'why',
    'before',
    'book',
  ])('is answered about it, also where it says %j', (question) => {
    expect(ask(question, { about: [zinc], tests: [iron], faq })).toEqual([aboutZinc, 'zinc']);
  });

  it('is answered about three tests at most, each in its words', () => {
    const [answer, ...sources] = ask('', { about: [tsh, iron, lead, zinc] });
    expect(answer!.split('\n\n')).toEqual([
      'TSH: price on its page, report in 12 Hrs, fasting needed: only water for 8 to 10 hours before. About TSH. It contains 2 values: T3, T4.',
      'Iron: from ₹300, report in 12 Hrs, no fasting needed. About Iron.',
      'Lead: from ₹900, report in 12 Hrs, ask whether fasting is needed; only water for 8 to 10 hours is the safe way. About Lead.',
    ]);
    expect(sources).toEqual(['tsh', 'iron', 'lead']);
  });

  it('is answered in Hindi, and in English where there is no Hindi', () => {
    const [answer, ...sources] = ask('', { about: [tsh, iron, lead] }, 'hi');
    expect(answer!.split('\n\n')).toEqual([
      'TSH जाँच: क़ीमत उसके पेज पर, रिपोर्ट 12 घंटे में, ख़ाली पेट रहना ज़रूरी: 8 से 10 घंटे पहले से सिर्फ़ पानी। TSH के बारे में। इसमें 2 नतीजे हैं: टी3, टी4।',
      'Iron जाँच: ₹300 से शुरू, रिपोर्ट 12 घंटे में, ख़ाली पेट रहना ज़रूरी नहीं। Iron के बारे में।',
      'Lead: ₹900 से शुरू, रिपोर्ट 12 घंटे में, ख़ाली पेट रहना है या नहीं, पूछ लें; 8 से 10 घंटे सिर्फ़ पानी लेना सुरक्षित है। About Lead.',
    ]);
    expect(sources).toEqual(['tsh', 'iron', 'lead']);
    expect(answerFrom('', found({ about: [iron] }), 'hi').sources).toEqual([
      { testId: 'iron', name: 'Iron जाँच' },
    ]);
  });

  it('says as much as is known', () => {
    const bare = { report_time: null, description: null, description_hindi: null };
    const english = ask('', { about: [test('A', { ...bare, inclusions: ['A'] })] });
    expect(english[0]).toBe(
      'A: from ₹500, report in about 24 Hours, fasting needed: only water for 8 to 10 hours before.',
    );
    const many = Array.from({ length: 13 }, (_, index) => `v${index}`);
    const package_ = test('P', { description: '', inclusions: many, inclusions_hindi: many });
    expect(ask('', { about: [package_] })[0]).toMatch(
      / 10 hours before\. {2}It contains 13 values: v0, .*, v11\.$/,
    );
    expect(ask('', { about: [package_] }, 'hi')[0]).toMatch(/ इसमें 13 नतीजे हैं: v0, .*, v11।$/);
    const hindi = (report_time: string | null) =>
      /रिपोर्ट (.+) में,/.exec(ask('', { about: [test('A', { report_time })] }, 'hi')[0]!)![1];
    expect(
      [null, '6 hours', '1 Hour', '2hr', '3 Hrs.', '4  hrs', 'Hours later'].map(hindi),
    ).toEqual(['24 घंटे', '6 घंटे', '1 घंटे', '2 घंटे', '3 घंटे', '4 घंटे', 'Hours later']);
    expect(
      ask(
        '',
        { about: [test('A', { ...bare, inclusions: ['A'], inclusions_hindi: ['ए'] })] },
        'hi',
      )[0],
    ).toBe('A जाँच: ₹500 से शुरू, रिपोर्ट 24 घंटे में, ख़ाली पेट रहना ज़रूरी: 8 से 10 घंटे पहले से सिर्फ़ पानी।');
  });
});

describe('complaints', () => {
  it('are no diagnosis, and name three tests at most', () => {
    const end = `${advice} For severe symptoms please go to a hospital.`;
    expect(ask('I have pain', { faq })).toEqual([
      `I cannot tell what is behind complaints. ${end}`,
    ]);
    expect(ask('am I sick', { tests: [iron, tsh, zinc, lead] })).toEqual([
      `I cannot tell what is behind complaints. Tests that doctors often ask for in such cases: Iron (from ₹300), TSH (price on its page), Zinc (from ₹300). ${end}`,
      'iron',
      'tsh',
      'zinc',
    ]);
    expect(ask('Dose?', {}, 'hi')).toEqual([
      'तकलीफ़ के पीछे क्या है, यह मैं नहीं बता सकता। यह डॉक्टरी सलाह नहीं है; आपके लिए क्या सही है, यह डॉक्टर से पूछें। हालत गंभीर हो तो अस्पताल जाएँ।',
    ]);
    expect(ask('pain', { tests: [iron, lead] }, 'hi')[0]).toContain(
      'बता सकता। ऐसे में डॉक्टर अक्सर ये टेस्ट कराते हैं: Iron जाँच (₹300 से शुरू), Lead (₹900 से शुरू)। यह',
    );
  });
});

describe('prices', () => {
  it.each(['cheap', 'the cheapest', 'expensive', 'Dearest', 'lowest price', 'highest price'])(
    'are answered to %j, whatever was found',
    (question) => {
      expect(ask(question, { tests: [iron], faq })).toEqual(prices);
    },
  );

  it.each(['price', 'prices', 'cost', 'costs', 'rate', 'Rates', 'how much'])(
    'are answered to %j where no test was found',
    (question) => {
      expect(ask(question, { faq })).toEqual(prices);
      expect(ask(question, { tests: [zinc], faq })).toEqual([aboutZinc, 'zinc']);
    },
  );

  it('are those of the first of the cheapest and the last of the dearest', () => {
    const [answer, ...sources] = ask('cheap', {
      all: [tsh, lead, iron, zinc, test('Gold', { price: 900 })],
    });
    expect(answer).toMatch(/^Prices start from ₹300 \(Iron\) and go up to ₹900 \(Gold\)\./);
    expect(sources).toEqual(['iron', 'gold']);
    expect(ask('cheap', { all: [lead, zinc] }).slice(1)).toEqual(['zinc', 'lead']);
    expect(ask('cheap', {}, 'hi')).toEqual([
      'क़ीमत ₹300 (Zinc जाँच) से शुरू होकर ₹900 (Lead) तक है। हर लैब की अपनी क़ीमत है, जो लैब चुनते समय दिखती है; हर ऑर्डर पर ₹100 की छूट है, या उससे ज़्यादा देने वाला ऑफ़र।',
      'zinc',
      'lead',
    ]);
  });

  it('stand on the pages where the catalogue has none', () => {
    expect(ask('cheap', { all: [tsh] })).toEqual(["Prices stand on each test's page."]);
    expect(ask('cheap', { all: [] }, 'hi')).toEqual(['क़ीमत हर टेस्ट के पेज पर लिखी है।']);
  });
});

describe('the list of tests', () => {
  it.each([
    'what tests',
    'Which test',
    'all tests',
    'list the many tests',
    'available test',
    'availiable tests',
    'how many tests',
  ])('is answered to %j', (question) => {
    expect(ask(question, { tests: [iron] })).toEqual(list);
  });

  it.each(['tests', 'what test price', 'what tests cost', 'what tests for children'])(
    'is not answered to %j',
    (question) => {
      expect(ask(question, { tests: [zinc] })).toEqual([aboutZinc, 'zinc']);
    },
  );

  it.each([
    'which tests have a benefit',
    'what before tests',
    'which tests to prepare',
    'which tests: fast',
  ])('is not answered to %j either', (question) => {
    expect(ask(question)[0]).not.toMatch(/^We have/);
  });

  it('names eight and shows four', () => {
    const many = Array.from({ length: 9 }, (_, index) => test(`T${index}`));
    const [answer, ...sources] = ask('which tests', { all: many });
    expect(answer).toMatch(/^We have 9 tests, among them T0, T1, T2, T3, T4, T5, T6, T7\. /);
    expect(sources).toEqual(['t0', 't1', 't2', 't3']);
    expect(ask('which tests', {}, 'hi')[0]).toBe(
      'हमारे पास 4 टेस्ट हैं, जैसे Zinc जाँच, Iron जाँच, TSH जाँच, Lead। होम पेज पर सभी टेस्ट हैं, और वहाँ की खोज में नाम से मिल जाते हैं।',
    );
  });
});
