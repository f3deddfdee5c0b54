import type { addTestMachine } from '../../../machines/addTest/addTest.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const addTest = {
  states: {
    '': { en: 'Adding a test', hi: 'टेस्ट जोड़ना' },
    editing: { en: 'Filling in the test', hi: 'टेस्ट भरा जा रहा है' },
    saving: { en: 'Test being saved', hi: 'टेस्ट सहेजा जा रहा है' },
    saved: { en: 'Test saved', hi: 'टेस्ट सहेजा गया' },
  },
  means: {
    '': 'सूची में टेस्ट जोड़ता है।',
    editing: 'फ़ॉर्म भरा जा रहा है।',
    saving: 'टेस्ट और उसकी दो तस्वीरें भेजी जा रही हैं।',
    saved: 'टेस्ट सूची में है।',
  },
  events: {
    'test.submitted': { en: "the test's form was sent", hi: 'टेस्ट का फ़ॉर्म भेजा गया' },
    'another.begun': { en: 'another test is to be added', hi: 'एक और टेस्ट जोड़ना है' },
  },
  services: {
    addTest: { en: 'adding the test', hi: 'टेस्ट जोड़ना' },
  },
} satisfies FlowWords<typeof addTestMachine>;
