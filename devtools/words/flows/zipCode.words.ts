import type { zipCodeMachine } from '../../../machines/zipCode/zipCode.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const zipCode = {
  states: {
    '': { en: 'PIN code of an address', hi: 'पते का पिन कोड' },
    unfinished: { en: 'PIN code not typed yet', hi: 'पिन कोड अभी पूरा नहीं लिखा' },
    checking: { en: 'PIN code being checked', hi: 'पिन कोड जाँचा जा रहा है' },
    served: { en: 'We collect there', hi: 'हम वहाँ आते हैं' },
    unserved: { en: 'Nobody collects there', hi: 'वहाँ कोई नहीं आता' },
    labElsewhere: { en: 'The lab does not come there', hi: 'यह लैब वहाँ नहीं आती' },
    unchecked: { en: 'PIN code not checked', hi: 'पिन कोड जाँचा नहीं गया' },
  },
  means: {
    '': 'पते के फ़ॉर्म का पिन कोड: क्या वहाँ कोई आता है, और उसका शहर।',
    unfinished: 'जो लिखा है वह पिन कोड नहीं है, या अभी पूरा नहीं है।',
    checking: 'सेवा से पूछा जा रहा है कि वहाँ कौन सैंपल लेता है।',
    served: 'वहाँ सैंपल लिए जाते हैं, चुनी हुई लैब भी लेती है।',
    unserved: 'वहाँ कोई सैंपल नहीं लेता।',
    labElsewhere: 'वहाँ सैंपल लिए जाते हैं, पर चुनी हुई लैब नहीं लेती।',
    unchecked: 'जाँचा नहीं जा सका; पता सहेजते समय सेवा फिर से जाँचती है।',
  },
  events: {
    'address.typed': {
      en: "something was typed into the address's form",
      hi: 'पते के फ़ॉर्म में कुछ लिखा गया',
    },
  },
  guards: {
    isUnserved: { en: 'nobody collects there', hi: 'वहाँ कोई नहीं आता' },
    isSameZipCode: { en: 'the PIN code is the same as before', hi: 'पिन कोड पहले वाला ही है' },
  },
  actions: {
    setFields: { en: 'remembers what was typed', hi: 'लिखा हुआ याद रखता है' },
    fillCity: { en: 'fills in city and state', hi: 'शहर और राज्य भरता है' },
  },
  services: {
    loadServiceability: { en: 'asking who comes to the address', hi: 'पूछना कि पते पर कौन आता है' },
  },
} satisfies FlowWords<typeof zipCodeMachine>;
