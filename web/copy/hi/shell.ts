import type { Translation } from '../language.ts';
import type { errorCopy, pageTitles, shellCopy } from '../shell.ts';

export const pageTitlesHindi = {
  home: 'घर बैठे लैब टेस्ट',
  signUp: 'अपना अकाउंट बनाएँ',
  login: 'आपका फिर से स्वागत है',
} satisfies Translation<typeof pageTitles>;

export const shellHindi = {
  product: 'Assay',
  home: 'होम',
  reports: 'रिपोर्ट',
  appointments: 'मेरे अपॉइंटमेंट',
  profile: 'प्रोफ़ाइल',
  logIn: 'लॉग इन',
  footer: {
    promise: 'प्रशिक्षित टेक्नीशियन हर दिन सुबह 6 से शाम 4 बजे तक घर आकर सैंपल लेते हैं।',
    help: 'मदद',
    terms: 'नियम और शर्तें',
    privacy: 'निजता की सूचना',
    offers: 'ऑफ़र',
    admin: 'प्रशासन',
    note: 'रिपोर्ट का मतलब डॉक्टर से समझें। यह सेवा आपात स्थिति के लिए नहीं है।',
  },
  skip: 'सीधे मुख्य सामग्री पर जाएँ',
} satisfies Translation<typeof shellCopy>;

export const errorHindi = {
  unreachable: 'अभी सर्विस से संपर्क नहीं हो पा रहा है। आपका किया हुआ काम सुरक्षित है।',
  notFound: {
    title: 'ऐसा कोई पेज नहीं है',
    text: 'हो सकता है पता ग़लत लिखा हो या पेज हट गया हो।',
    action: 'होम पेज पर जाएँ',
  },
  crash: {
    title: 'कुछ गड़बड़ हो गई',
    text: 'ग़लती हमारी है। आपने जो सेव किया था, वह सब सुरक्षित है।',
    action: 'होम पेज पर जाएँ',
  },
} satisfies Translation<typeof errorCopy>;
