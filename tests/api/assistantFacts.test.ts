import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerJson } from '../../api/assistant/assistant.contract.ts';
import type { LabTestJson } from '../../api/catalogue/catalogue.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
afterAll(() => api.stop());

/** The beginning of each answer about the service itself, with the ways in which people ask for it. */
const facts: { english: string; hindi: string; asked: string[]; askedInHindi: string[] }[] = [
  {
    english: 'Hello! Ask me about a test',
    hindi: 'नमस्ते! किसी टेस्ट',
    asked: ['hi', 'Hello!', 'hey', 'namaste', 'Good morning', 'good afternoon', 'good evening'],
    askedInHindi: ['नमस्ते', 'नमस्कार'],
  },
  {
    english: 'You are welcome',
    hindi: 'आपका स्वागत है',
    asked: ['thank you', 'thanks a lot', 'ok', 'okay', 'great', 'bye'],
    askedInHindi: ['धन्यवाद', 'शुक्रिया', 'dhanyavad', 'shukriya'],
  },
  {
    english: "Open 'Payments' in your profile",
    hindi: 'प्रोफ़ाइल में “पेमेंट” खोलें',
    asked: [
      'where is my refund?',
      'where is my money',
      'refund status',
      'status of the refund',
      'my refund',
      'I have not received my refund',
      'my money has not come',
    ],
    askedInHindi: ['मेरा रिफ़ंड कहाँ है?', 'पैसे वापस नहीं आए', 'refund nahi aaya'],
  },
  {
    english: 'I know of no telephone line',
    hindi: 'मुझे किसी फ़ोन लाइन',
    asked: [
      'talk to a human',
      'can I speak to somebody?',
      'customer care',
      'is there a helpline',
      'call centre',
      'how do I contact you',
      'phone number?',
      'talk to a human, phone number?',
    ],
    askedInHindi: ['कस्टमर केयर का नंबर', 'फ़ोन नंबर क्या है?', 'किसी इंसान से बात करनी है'],
  },
  {
    english: 'You pay online at checkout',
    hindi: 'पेमेंट ऑनलाइन होता है',
    asked: ['how do I pay', 'can I use a card', 'where is the payment made', 'can I give cash'],
    askedInHindi: ['भुगतान कैसे करें?', 'पेमेंट कैसे होगा?', 'पैसे कैसे दें?', 'यूपीआई चलेगा?', 'payment kaise kare'],
  },
  {
    english: 'The visit at home is included',
    hindi: 'घर आने का शुल्क शामिल है',
    asked: [
      'is a home visit free?',
      'does the collection cost extra',
      'is there a fee for a home visit',
    ],
    askedInHindi: ['घर आने का शुल्क है?', 'घर पर आना मुफ़्त है?', 'घर से सैंपल लेने के पैसे लगेंगे?'],
  },
  {
    english: 'We collect where a technician can reach you',
    hindi: 'जहाँ टेक्नीशियन पहुँच सकते हैं',
    asked: [
      'which cities do you serve',
      'which city',
      'what area',
      'do you come to my place',
      'which pincode',
    ],
    askedInHindi: [
      'किन शहरों में आते हैं?',
      'आप कहाँ आते हैं?',
      'पिन कोड',
      'मेरे इलाक़े में आते हैं?',
      'क्या आप दिल्ली के इलाक़े में आते हैं?',
      'aap kahan aate hain',
    ],
  },
  {
    english: 'A trained technician comes to your home',
    hindi: 'प्रशिक्षित टेक्नीशियन',
    asked: ['who comes', 'who collects the sample', 'which person visits me', 'technician'],
    askedInHindi: ['कौन आएगा?', 'सैंपल कौन लेगा?', 'टेक्नीशियन', 'kaun aayega'],
  },
  {
    english: 'Yes, free of charge, until the technician starts',
    hindi: 'हाँ, बिना किसी शुल्क के',
    asked: [
      'change my slot',
      'move the appointment',
      'reschedule the booking',
      'can I shift the time',
      'postpone my order',
    ],
    askedInHindi: [
      'स्लॉट बदल सकते हैं?',
      'समय बदलना है',
      'तारीख़ बदलनी है',
      'आगे बढ़ाना है',
      'slot badal sakte hai',
    ],
  },
  {
    english: 'Samples are collected every day between 6 am and 4 pm',
    hindi: 'सैंपल हर दिन सुबह 6 से शाम 4 बजे',
    asked: [
      'what time is possible',
      'which hours',
      'opening hours',
      'working hours',
      'when can you come',
      'when do they come',
    ],
    askedInHindi: ['किस समय आते हैं?', 'कितने बजे आएँगे?', 'कब आएँगे?', 'kab aaoge', 'kitne baje aaoge'],
  },
  {
    english: 'Every order has ₹100 off',
    hindi: 'हर ऑर्डर पर ₹100 की छूट है',
    asked: [
      'do you have a coupon?',
      'coupons',
      'promo code',
      'promocodes',
      'is there something for a first order',
      'discount',
      'discounts',
      'any offers',
      'which offer runs',
      'what offers are there',
      'current offers',
      'special offer',
    ],
    askedInHindi: ['कोई छूट है?', 'कूपन है?', 'ऑफ़र क्या हैं?', 'koi offer hai kya', 'coupon hai'],
  },
  {
    english: 'Your data is used to carry out your tests and for nothing else',
    hindi: 'आपका डेटा सिर्फ़ आपके टेस्ट के लिए',
    asked: [
      'what becomes of my data',
      'privacy',
      'is it private',
      'who sees my results',
      'who can see my results',
    ],
    askedInHindi: ['मेरे डेटा का क्या होता है?', 'क्या यह निजी है?', 'गोपनीयता'],
  },
];

