import type { passwordResetMachine } from '../../../machines/passwordReset/passwordReset.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const passwordReset = {
  states: {
    '': { en: 'Forgotten password', hi: 'भूला हुआ पासवर्ड' },
    request: { en: 'Asking for a code', hi: 'कोड माँगना' },
    'request.editing': { en: 'Typing the email', hi: 'ईमेल लिखा जा रहा है' },
    'request.sending': { en: 'Code being sent', hi: 'कोड भेजा जा रहा है' },
    'request.sendFailed': { en: 'Code could not be sent', hi: 'कोड भेजा नहीं जा सका' },
    'request.done': { en: 'Code sent', hi: 'कोड भेज दिया गया' },
    reset: { en: 'New password', hi: 'नया पासवर्ड' },
    'reset.editing': { en: 'Typing code and new password', hi: 'कोड और नया पासवर्ड लिखा जा रहा है' },
    'reset.saving': { en: 'New password being saved', hi: 'नया पासवर्ड सहेजा जा रहा है' },
    'reset.saveFailed': { en: 'Password could not be saved', hi: 'पासवर्ड सहेजा नहीं जा सका' },
    'reset.pausing': { en: 'Pause before the login', hi: 'लॉगिन से पहले ठहराव' },
    finished: { en: 'New password set', hi: 'नया पासवर्ड लग गया' },
  },
  means: {
    '': 'ईमेल से कोड भेजता है और उससे नया पासवर्ड रखता है।',
    request: 'व्यक्ति खाते का ईमेल भरता है।',
    'request.editing': 'ईमेल लिखा जा रहा है।',
    'request.sending': 'कोड भेजा जा रहा है; जाने और अनजाने ईमेल के लिए जवाब एक ही है।',
    'request.sendFailed': 'कोड नहीं भेजा जा सका; व्यक्ति फिर कोशिश कर सकता है।',
    'request.done': 'अगर ईमेल किसी खाते का है, तो कोड रास्ते में है।',
    reset: 'व्यक्ति कोड और नया पासवर्ड भरता है।',
    'reset.editing': 'कोड और पासवर्ड लिखे जा रहे हैं।',
    'reset.saving': 'नया पासवर्ड रखा जा रहा है।',
    'reset.saveFailed': 'पासवर्ड नहीं रखा गया; संदेश कारण बताता है, और व्यक्ति फिर कोशिश कर सकता है।',
    'reset.pausing': 'पासवर्ड रख दिया गया; एक पल में लॉगिन पेज खुलता है।',
    finished: 'नया पासवर्ड रख दिया गया है।',
  },
  events: {
    'reset.begun': { en: 'the password is to be set anew', hi: 'नया पासवर्ड रखना है' },
  },
  guards: {
    hasEmail: { en: 'an email is given', hi: 'ईमेल दिया गया है' },
  },
  actions: {
    setEmail: { en: 'remembers the email', hi: 'ईमेल याद रखता है' },
  },
  services: {
    requestPasswordReset: { en: 'sending the code by email', hi: 'ईमेल से कोड भेजना' },
    resetPassword: { en: 'setting the password', hi: 'पासवर्ड रखना' },
  },
} satisfies FlowWords<typeof passwordResetMachine>;
