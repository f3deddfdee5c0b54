import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerJson } from '../../api/assistant/assistant.contract.ts';
import { inEnglish } from '../../api/assistant/hindiQuestions.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
afterAll(() => api.stop());

async function ask(question: string, language: 'en' | 'hi') {
  const reader = api.client();
  reader.cookies.set('assay_lang', language);
  return (await reader.post<AnswerJson>('rag/ask', { question })).body.data;
}

/** Letters of English words; codes, brackets and the like are the same in both languages. */
const englishWords = (text: string) =>
  (text.match(/\b[A-Za-z][a-z]{3,}\b/g) ?? []).filter((word) => word !== 'eGFR');

describe('the assistant answers those who read Hindi in Hindi', () => {
  it.each([
    ['What Tests are Availiable?', /45 टेस्ट हैं/],
    ['What are the prices of Tests?', /₹199.*₹1,799/s],
    ['What are the benefits of tests', /कम्प्लीट ब्लड काउंट/],
    ['what to do before test', /सिर्फ़ पानी/],
    ['कौन-से टेस्ट उपलब्ध हैं?', /45 टेस्ट हैं/],
    ['टेस्ट की क़ीमतें क्या हैं?', /₹199.*₹1,799/s],
    ['टेस्ट के क्या फ़ायदे हैं?', /किस काम आते हैं/],
    ['टेस्ट से पहले क्या करें?', /सिर्फ़ पानी/],
    ['सबसे सस्ता टेस्ट कौन सा है?', /₹199/],
    ['HbA1c कितने का है?', /HbA1c .*₹399 से शुरू/],
    ['लिपिड प्रोफ़ाइल के लिए खाली पेट रहना है क्या?', /लिपिड प्रोफ़ाइल: .*ख़ाली पेट रहना ज़रूरी/],
    ['थायरॉइड का टेस्ट बताइए', /थायरॉइड/],
    ['विटामिन डी', /विटामिन डी/],
    ['डेंगू की जांच', /डेंगू/],
    ['शुगर की जाँच', /शुगर|HbA1c/],
    ['मुझे बुखार है', /डॉक्टरी सलाह नहीं/],
    ['मेरा ऑर्डर कैसे रद्द करें?', /रद्द/],
    ['पैसे कब वापस मिलेंगे?', /5 से 7 कामकाजी/],
    ['रिपोर्ट कैसे मिलेगी?', /PDF/],
    ['टेक्नीशियन कौन आएगा?', /पहचान पत्र/],
    ['पेमेंट कैसे करें?', /UPI/],
    ['नमस्ते', /पूछें/],
    ['धन्यवाद', /स्वागत/],
    ['क्या मैं पानी पी सकता हूँ?', /सादा पानी/],
    ['sugar test kitne ka hai', /₹/],
    ['khali pet rehna hai kya', /सिर्फ़ पानी/],
    ['कखगघ', /नहीं मिला/],
  ])('%s', async (question, expected) => {
    const { answer } = await ask(question, 'hi');
    expect(answer).toMatch(expected);
    expect(englishWords(answer)).toEqual([]);
  });

  it('and names the tests that it speaks of in Hindi, too', async () => {
    const { sources } = await ask('TSH', 'hi');
    expect(sources[0]).toEqual({ testId: 'tsh', name: 'टीएसएच (TSH)' });
  });
});

it.each([
  ['कौन-से टेस्ट उपलब्ध हैं?', /45 tests/],
  ['लिपिड प्रोफ़ाइल की क़ीमत', /Lipid Profile: from ₹499/],
  ['मुझे बुखार है', /not medical advice/],
])('asked %s, it answers those who read English in English', async (question, expected) => {
  expect((await ask(question, 'en')).answer).toMatch(expected);
});

it('a question in English is left as it was asked', () => {
  for (const question of ['How much is HbA1c?', 'Is fasting needed?', 'report'])
    expect(inEnglish(question)).toBe(question);
});
