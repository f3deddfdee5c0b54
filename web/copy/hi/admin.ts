import type { adminCopy } from '../admin.ts';
import type { Translation } from '../language.ts';
import type { tagsCopy } from '../tags.ts';

/** A field of tags in Hindi. */
export const tagsHindi = {
  deleteTagTriggerLabel: (tag: string) => `${tag} हटाएँ`,
  tagAdded: (tag: string) => `${tag} जुड़ गया`,
  tagDeleted: (tag: string) => `${tag} हट गया`,
  tagSelected: (tag: string) => `${tag} चुना गया। बदलने के लिए एंटर, हटाने के लिए डिलीट या बैकस्पेस दबाएँ।`,
  tagEdited: (tag: string) => `${tag} बदला जा रहा है। सेव करने के लिए एंटर, छोड़ने के लिए एस्केप दबाएँ।`,
  tagUpdated: (tag: string) => `बदलकर ${tag} किया गया`,
  noTagsSelected: 'कुछ चुना नहीं गया',
} satisfies Translation<typeof tagsCopy>;

/** The administration in Hindi. */
export const adminHindi = {
  menu: 'मेन्यू',
  logout: 'लॉग आउट',
  links: {
    dashboard: 'डैशबोर्ड',
    addTest: 'टेस्ट जोड़ें',
    tests: 'टेस्ट',
    labs: 'लैब',
    reports: 'रिपोर्ट',
    appointments: 'अपॉइंटमेंट',
    users: 'ग्राहक',
    settings: 'सेटिंग',
  },
  counters: {
    totalTests: 'कुल टेस्ट',
    pendingReports: 'बाक़ी रिपोर्ट',
    appointmentsToday: 'आज के अपॉइंटमेंट',
    activeUsers: 'सक्रिय ग्राहक',
  },
  failed: 'यह लोड नहीं हो सका।',
  addTest: {
    title: 'टेस्ट जोड़ें',
    action: 'टेस्ट जोड़ें',
    another: 'एक और टेस्ट जोड़ें',
    saved: 'टेस्ट कैटलॉग में जुड़ गया है।',
    tagHint: 'एंटर या कॉमा दबाकर जोड़ें',
    inclusionsHint: 'कॉमा लगाकर अलग करें',
    files: 'PNG, JPEG या WebP, ज़्यादा से ज़्यादा 2 MB',
    reportTimeExample: 'जैसे 24 Hours',
    fields: {
      testName: 'टेस्ट का नाम',
      price: 'क़ीमत',
      report_time: 'रिपोर्ट का समय',
      tat: 'रिपोर्ट बनने का समय',
      description: 'विवरण',
      inclusions: 'क्या-क्या शामिल है',
      disclaimers: 'जानने योग्य बातें',
      features: 'ख़ासियतें',
      why_book: 'बुक करने के कारण',
      icon: 'आइकन',
      image: 'मुख्य तस्वीर',
    },
  },
  orders: {
    title: 'अपॉइंटमेंट',
    reports: 'रिपोर्ट',
    search: 'नाम, टेस्ट या ऑर्डर आईडी से खोजें',
    all: 'सभी',
    cancelled: 'रद्द',
    empty: 'यहाँ कुछ नहीं है।',
    showAll: 'सभी ऑर्डर दिखाएँ',
    more: 'और दिखाएँ',
    technician: 'टेक्नीशियन',
    upload: 'रिपोर्ट अपलोड करें (PDF)',
    uploadOf: (item: string) => `रिपोर्ट अपलोड करें (PDF): ${item}`,
    hasReport: 'रिपोर्ट अपलोड हो चुकी है',
    refundsDelayed: 'रिफ़ंड में देरी',
    refundDelayed: (day: string) => `रिफ़ंड ${day} से बाक़ी है`,
    sure: {
      CANCEL: {
        question: 'यह ऑर्डर रद्द करके पैसे लौटाएँ?',
        consequence: 'ग्राहक को बताया जाएगा और पैसे लौटाए जाएँगे। यह वापस नहीं हो सकता।',
        yes: 'हाँ, रद्द करें और पैसे लौटाएँ',
      },
      REJECT_SAMPLE: {
        question: 'सैंपल ख़राब निकला?',
        consequence: 'सैंपल फिर से लेना होगा। यह वापस नहीं हो सकता।',
        yes: 'हाँ, ख़राब निकला',
      },
    },
  },
  actions: {
    ASSIGN: 'टेक्नीशियन तय करें',
    COLLECT: 'सैंपल ले लिया गया',
    EXAMINE: 'जाँच शुरू करें',
    COMPLETE: 'पूरा करें',
    REJECT_SAMPLE: 'सैंपल ख़राब निकला',
    CANCEL: 'रद्द करें और पैसे लौटाएँ',
  },
  users: {
    title: 'ग्राहक',
    search: 'नाम, ईमेल या फ़ोन से खोजें',
    orders: (n: number) => `${n} ऑर्डर`,
    empty: 'कोई ग्राहक नहीं मिला।',
    showAll: 'सभी ग्राहक दिखाएँ',
    more: 'और दिखाएँ',
  },
  settings: {
    title: 'सेटिंग',
    pins: 'जिन पिन कोड पर सैंपल लिए जाते हैं, उनके शुरुआती अंक',
    technicians: 'टेक्नीशियन',
    save: 'सेव करें',
    saved: 'सेव हो गया।',
    hint: 'एंटर या कॉमा दबाकर जोड़ें',
  },
} satisfies Translation<typeof adminCopy>;
