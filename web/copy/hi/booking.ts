import type { bookingCopy, genderNames, relationNames } from '../booking.ts';
import type { Translation } from '../language.ts';

/** Who a patient is to the customer, in Hindi. */
export const relationsHindi = { MYSELF: 'मैं स्वयं', MOTHER: 'माँ', FATHER: 'पिता', SON: 'बेटा', DAUGHTER: 'बेटी', OTHERS: 'अन्य' } satisfies Translation<typeof relationNames>;
/** Genders in Hindi. */
export const gendersHindi = { MALE: 'पुरुष', FEMALE: 'महिला', OTHERS: 'अन्य' } satisfies Translation<typeof genderNames>;

/** The funnel in Hindi. */
export const bookingHindi = {
  steps: ['लैब टेस्ट', 'समय चुनें', 'पता जोड़ें', 'ऑर्डर देखें'],
  loading: 'लोड हो रहा है...',
  patient: {
    title: 'टेस्ट किसके लिए है?', list: 'मरीज़ चुनें', who: 'किसके लिए', name: 'नाम', birth: 'जन्म तिथि', gender: 'लिंग', next: 'आगे बढ़ें', cancel: 'रद्द करें',
    edit: 'बदलें', add: 'नया मरीज़', one: '1 मरीज़ चुना गया', none: 'कोई मरीज़ नहीं चुना गया', action: 'लैब चुनें', self: 'स्वयं', failed: 'आपके सेव किए हुए मरीज़ लोड नहीं हो सके।', years: (age: number) => `${age} वर्ष`,
  },
  lab: {
    title: 'लैब चुनें', sort: 'क्रम बदलें', addTest: 'टेस्ट जोड़ें', action: 'समय चुनें', per: '1 टेस्ट के लिए', slots: (n: number) => (n === 0 ? 'कोई स्लॉट ख़ाली नहीं' : `${n} स्लॉट उपलब्ध`), report: (time: string) => `रिपोर्ट: ${time}`,
    failed: 'लैब लोड नहीं हो सकीं।', full: 'अगले 7 दिनों में किसी भी लैब में कोई ख़ाली स्लॉट नहीं है।', none: 'कोई लैब नहीं चुनी गई', oneTest: 'एक बुकिंग में एक ही टेस्ट होता है। दूसरा चुनने पर यह बदल जाएगा।',
    orders: { recommended: 'हमारा सुझाव', price: 'क़ीमत', rating: 'रेटिंग', reportTime: 'रिपोर्ट का समय' },
  },
  slot: { title: 'समय चुनें', morning: 'सुबह 6 से दोपहर 12 बजे', afternoon: 'दोपहर 12 से शाम 4 बजे', none: 'कोई स्लॉट चुनें', action: 'पता जोड़ें', cancel: 'रद्द करें', failed: 'स्लॉट लोड नहीं हो सके।', full: 'अगले 7 दिनों में इस लैब में कोई ख़ाली स्लॉट नहीं है।', otherLab: 'दूसरी लैब चुनें', days: 'दिन', few: (n: number) => (n === 1 ? '1 जगह बाक़ी' : `${n} जगहें बाक़ी`) },
  address: {
    title: 'पता जोड़ें', select: 'पता चुनें', house: 'मकान/फ़्लैट/ब्लॉक नंबर', road: 'सड़क/इलाक़ा', zip: 'पिन कोड', city: 'शहर और राज्य', save: 'पता सेव करें', home: 'घर', action: 'ऑर्डर पूरा करें', add: 'पता जोड़ें', cancel: 'रद्द करें',
    chosen: 'सैंपल घर से लिया जाएगा', none: 'कोई पता नहीं चुना गया', failed: 'आपके सेव किए हुए पते लोड नहीं हो सके।', write: 'नया पता लिखें',
  },
  review: { title: 'ऑर्डर देखें', itemTotal: 'टेस्ट की क़ीमत', discount: 'छूट', grandTotal: 'कुल रकम', patients: (n: number) => `मरीज़ (${n})`, slot: 'स्लॉट', address: 'पता', action: 'आगे बढ़ें', held: (left: string) => `स्लॉट आपके लिए रखा है, ${left} मिनट बाक़ी` },
  checkout: { title: 'चेकआउट', pay: 'अभी पेमेंट करें', failedTitle: 'पेमेंट', confirming: 'आपके बैंक से पुष्टि हो रही है…', secure: 'पेमेंट एक अलग विंडो में होता है, जो पेमेंट कंपनी की अपनी है।' },
  sandbox: { title: 'लैब टेस्ट का पेमेंट', lead: 'यह सैंडबॉक्स है, इसमें असली पैसे नहीं लगते।', pay: 'पेमेंट करें', fail: 'पेमेंट असफल करें', close: 'बंद करें' },
  order: { failed: 'आपका ऑर्डर लोड नहीं हो सका।', notFound: 'ऐसा कोई ऑर्डर नहीं है।', over: { holdExpired: 'इस ऑर्डर का पेमेंट समय पर नहीं हुआ, इसलिए इसका स्लॉट फिर से ख़ाली है।', orderCancelled: 'यह ऑर्डर रद्द कर दिया गया।', moneyBack: 'यह ऑर्डर समाप्त हो गया है। आपके पैसे उसी तरीक़े से लौटाए जा रहे हैं जिससे पेमेंट हुआ था।' }, again: 'फिर से स्लॉट चुनें', home: 'होम पर जाएँ' },
  placed: { title: 'आपका ऑर्डर हो गया है', id: 'ऑर्डर आईडी', home: 'होम पर जाएँ', track: 'अपना ऑर्डर ट्रैक करें' },
} satisfies Translation<typeof bookingCopy>;
