import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerJson } from '../../api/assistant/assistant.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
afterAll(() => api.stop());

const ask = async (question: string) =>
  (await api.client().post<AnswerJson>('rag/ask', { question })).body.data;
const complaint = /^I cannot tell what is behind complaints/;

describe('what somebody wants', () => {
  it.each([
    ['मुझे शुगर टेस्ट कराना है', 'diabetes-care-panel'],
    ['मुझे थायरॉइड टेस्ट कराना है', 'thyroid-profile-t3-t4-tsh'],
    ['मुझे लिपिड प्रोफ़ाइल कराना है', 'lipid-profile'],
    ['mujhe thyroid test karana hai', 'thyroid-profile-t3-t4-tsh'],
    ['I have to do a thyroid test', 'thyroid-profile-t3-t4-tsh'],
  ])('is no complaint: %s is answered about the test', async (question, testId) => {
    const { answer, sources } = await ask(question);
    expect(answer).not.toMatch(complaint);
    expect(sources.map((source) => source.testId)).toContain(testId);
  });

  it.each([
    ['मुझे पता बदलना है', "'Manage Address'"],
    ['mujhe pata badalna hai', "'Manage Address'"],
    ['I have to change my address', "'Manage Address'"],
    ['मुझे रिपोर्ट चाहिए, कैसे मिलेगी', 'Reports page'],
    ['I have booked a slot, can I cancel?', 'Cancel'],
    ['where is my order?', "'Track My Orders'"],
    ['Where is the technician', "'Track My Orders'"],
    ['What is the status of my order?', "'Track My Orders'"],
    ['track my order', "'Track My Orders'"],
    ['order status', "'Track My Orders'"],
    ['my orders', "'Track My Orders'"],
    ['मेरा ऑर्डर कहाँ है?', "'Track My Orders'"],
    ['मेरे ऑर्डर', "'Track My Orders'"],
    ['मेरी बुकिंग की स्थिति क्या है', "'Track My Orders'"],
    ['mera order kahan hai', "'Track My Orders'"],
    ['Do you come to 560038?', 'ZIP code'],
    ['do you collect in 560038', 'ZIP code'],
    ['560038', 'ZIP code'],
    ['are you available in Indiranagar', 'ZIP code'],
    ['do they collect samples near Whitefield', 'ZIP code'],
    ['क्या आप 560038 में आते हैं?', 'ZIP code'],
  ])('leads to what is there: %s', async (question, named) => {
    const { answer, sources } = await ask(question);
    expect([answer, sources]).toEqual([expect.stringContaining(named), []]);
  });

  it.each(['do you collect in the morning', 'can you come at 7 am'])(
    'asks for no place with a time of the day: %s',
    async (question) => {
      expect((await ask(question)).answer).not.toContain('ZIP code');
    },
  );
});

describe('a complaint', () => {
  it.each([
    'I have a cough',
    'I have a swollen knee',
    'मुझे बुखार है',
    'मुझे खाँसी हो रही है',
    'मुझे उल्टी हो रही है',
    'मेरी तबीयत ठीक नहीं है',
    'pet me dard hai',
  ])('is one in both languages: %s', async (question) => {
    expect((await ask(question)).answer).toMatch(complaint);
  });

  it('is given the tests that its own words fit', async () => {
    const names = async (question: string) =>
      (await ask(question)).sources.map(({ name }) => name).join(', ');
    expect(await names('मुझे बुखार है')).toBe(await names('I have fever'));
    expect(await names('पेट में दर्द है')).not.toContain('Anaemia');
    expect(await names('I have back pain')).not.toContain('Uric Acid');
  });
});
