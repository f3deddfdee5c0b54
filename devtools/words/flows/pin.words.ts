import type { pinMachine } from '../../../machines/pin/pin.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const pin = {
  states: {
    '': { en: 'PIN code of this device', hi: 'इस डिवाइस का पिन कोड' },
    closed: { en: 'Answer on the pages', hi: 'पेजों पर जवाब' },
    'closed.starting': { en: 'Page just opened', hi: 'पेज अभी खुला' },
    'closed.unknown': { en: 'No PIN code yet', hi: 'अभी कोई पिन कोड नहीं' },
    'closed.checking': { en: 'Known PIN code being checked', hi: 'मालूम पिन कोड जाँचा जा रहा है' },
    'closed.served': { en: 'We collect there', hi: 'हम वहाँ आते हैं' },
    'closed.unserved': { en: 'Nobody collects there', hi: 'वहाँ कोई नहीं आता' },
    'closed.checkFailed': { en: 'PIN code could not be checked', hi: 'पिन कोड जाँचा नहीं जा सका' },
    open: { en: 'Asking for the PIN code', hi: 'पिन कोड पूछा जा रहा है' },
    'open.editing': { en: 'Typing the PIN code', hi: 'पिन कोड लिखा जा रहा है' },
    'open.submitting': { en: 'Typed PIN code being checked', hi: 'लिखा हुआ पिन कोड जाँचा जा रहा है' },
    'open.locating': { en: 'Asking where the device is', hi: 'डिवाइस से जगह पूछी जा रही है' },
    'open.naming': { en: "Looking up the place's PIN code", hi: 'उस जगह का पिन कोड ढूँढा जा रहा है' },
  },
  means: {
    '': 'वह पिन कोड जहाँ सैंपल लेने हैं, और क्या हम वहाँ आते हैं।',
    closed: 'पिन कोड का जवाब पेजों पर दिखता है।',
    'closed.starting': 'देखता है कि इस डिवाइस का पिन कोड है या नहीं, और क्या वह जाँचा जा चुका है।',
    'closed.unknown': 'इस डिवाइस पर कोई पिन कोड नहीं डाला गया।',
    'closed.checking': 'सेवा से पूछा जा रहा है कि क्या वहाँ सैंपल लिए जाते हैं।',
    'closed.served': 'वहाँ सैंपल लिए जाते हैं।',
    'closed.unserved': 'वहाँ कोई सैंपल नहीं लेता।',
    'closed.checkFailed': 'जाँचा नहीं जा सका; फिर से कोशिश की जा सकती है।',
    open: 'एक पर्दा पिन कोड पूछता है।',
    'open.editing': 'पिन कोड लिखा जा रहा है।',
    'open.submitting': 'लिखा हुआ पिन कोड जाँचा जा रहा है।',
    'open.locating': 'डिवाइस से उसकी स्थिति पूछी जाती है।',
    'open.naming': 'स्थिति का पिन कोड ढूँढा जा रहा है।',
  },
  events: {
    'pin.wanted': {
      en: 'the button with the PIN code was pressed',
      hi: 'पिन कोड वाला बटन दबाया गया',
    },
    'pin.submitted': { en: 'a PIN code was sent', hi: 'पिन कोड भेजा गया' },
    'position.wanted': { en: "'Use my location' was pressed", hi: '‘Use my location’ दबाया गया' },
  },
  guards: {
    hasPin: { en: 'this device has a PIN code', hi: 'इस डिवाइस का पिन कोड है' },
    isPinServed: { en: 'it is known that samples are collected there', hi: 'पता है कि हम वहाँ आते हैं' },
    isPinUnserved: { en: 'it is known that nobody collects there', hi: 'पता है कि वहाँ कोई नहीं आता' },
    isServed: { en: 'samples are collected there', hi: 'वहाँ सैंपल लिए जाते हैं' },
  },
  actions: {
    setAnswer: { en: 'shows whether we come there', hi: 'दिखाता है कि हम वहाँ आते हैं या नहीं' },
    setTyped: { en: 'remembers what was typed', hi: 'लिखा हुआ याद रखता है' },
  },
  services: {
    checkStored: { en: 'asking whether we come there', hi: 'पूछना कि हम वहाँ आते हैं या नहीं' },
    checkTyped: {
      en: 'asking whether we come to what was typed',
      hi: 'पूछना कि लिखे हुए पिन कोड पर हम आते हैं या नहीं',
    },
  },
} satisfies FlowWords<typeof pinMachine>;
