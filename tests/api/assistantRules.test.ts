import { describe, expect, it } from 'vitest';
import { searchWords, serviceFact } from '../../api/assistant/serviceFacts.ts';
import { createNameIndex, namedInHindi } from '../../api/assistant/testNames.ts';

describe('a question about the service', () => {
  /** The beginnings of an answer, with questions that it is given to and others that it is not. */
  const facts: [english: string, hindi: string, asked: string[], notAsked: string[]][] = [
    [
      'Hello!',
      'नमस्ते!',
      ['hi', '...Hey', 'Good evening!!', '(hello)', 'good morning', 'namaste'],
      ['oh hi', 'hi there', 'history'],
    ],
    [
      'You are welcome.',
      'आपका स्वागत है।',
      ['thank.', 'thanks', '...great', 'ok', 'okay', 'Thank you very much!!', 'bye'],
      ['no thanks', 'thanks, but no', 'oking'],
    ],
    [
      'You pay online at checkout',
      'पेमेंट ऑनलाइन होता है',
      ['how do I pay', 'where is the payment made', 'can I use a card', 'which way: UPI or cash'],
      ['pay', 'card'],
    ],
    [
      'The visit at home is included',
      'घर आने का शुल्क शामिल है',
      ['is a home visit for free', 'does travel cost extra', 'what fee is there for a collection'],
      ['home visit', 'free'],
    ],
    [
      'We collect where a technician can reach you',
      'जहाँ टेक्नीशियन पहुँच सकते हैं',
      ['which city', 'what cities', 'which pincode', 'where is your pin code', 'do you deliver'],
      ['city', 'which citation'],
    ],
    [
      'A trained technician comes to your home',
      'प्रशिक्षित टेक्नीशियन',
      [
        'who will collect it',
        'who collected it',
        'which person will come',
        'who comes',
        'who can visit',
        'who visits',
        'who may take it',
        'who takes it',
        'the technician',
      ],
      ['who'],
    ],
    [
      'Yes, free of charge, until the technician starts',
      'हाँ, बिना किसी शुल्क के',
      ['change my slot', 'I rescheduled the date', 'reschedul order', 'postpone my appointment'],
      ['change', 'slot'],
    ],
    [
      'Samples are collected every day between 6 am and 4 pm',
      'सैंपल हर दिन सुबह 6 से शाम 4 बजे',
      [
        'what time',
        'which hour',
        'what hours',
        'open hours',
        'when do they come',
        'when can you come',
      ],
      ['hours', 'when'],
    ],
    [
      'Every order has ₹100 off',
      'हर ऑर्डर पर ₹100 की छूट है',
      [
        'coupon',
        'coupons',
        'promocode',
        'promo codes',
        'first order',
        'discount',
        'discounts',
        'any offer',
        'special offers',
      ],
      ['offer', 'promo'],
    ],
    [
      'Your data is used to carry out your tests and for nothing else',
      'आपका डेटा सिर्फ़ आपके टेस्ट के लिए',
      ['data', 'privacy', 'private', 'who sees it', 'who can see it', 'who see it'],
      ['see', 'who can'],
    ],
  ];

  it.each(facts)('is answered in its language: %s', (english, hindi, asked, notAsked) => {
    for (const question of asked) {
      expect([question, serviceFact(question, 'en')?.slice(0, english.length)]).toEqual([
        question,
        english,
      ]);
      expect([question, serviceFact(question, 'hi')?.slice(0, hindi.length)]).toEqual([
        question,
        hindi,
      ]);
    }
    for (const question of notAsked)
      expect([question, serviceFact(question, 'en')]).toEqual([question, undefined]);
  });
});

it.each([
  ['anaemia', 'anaemia haemoglobin iron ferritin'],
  ['Anemic', 'Anemic haemoglobin iron ferritin'],
  ['heart', 'heart heart cholesterol lipid CRP'],
  ['cardiac', 'cardiac heart cholesterol lipid CRP'],
  ['blood sugar', 'blood sugar sugar diabetes HbA1c'],
  ['diabetic', 'diabetic sugar diabetes HbA1c'],
  ['pregnant', 'pregnant pregnancy hCG'],
  ['bone', 'bone calcium vitamin D bones'],
  ['bones', 'bones calcium vitamin D bones'],
  ['hair', 'hair iron ferritin thyroid vitamin'],
  ['tiredness', 'tiredness iron ferritin thyroid vitamin'],
  ['kidney', 'kidney kidney creatinine'],
  ['kidneys', 'kidneys kidney creatinine'],
  ['renal', 'renal kidney creatinine'],
  ['flu', 'flu fever'],
  ['cold', 'cold fever'],
  ['glucose', 'glucose sugar'],
  ['urine', 'urine urine'],
  ['infection', 'infection CRP CBC infection'],
  ['zinc for me', 'zinc'],
  ['Tests zinc', 'zinc'],
  ['zinc test copper', 'zinc   copper'],
  ['bones and glucose', 'bones and glucose calcium vitamin D bones sugar'],
])('%j is searched for as %j', (question, words) => {
  expect(searchWords(question)).toBe(words);
});

