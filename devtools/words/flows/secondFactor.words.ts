import type { secondFactorMachine } from '../../../machines/secondFactor/secondFactor.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const secondFactor = {
  states: {
    '': { en: 'Second factor', hi: 'दूसरा फ़ैक्टर' },
    starting: { en: 'Page just opened', hi: 'पेज अभी खुला' },
    off: { en: 'Second factor off', hi: 'दूसरा फ़ैक्टर बंद है' },
    beginning: { en: 'Secret being made', hi: 'सीक्रेट बन रहा है' },
    scanning: { en: 'Secret shown', hi: 'सीक्रेट दिख रहा है' },
    verifying: { en: 'First code being checked', hi: 'पहला कोड जाँचा जा रहा है' },
    storingCodes: { en: 'Recovery codes shown', hi: 'रिकवरी कोड दिख रहे हैं' },
    on: { en: 'Second factor on', hi: 'दूसरा फ़ैक्टर चालू है' },
    renewing: { en: 'Recovery codes being made', hi: 'रिकवरी कोड बन रहे हैं' },
    removing: { en: 'Second factor being switched off', hi: 'दूसरा फ़ैक्टर बंद हो रहा है' },
    removed: { en: 'Second factor just switched off', hi: 'दूसरा फ़ैक्टर अभी बंद किया गया' },
  },
  means: {
    '': 'स्टाफ़ के किसी का दूसरा फ़ैक्टर: लगाना, बदलना, बंद करना।',
    starting: 'पता है कि वह है या नहीं।',
    off: 'नहीं है; लगाने के लिए पासवर्ड पूछा जाता है।',
    beginning: 'पासवर्ड जाँचा जाता है, और सीक्रेट बनता है।',
    scanning: 'ऑथेंटिकेटर ऐप के लिए सीक्रेट दिखता है, और उसका कोड लिखा जा रहा है।',
    verifying: 'कोड जाँचा जाता है; इसके बाद हर लॉगिन पर कोड पूछा जाता है।',
    storingCodes: 'रिकवरी कोड सिर्फ़ इस बार दिखते हैं, जब तक व्यक्ति उन्हें सँभाल न ले।',
    on: 'चालू है; पासवर्ड और कोड से नए रिकवरी कोड मिलते हैं, या वह बंद होता है।',
    renewing: 'पासवर्ड और कोड जाँचे जाते हैं, और नए रिकवरी कोड बनते हैं।',
    removing: 'पासवर्ड और कोड जाँचे जाते हैं, और दूसरा फ़ैक्टर बंद होता है।',
    removed: 'अभी बंद किया गया; फिर लगाने के लिए पासवर्ड पूछा जाता है।',
  },
  events: {
    'recoveryCodes.stored': {
      en: "'I have stored them' was pressed",
      hi: "'मैंने सँभाल लिए' दबाया गया",
    },
    'recoveryCodes.wanted': {
      en: "'New recovery codes' was pressed",
      hi: "'नए रिकवरी कोड' दबाया गया",
    },
    'removal.wanted': { en: "'Switch off' was pressed", hi: "'बंद करें' दबाया गया" },
  },
  guards: {
    isSwitchedOn: { en: 'a second factor is on', hi: 'दूसरा फ़ैक्टर चालू है' },
  },
  actions: {
    setFactor: {
      en: 'remembers how the second factor stands',
      hi: 'याद रखता है कि दूसरा फ़ैक्टर कैसा है',
    },
  },
  services: {
    beginSecondFactor: { en: 'beginning the second factor', hi: 'दूसरा फ़ैक्टर शुरू करना' },
    confirmSecondFactor: { en: 'switching the second factor on', hi: 'दूसरा फ़ैक्टर चालू करना' },
    renewRecoveryCodes: { en: 'making new recovery codes', hi: 'नए रिकवरी कोड बनाना' },
    removeSecondFactor: { en: 'switching the second factor off', hi: 'दूसरा फ़ैक्टर बंद करना' },
  },
} satisfies FlowWords<typeof secondFactorMachine>;
