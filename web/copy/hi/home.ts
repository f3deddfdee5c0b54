import { bookAgainHindi, someTimeHindi } from '../../../machines/text/bookAgainSentence.ts';
import type { homeCopy, testCopy } from '../home.ts';
import type { offlineCopy } from '../offline.ts';
import { forWhomHindi } from './reasons/forWhom.ts';
import type { Translation } from '../language.ts';

export const homeHindi = {
  search: {
    placeholder: 'लैब टेस्ट या पैकेज खोजें',
    count: (n: number) => (n === 1 ? '1 नतीजा मिला' : `${n} नतीजे मिले`),
    label: 'खोजें',
  },
  banner: {
    kicker: 'पहला ऑर्डर',
    title: 'पहले ऑर्डर पर 60% की छूट',
    note: 'ज़्यादा से ज़्यादा ₹500 · बाक़ी हर ऑर्डर पर ₹100 की छूट',
    terms: 'शर्तें देखें',
    text: 'प्रशिक्षित टेक्नीशियन आपके घर आते हैं। रिपोर्ट आपके फ़ोन पर आती है।',
    action: 'अभी बुक करें',
  },
  grid: 'अपना टेस्ट चुनें',
  filter: 'कौन-से टेस्ट दिखें',
  popular: 'लोकप्रिय',
  all: 'सभी टेस्ट',
  concerns: {
    DIABETES: 'डायबिटीज़',
    THYROID: 'थायरॉइड',
    HEART: 'हृदय',
    FEVER: 'बुख़ार',
    WOMEN: 'महिलाएँ',
    FULL_BODY: 'पूरा शरीर',
    VITAMINS: 'विटामिन',
    LIVER: 'लिवर',
    KIDNEYS: 'किडनी',
  },
  listed: (listed: number, all: number) => `${all} में से ${listed} टेस्ट`,
  fromPrice: (rupees: string) => `${rupees} से`,
  more: 'सभी टेस्ट दिखाएँ',
  resume: (tests: string, patients: string) =>
    `${patients ? `${patients} के लिए ` : ''}${tests} की बुकिंग जारी रखें`,
  unoffered: 'एक टेस्ट जो अब उपलब्ध नहीं है',
  resumeAction: 'जारी रखें',
  failed: 'सूची लोड नहीं हो सकी।',
  own: {
    hello: (name: string) => `नमस्ते, ${name}`,
    nextVisit: 'अगली विज़िट',
    track: 'ट्रैक करें',
    tests: (tests: string, people: string) => `${people} के लिए ${tests}`,
    readyReport: 'तैयार रिपोर्ट',
    report: (test: string, person: string) => `${person} की ${test} रिपोर्ट`,
    open: 'रिपोर्ट खोलें',
    bookAgain: 'फिर से बुक करें',
    sentence: bookAgainHindi,
    changes: {
      tests: (what: string) => `${what}: टेस्ट देखें`,
      people: (what: string) => `${what}: मरीज़ बदलें`,
      lab: (what: string) => `${what}: लैब बदलें`,
      time: (what: string) => `${what}: समय बदलें`,
    },
    someTime: someTimeHindi,
    book: (amount: string) => `${amount} में बुक करें`,
  },
} satisfies Translation<typeof homeCopy>;

export const testHindi = {
  back: 'वापस',
  cancel: 'रद्द करें',
  add: 'मरीज़ जोड़ें',
  home: 'होम',
  from: 'शुरुआती क़ीमत',
  off: 'हर ऑर्डर पर ₹100 की छूट',
  ready: 'रिपोर्ट का समय:',
  tiles: ['घर से सैंपल', '1 टेस्ट शामिल', 'मुफ़्त परामर्श', 'ऑनलाइन रिपोर्ट'],
  consultation: 'रिपोर्ट आने पर समय चुनें, डॉक्टर फ़ोन करके मुफ़्त में समझाएँगे।',
  about: 'इस टेस्ट के बारे में',
  included: 'क्या-क्या शामिल है',
  good: 'जानने योग्य बातें',
  why: 'यह पैकेज क्यों बुक करें?',
  failed: 'टेस्ट लोड नहीं हो सका।',
  missing: 'यह टेस्ट हमारे कैटलॉग में नहीं है।',
  fasting: (hours) => `विज़िट से ${hours} घंटे पहले से पानी के सिवा कुछ न लें।`,
  forWhom: (whom: string) => `सिर्फ़ ${forWhomHindi(whom)} के लिए`,
  apart: (minutes: number) =>
    `ख़ाली पेट वाले या अलग सैंपल वाले टेस्ट इसी विज़िट में नहीं होते: सैंपलों के बीच कम से कम ${minutes} मिनट चाहिए। उन्हें अलग विज़िट में बुक करें।`,
  turnAround: (time: string) => `रिपोर्ट बनने का समय: ${time}`,
  defaults: {
    name: 'कोविड RTPCR टेस्ट',
    priceInRupees: 1200,
    reportTime: '24 घंटे',
    whyBook: [
      'प्रशिक्षित टेक्नीशियन घर आकर सैंपल लेते हैं',
      'रिपोर्ट आपके फ़ोन पर, आमतौर पर एक दिन में',
      'रिपोर्ट समझाने के लिए डॉक्टर का कॉल, बिना अतिरिक्त शुल्क',
    ],
  },
} satisfies Translation<typeof testCopy>;

export const offlineHindi = {
  offline: 'आप ऑफ़लाइन हैं। यह पहले से सेव की हुई जानकारी है; बुकिंग और पेमेंट के लिए इंटरनेट चाहिए।',
  unanswered:
    'सर्विस से संपर्क नहीं हो पा रहा है। यह पहले से सेव की हुई जानकारी है; बुकिंग और पेमेंट थोड़ी देर बाद हो पाएँगे।',
  savedAt: (time: string) => `यह ${time} की है।`,
} satisfies Translation<typeof offlineCopy>;