describe('the tests that a question names', () => {
  const named = (names: string[], question: string) =>
    createNameIndex(names.map((name) => ({ name })))
      .named(question)
      .map(({ name }) => name);

  it('are those of which it has all words before the bracket, the longest name first', () => {
    const names = ['Iron', 'Iron Studies', 'Vitamin D (25-OH)', 'Vitamin B12'];
    expect(named(names, 'IRON studies, and vitamin d?')).toEqual([
      'Vitamin D (25-OH)',
      'Iron Studies',
      'Iron',
    ]);
    expect(named(names, 'studies of 25-oh')).toEqual([]);
  });

  it('or those whose short form it has, unless that is a common word or several', () => {
    const names = [
      'Complete Blood Count (CBC)',
      'Sugar Panel (Fasting)',
      'Acid Panel (Uric Acid)',
      'Pair (A) (B)',
      'Form (T-3)',
    ];
    expect(named(names, 'my cbc')).toEqual(['Complete Blood Count (CBC)']);
    expect(named(names, 'fasting')).toEqual([]);
    expect(named(names, 'uric acid')).toEqual([]);
    expect(named(names, 'b')).toEqual([]);
    expect(named(names, 'a')).toEqual(['Pair (A) (B)']);
    expect(named(names, 't-3')).toEqual([]);
  });

  it('or those of which it has the first word alone, where that tells much', () => {
    const names = [
      'Malaria Antigen',
      'Fever Panel',
      'Zinc Copper',
      'Liver Function',
      'Liver Panel',
    ];
    expect(named(names, 'malaria')).toEqual(['Malaria Antigen']);
    expect(named(names, 'liver')).toEqual(['Liver Function', 'Liver Panel']);
    expect(named(names, 'my liver function')).toEqual(['Liver Function']);
    for (const common of ['blood', 'total', 'fasting', 'complete', 'urine', 'stool', 'fever'])
      expect(named([`${common} panel`, 'other'], common)).toEqual([]);
    expect(named(names, 'zinc')).toEqual([]);
    expect(named(names, 'antigen')).toEqual([]);
    expect(named(['Abcde Panel', 'Abcd Panel'], 'abcde abcd')).toEqual(['Abcde Panel']);
  });

  it('are none where a name has no Latin letter', () => {
    expect(named(['(…)', 'थायरॉइड', 'Zinc'], 'anything at all')).toEqual([]);
    expect(named(['()', 'Zinc'], '')).toEqual([]);
    expect(named(['(CBC)'], 'cbc')).toEqual(['(CBC)']);
    expect(named(['(Fasting)', '(T x)'], 'fasting t')).toEqual([]);
  });

  it('stand in the order of the catalogue where no name is whole', () => {
    const names = ['Second Panel', 'Malaria One', 'First Panel', 'Malaria Two'];
    expect(named(names, 'malaria, first, second')).toEqual(names);
  });

  it('are found by their names in Hindi, without accents and brackets, the longest first', () => {
    const tests = ['आयरन', 'आयरन स्टडीज़ (सीरम)', 'टीबी', null, 'जी'].map((name_hindi) => ({
      name_hindi,
    }));
    const names = (question: string) =>
      namedInHindi(question, tests).map(({ name_hindi: name }) => name);
    expect(names('क्या आयरन स्टडीज हो सकता है?')).toEqual(['आयरन स्टडीज़ (सीरम)', 'आयरन']);
    expect(names('मेरा आयरन स्टडीज')).toEqual(['आयरन स्टडीज़ (सीरम)', 'आयरन']);
    expect(names('जी हाँ')).toEqual([]);
    expect(names('सीरम')).toEqual([]);
    expect(names('Iron?')).toEqual([]);
    expect(namedInHindi('Panel ABC', [{ name_hindi: 'ABC' }])).toEqual([]);
    expect(namedInHindi('पैनल ABC', [{ name_hindi: 'ABC' }])).toHaveLength(1);
    expect(namedInHindi('Xyz की जाँच', [{ name_hindi: null }])).toEqual([]);
  });
});
