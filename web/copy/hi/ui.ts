import type { Translation } from '../language.ts';
import type { problemCopy } from '../problem.ts';
import type { uiCopy } from '../ui.ts';

export const uiHindi = {
  site: {
    title: 'Assay: घर बैठे लैब टेस्ट',
    description: 'घर बैठे लैब टेस्ट बुक करें। प्रशिक्षित टेक्नीशियन घर आकर सैंपल लेते हैं, रिपोर्ट आपके फ़ोन पर आती है।',
  },
  states: {
    failed: 'यह नहीं हो सका',
    retry: 'फिर कोशिश करें',
    more: 'और दिखाएँ',
    loading: 'लोड हो रहा है...',
    busy: 'लोड हो रहा है',
    ok: 'ठीक है',
    close: 'बंद करें',
    keep: 'रहने दें',
  },
  names: {
    main: 'मुख्य',
    breadcrumb: 'आप यहाँ हैं',
    steps: 'बुकिंग के चरण',
    stepOf: (step, all) => `${all} में से ${step}`,
    timeline: 'ऑर्डर की प्रगति',
    reached: ', हो चुका',
    notYet: ', अभी बाक़ी',
    rating: 'रेटिंग',
    paid: '(आम क़ीमत), आप देंगे',
  },
  list: { next: ', ', last: ' और ' },
  inApp: {
    file: 'फ़ाइल सेव नहीं हुई? हो सकता है ऐप के अंदर का ब्राउज़र फ़ाइलें सेव न करता हो। ऐप के मेन्यू से यह पेज अपने ब्राउज़र में खोलें।',
  },
  lab: {
    accredited: (body: string, number: string) => `${body} से मान्यता प्राप्त, ${number}`,
    demo: 'डेमो लैब',
  },
  location: {
    pending: 'आपकी जगह पता कर रहे हैं...',
    unavailable: 'अपना इलाका बताएँ',
    enter: 'पिन कोड डालें',
    change: 'पिन बदलें',
    pin: (pin: string) => `पिन ${pin}`,
  },
} satisfies Translation<typeof uiCopy>;

export const problemHindi = {
  action: 'समस्या बताएँ',
  hint: 'यहाँ जो हुआ उसकी एक फ़ाइल सेव होती है। नाम, कोड, पते वग़ैरह हटा दिए जाते हैं; कुछ भी भेजा नहीं जाता।',
} satisfies Translation<typeof problemCopy>;
