import type { whatsAppConsentMachine } from '../../../machines/whatsAppConsent/whatsAppConsent.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const whatsAppConsent = {
  states: {
    '': { en: 'Consent to messages', hi: 'WhatsApp से संदेश' },
    settled: { en: 'Choice saved', hi: 'चुनाव सहेजा हुआ' },
    saving: { en: 'Choice being saved', hi: 'चुनाव सहेजा जा रहा है' },
  },
  means: {
    '': 'WhatsApp से ऑर्डर के संदेश: एक बार दबाकर अनुमति देना या रोकना।',
    settled: 'बॉक्स वही दिखाता है जो सहेजा है; एक बार दबाने से बदलता है।',
    saving: 'जो दबाया गया वह दिखता है और सहेजा जा रहा है; आख़िर में जो दबाया, वही रहता है।',
  },
  events: {
    'consent.chosen': { en: 'the box was pressed', hi: 'बॉक्स दबाया गया' },
    'consent.loaded': { en: 'the account was loaded anew', hi: 'खाता फिर से लाया गया' },
  },
  guards: {
    isOtherWanted: { en: 'something else was pressed meanwhile', hi: 'इस बीच कुछ और दबाया गया' },
  },
  actions: {
    setConsent: {
      en: 'remembers what was pressed or stored',
      hi: 'जो दबाया या सहेजा गया, उसे याद रखता है',
    },
  },
  services: {
    updateProfile: { en: 'saving the profile', hi: 'प्रोफ़ाइल सहेजना' },
  },
} satisfies FlowWords<typeof whatsAppConsentMachine>;
