import type { contactChangeMachine } from '../../../machines/contactChange/contactChange.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const contactChange = {
  states: {
    '': { en: 'Number and email', hi: 'नंबर और ईमेल' },
    number: { en: 'New number', hi: 'नया नंबर' },
    'number.editing': { en: 'Typing the new number', hi: 'नया नंबर लिखा जा रहा है' },
    'number.sending': { en: 'Code being sent to the number', hi: 'नंबर पर कोड भेजा जा रहा है' },
    'number.done': { en: 'Code sent to the number', hi: 'नंबर पर कोड भेज दिया गया' },
    email: { en: 'New email', hi: 'नया ईमेल' },
    'email.editing': { en: 'Typing the new email', hi: 'नया ईमेल लिखा जा रहा है' },
    'email.sending': { en: 'Code being sent to the email', hi: 'ईमेल पर कोड भेजा जा रहा है' },
    'email.done': { en: 'Code sent to the email', hi: 'ईमेल पर कोड भेज दिया गया' },
    code: { en: 'Code for the change', hi: 'बदलाव का कोड' },
    'code.editing': { en: 'Typing the code', hi: 'कोड लिखा जा रहा है' },
    'code.verifyingNumber': { en: 'Number being confirmed', hi: 'नंबर की पुष्टि हो रही है' },
    'code.verifyingEmail': { en: 'E-mail being confirmed', hi: 'ईमेल की पुष्टि हो रही है' },
    changed: { en: 'Number or email changed', hi: 'नंबर या ईमेल बदल गया' },
  },
  means: {
    '': 'ग्राहक का मोबाइल नंबर या ईमेल बदलता है: पहले पासवर्ड, फिर कोड।',
    number: 'ग्राहक दूसरा मोबाइल नंबर और पासवर्ड भरता है।',
    'number.editing': 'नंबर और पासवर्ड लिखे जा रहे हैं।',
    'number.sending': 'पासवर्ड जाँचा जाता है और नंबर पर कोड भेजा जाता है।',
    'number.done': 'कोड नंबर के रास्ते में है।',
    email: 'ग्राहक दूसरा ईमेल और पासवर्ड भरता है।',
    'email.editing': 'ईमेल और पासवर्ड लिखे जा रहे हैं।',
    'email.sending':
      'पासवर्ड जाँचा जाता है और ईमेल पर कोड भेजा जाता है; जहाँ वह किसी और खाते का है, वहाँ मेल यही बताता है।',
    'email.done': 'कोड ईमेल के रास्ते में है।',
    code: 'ग्राहक वह कोड भरता है जो नए नंबर या ईमेल पर आया।',
    'code.editing': 'कोड लिखा जा रहा है।',
    'code.verifyingNumber': 'नंबर के कोड की जाँच हो रही है।',
    'code.verifyingEmail': 'ईमेल के कोड की जाँच हो रही है।',
    changed: 'खाते में नया नंबर या ईमेल है; होम पेज खुलता है।',
  },
  events: {
    'number.submitted': { en: 'the new number was sent', hi: 'नया नंबर भेजा गया' },
    'contact.edited': {
      en: 'the number or email is to be entered again',
      hi: 'नंबर या ईमेल फिर से लिखना है',
    },
  },
  guards: {
    hasContact: { en: 'a new number or email is given', hi: 'नया नंबर या ईमेल दिया गया है' },
    isNumber: { en: 'it is a number', hi: 'यह नंबर है' },
  },
  actions: {
    setContact: { en: 'remembers the new number or email', hi: 'नया नंबर या ईमेल याद रखता है' },
  },
  services: {
    sendEmailCode: { en: 'sending the code to the new email', hi: 'नए ईमेल पर कोड भेजना' },
    verifyEmailCode: { en: 'checking the code of the new email', hi: 'नए ईमेल का कोड जाँचना' },
  },
} satisfies FlowWords<typeof contactChangeMachine>;
