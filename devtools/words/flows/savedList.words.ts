import type { savedListMachine } from '../../../machines/savedList/savedList.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const savedList = {
  states: {
    '': { en: 'Family and addresses', hi: 'परिवार और पते' },
    form: { en: 'Form', hi: 'फ़ॉर्म' },
    'form.closed': { en: 'No form open', hi: 'कोई फ़ॉर्म नहीं खुला' },
    'form.editing': { en: 'Filling in the form', hi: 'फ़ॉर्म भरा जा रहा है' },
    'form.saving': { en: 'Form being saved', hi: 'फ़ॉर्म सहेजा जा रहा है' },
    list: { en: 'List', hi: 'सूची' },
    'list.ready': { en: 'List on screen', hi: 'सूची स्क्रीन पर' },
    'list.removing': { en: 'One of the list being removed', hi: 'सूची से एक हटाया जा रहा है' },
    'list.choosingDefault': { en: 'Becoming the usual address', hi: 'मुख्य पता बन रहा है' },
  },
  together: {
    'form.closed+list.ready': { en: 'List of what is saved', hi: 'सहेजे हुए की सूची' },
    'form.editing+list.ready': { en: 'List with an open form', hi: 'सूची और खुला फ़ॉर्म' },
  },
  means: {
    '': 'किसके लिए या कहाँ के लिए बुक होता है: हर एक को लिखना, बदलना और हटाना।',
    form: 'सूची के ऊपर, उनमें से एक का फ़ॉर्म।',
    'form.closed': 'कोई फ़ॉर्म खुला नहीं।',
    'form.editing': 'उनमें से एक, या नया, लिखा जा रहा है।',
    'form.saving': 'सहेजा जा रहा है, और सूची फिर से लाई जा रही है।',
    list: 'सभी, हर एक के साथ जो किया जा सकता है।',
    'list.ready': 'किसी को हटाया, या किसी पते को मुख्य बनाया जा सकता है।',
    'list.removing': 'हटाया जा रहा है, और सूची फिर से लाई जा रही है।',
    'list.choosingDefault': 'पता मुख्य पता बन रहा है।',
  },
  events: {
    'entry.opened': { en: "'Add' or 'Edit' was pressed", hi: "'जोड़ें' या 'बदलें' दबाया गया" },
    'entry.removed': {
      en: "'Remove' was pressed and confirmed",
      hi: "'हटाएँ' दबाया गया और पुष्टि हुई",
    },
    'default.chosen': { en: "'Use as HOME' was pressed", hi: "'HOME बनाएँ' दबाया गया" },
  },
  guards: {
    isInForm: { en: 'its form is open', hi: 'उसका फ़ॉर्म खुला है' },
  },
  actions: {
    showFormMessage: {
      en: 'says why the form was not saved',
      hi: 'बताता है कि फ़ॉर्म क्यों नहीं सहेजा गया',
    },
    clearFormMessage: { en: 'takes that message away', hi: 'वह संदेश हटाता है' },
    setEdited: { en: 'remembers whose form is open', hi: 'याद रखता है कि किसका फ़ॉर्म खुला है' },
  },
  services: {
    saveEntry: { en: 'saving the person or the address', hi: 'व्यक्ति या पता सहेजना' },
    removeEntry: { en: 'removing the person or the address', hi: 'व्यक्ति या पता हटाना' },
    chooseDefaultAddress: { en: 'choosing the usual address', hi: 'मुख्य पता चुनना' },
  },
} satisfies FlowWords<typeof savedListMachine>;
