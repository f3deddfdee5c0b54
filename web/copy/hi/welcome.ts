import type { Translation } from '../language.ts';
import type { welcomeCopy } from '../welcome.ts';

/** What the service is, in Hindi. */
export const welcomeHindi = {
  title: 'यह कैसे होता है',
  points: {
    choose: 'टेस्ट, लैब और समय चुनें। कीमत भुगतान से पहले बताई जाती है।',
    visit: 'प्रशिक्षित टेक्नीशियन आपके घर आकर सैंपल लेते हैं।',
    report: 'रिपोर्ट आपके फ़ोन पर आती है। विज़िट से पहले आप उसे बदल या रद्द कर सकते हैं।',
  },
  noAccount: 'सिर्फ़ देखने के लिए अकाउंट की ज़रूरत नहीं है।',
  testsFirst: 'पहले टेस्ट देखें',
  waits: (test: string) => `${test} आपका इंतज़ार कर रहा है।`,
  goesOn: 'लॉग इन या साइन अप के बाद बुकिंग वहीं से आगे बढ़ेगी।',
  create: 'नया अकाउंट बनाएँ',
  known: 'मेरा अकाउंट है',
} satisfies Translation<typeof welcomeCopy>;
