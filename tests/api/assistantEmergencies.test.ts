import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerJson } from '../../api/assistant/assistant.contract.ts';
import { maybeEmergency } from '../../api/assistant/emergencies.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
afterAll(() => api.stop());

async function ask(question: string, language: 'en' | 'hi'): Promise<AnswerJson> {
  const reader = api.client();
  reader.cookies.set('assay_lang', language);
  return (await reader.post<AnswerJson>('rag/ask', { question })).body.data;
}

describe('what may be an emergency', () => {
  it.each([
    'I have chest pain',
    'Is a lipid profile good for chest pain?',
    'सीने में दर्द है',
    'Chest pa\u200bin',
    'सीने में दर्\u200dद',
  ])('is said first, and no test is suggested: %s', async (question) => {
    const english = await ask(question, 'en');
    expect(english.answer).toMatch(/^This may be an emergency\..* 112 /);
    const hindi = await ask(question, 'hi');
    expect(hindi.answer).toMatch(/^यह इमरजेंसी हो सकती है। .*112 /);
    expect([english.sources, hindi.sources]).toEqual([[], []]);
  });

  it.each([
    'chest pain',
    'my chest hurts',
    'there is pressure on my chest',
    'chest tightness since morning',
    "I can't breathe",
    'I can’t breathe',
    'trouble breathing',
    'shortness of breath',
    'difficulty in breathing',
    'my breathing is difficult',
    'breathless',
    'my father fainted',
    'she is unconscious',
    'he passed out',
    'heavy bleeding',
    'the bleeding will not stop',
    'vomiting blood',
    'coughing up blood',
    'am I having a heart attack',
    'I think it is like a stroke',
    'one side of my face droops',
    'my arm is numb',
    'slurred speech',
    'I want to kill myself',
    'snake bite',
    'चेस्ट पेन',
    'चेस्ट में पेन हो रहा है',
    'पापा को चेस्ट में दर्द है',
    'ब्रीदिंग प्रॉब्लम है',
    'सांस लेने में प्रॉब्लम',
    'बहुत ज्यादा ब्लीडिंग हो रही है',
    'वोमिट में ब्लड आया',
    'सुसाइड',
    'सीने में दर्द है',
    'छाती में जकड़न है',
    'मुझे साँस लेने में तकलीफ़ है',
    'सांस नहीं आ रही',
    'दम घुट रहा है',
    'पापा बेहोश हो गए',
    'खून बहुत बह रहा है',
    'ख़ून बंद नहीं हो रहा',
    'उल्टी में खून आया',
    'लकवा मार गया',
    'दिल का दौरा पड़ा है',
    'मुँह टेढ़ा हो गया',
    'हाथ सुन्न हो गया है',
    'seene me dard hai',
    'sine mein dard',
    'chhati me dard ho raha hai',
    'saans lene me takleef',
    'sans nahi aa rahi',
    'papa behosh ho gaye',
    'khoon bah raha hai',
    'lakwa maar gaya',
  ])('may be an emergency: %s', (question) => {
    expect(maybeEmergency(question)).toBe(true);
  });

  it.each([
    'I have back pain',
    'I have fever',
    'joint pain in my legs',
    'test for heart',
    'Complete Blood Count',
    'how much blood is taken',
    'is a lot of blood taken?',
    'I cannot speak English',
    'blood pressure and chest x-ray',
    'पसीने में दर्द की दवा',
    'आदमी नहीं आया',
    'dam zyada hai, kam nahi hoga?',
    'how severe is a low blood sugar',
    'Can I cancel my order?',
    'I cannot find my report',
    'चेस्ट एक्स-रे और ब्लड प्रेशर',
    'क्या खांसी में ब्लड टेस्ट होता है',
    'पेट में दर्द है',
    'मुझे थकान है',
    'खून की कमी',
    'दिल का टेस्ट',
    'खून की जांच ज्यादा महंगी है',
    'khoon ki kami',
    'pet me dard hai',
    'sabse sasta test',
    'dono ka daam',
  ])('is not everything: %s', (question) => {
    expect(maybeEmergency(question)).toBe(false);
  });
});