async function answerTo(question: string, language: 'en' | 'hi'): Promise<AnswerJson> {
  const reader = api.client();
  reader.cookies.set('assay_lang', language);
  return (await reader.post<AnswerJson>('rag/ask', { question })).body.data;
}

describe('what the assistant knows about the service', () => {
  it.each(facts)('$english: however it is asked for, in both languages', async (fact) => {
    for (const question of [...fact.asked, ...fact.askedInHindi])
      for (const language of ['en', 'hi'] as const) {
        const { answer, sources } = await answerTo(question, language);
        const begins = language === 'en' ? fact.english : fact.hindi;
        expect([question, answer.slice(0, begins.length), sources]).toEqual([question, begins, []]);
      }
  });
});

describe('what only looks like something else in Hindi', () => {
  it('is Delhi, which has the word for a heart in it', async () => {
    const { answer, sources } = await answerTo('क्या आप दिल्ली आते हैं?', 'en');
    expect([answer, sources]).toEqual([(await answerTo('qwertyuiop', 'en')).answer, []]);
    expect((await answerTo('दिल का टेस्ट', 'en')).sources).toContainEqual({
      testId: 'lipid-profile',
      name: 'Lipid Profile',
    });
  });

  it.each(['रिपोर्ट कब आएगी?', 'मेरी रिपोर्ट कब मिलेगी?', 'report kab aayegi'])(
    'is %s, which asks for no visit',
    async (question) => {
      const inEnglish = await answerTo('When do I get my report?', 'en');
      expect(inEnglish.answer).toMatch(/^As a PDF on the Reports page/);
      expect(await answerTo(question, 'en')).toEqual(inEnglish);
    },
  );

  it('is the report of a test that is named', async () => {
    const { answer } = await answerTo('फेरिटिन की रिपोर्ट कब आएगी?', 'en');
    expect(answer).toMatch(/^Ferritin: .*report in 24 Hours/);
  });
});

describe('a test that is named in Hindi', () => {
  it('is found by its name without what stands in brackets, wherever that stands', async () => {
    const { data } = (await api.client().get<LabTestJson[]>('tests/alltests')).body;
    const bracketed = data.filter(({ testNameHindi }) => testNameHindi?.includes(' ('));
    expect(bracketed.length).toBeGreaterThan(5);
    for (const { _id: testId, testNameHindi: name } of bracketed) {
      const bare = name!.replace(/ \(.*\)/, '');
      for (const question of [`${bare} का टेस्ट`, `क्या यह ठीक है: ${bare}?`, bare])
        expect([question, (await answerTo(question, 'hi')).sources]).toEqual([
          question,
          expect.arrayContaining([{ testId, name }]),
        ]);
    }
  });
});
