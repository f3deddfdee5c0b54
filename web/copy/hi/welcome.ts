import type { Translation } from '../language.ts';
import type { welcomeCopy } from '../welcome.ts';

export const welcomeHindi = {
  title: 'घर बैठे लैब टेस्ट',
  points: {
    visit: 'प्रशिक्षित टेक्नीशियन आपके घर आते हैं।',
    money: 'सैंपल लिए जाने से पहले रद्द करें, तो पूरे पैसे वापस।',
    report: 'रिपोर्ट आपके फ़ोन पर आती है।',
  },
  testsFirst: 'बिना अकाउंट टेस्ट देखें',
  waits: (test: string) => `बस थोड़ा और: ${test}`,
  create: 'नया अकाउंट बनाएँ',
  known: 'मेरा अकाउंट है',
} satisfies Translation<typeof welcomeCopy>;
