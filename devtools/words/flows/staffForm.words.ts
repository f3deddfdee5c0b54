import type { staffFormMachine } from '../../../machines/staffForm/staffForm.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const staffForm = {
  states: {
    '': { en: 'A form of the staff', hi: 'कर्मचारियों का फ़ॉर्म' },
    editing: { en: 'Filling in the form', hi: 'फ़ॉर्म भरा जा रहा है' },
    saving: { en: 'Change being saved', hi: 'बदलाव सहेजा जा रहा है' },
    loadingStored: { en: 'What somebody else has saved', hi: 'किसी और ने क्या सेव किया' },
    saved: { en: 'Change saved', hi: 'बदलाव सहेजा गया' },
  },
  means: {
    '': 'कर्मचारियों का फ़ॉर्म पूरा सेव होता है, और किसी और का बदलाव नहीं मिटाता।',
    editing: 'फ़ॉर्म भरा जा रहा है।',
    saving: 'बदलाव भेजा जा रहा है, साथ में वह संस्करण जिस पर वह बना है।',
    loadingStored:
      'इस बीच किसी और ने सेव किया है: जो अब सेव है वह लाया जा रहा है, और लिखा हुआ उसके ऊपर बना रहता है।',
    saved: 'यह सेव है; फ़ॉर्म बदलकर फिर भेजा जा सकता है।',
  },
  events: {
    'form.submitted': { en: 'the form was sent', hi: 'फ़ॉर्म भेजा गया' },
  },
  services: {
    saveForm: { en: 'saving the change', hi: 'बदलाव सहेजना' },
  },
} satisfies FlowWords<typeof staffFormMachine>;
