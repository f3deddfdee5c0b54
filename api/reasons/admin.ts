import type { Sentences } from './sentences.ts';

/** The forms of tests, labs, prices, offers and settings, which only administrators see. */
export const adminSentences = {
  DECISIONS_OUTDATED: {
    en: {
      one: 'Nothing is saved yet: {count} decision cannot be carried out. Please look at it.',
      other: 'Nothing is saved yet: {count} decisions cannot be carried out. Please look at them.',
    },
    hi: 'अभी कुछ सेव नहीं हुआ: {count} फ़ैसले पूरे नहीं हो सकते। कृपया उन्हें देखें।',
  },
  DECISION_TWICE: {
    en: 'An order can be decided about only once',
    hi: 'एक ऑर्डर के बारे में एक ही फ़ैसला हो सकता है',
  },
  HOLIDAY_TWICE: { en: 'A day can be named only once', hi: 'एक दिन केवल एक बार लिखें' },
  HOURS_NOT_SHOWN: {
    en: 'Customers are shown visits that start from {from} until before {until} only',
    hi: 'ग्राहकों को केवल {from} से {until} के पहले तक शुरू होने वाली विज़िट दिखती हैं',
  },
  HOURS_OVERLAP: {
    en: 'Two of the opening hours overlap on the same day',
    hi: 'एक ही दिन के दो समय आपस में टकराते हैं',
  },
  HOURS_TOO_SHORT: {
    en: 'Opening hours must last for at least one slot of {minutes} minutes',
    hi: 'खुलने का समय कम से कम {minutes} मिनट के एक स्लॉट जितना होना चाहिए',
  },
  LAB_ADDED: { en: 'Lab added', hi: 'लैब जुड़ गई' },
  LAB_NAME_MISSING: { en: 'Please give the lab a name', hi: 'कृपया लैब का नाम लिखें' },
  LAB_NAME_TAKEN: { en: 'There is already a lab with this name', hi: 'इस नाम की लैब पहले से है' },
  LAB_SAVED: { en: 'Lab saved', hi: 'लैब सेव हो गई' },
  DECIMAL_INVALID: {
    en: '{field} must be a number from {least} to {most}',
    hi: '{field}: {least} से {most} तक की संख्या लिखें',
  },
  NUMBER_INVALID: {
    en: '{field} must be a whole number from {least} to {most}',
    hi: '{field}: {least} से {most} तक की पूरी संख्या लिखें',
  },
  OFFER_ADDED: { en: 'Offer added', hi: 'ऑफ़र जुड़ गया' },
  OFFER_CODE_INVALID: {
    en: 'The code must have 3 to 20 letters and digits',
    hi: 'कोड में 3 से 20 अंग्रेज़ी अक्षर और अंक होने चाहिए',
  },
  OFFER_CODE_TAKEN: { en: 'There is already an offer with this code', hi: 'इस कोड का ऑफ़र पहले से है' },
  OFFER_DAYS_REVERSED: {
    en: 'The last day must not be before the first',
    hi: 'आख़िरी दिन पहले दिन से पहले नहीं हो सकता',
  },
  OFFER_SAVED: { en: 'Offer saved', hi: 'ऑफ़र सेव हो गया' },
  OFFER_WORTH_UNCLEAR: {
    en: 'Please give either a percentage or an amount',
    hi: 'कृपया प्रतिशत या रकम में से एक लिखें',
  },
  ORDERS_CHANGED_MEANWHILE: {
    en: {
      one: 'Nothing is saved yet: {count} order that was to be moved or cancelled is no longer in the way. Please look at it and save again.',
      other:
        'Nothing is saved yet: {count} orders that were to be moved or cancelled are no longer in the way. Please look at them and save again.',
    },
    hi: 'अभी कुछ सेव नहीं हुआ: जिन ऑर्डर का समय बदलना या जिन्हें रद्द करना था, उनमें से {count} को अब इसकी ज़रूरत नहीं। कृपया देखकर फिर सेव करें।',
  },
  ORDERS_IN_THE_WAY: {
    en: {
      one: '{count} order would have no room after this change: its time is taken away, or fewer visits are made then. Please decide what becomes of it.',
      other:
        '{count} orders would have no room after this change: their times are taken away, or fewer visits are made then. Please decide what becomes of each.',
    },
    hi: 'इस बदलाव के बाद {count} ऑर्डर के लिए जगह नहीं बचेगी: उनका समय हट रहा है, या तब कम विज़िट होंगी। कृपया तय करें कि उनका क्या हो।',
  },
  ORDER_CAME_MEANWHILE: { en: 'This order came meanwhile.', hi: 'यह ऑर्डर इस बीच आया है।' },
  ORDER_CHANGED_MEANWHILE: {
    en: 'This order has changed meanwhile. Please decide again.',
    hi: 'यह ऑर्डर इस बीच बदल गया है। कृपया फिर से तय करें।',
  },
  ORDER_UNPAID_STAYS: {
    en: 'An order that is not paid for yet cannot be moved.',
    hi: 'जिस ऑर्डर का पेमेंट बाक़ी है उसका समय नहीं बदला जा सकता।',
  },
  PRICES_SAVED: { en: 'Prices saved', hi: 'क़ीमतें सेव हो गईं' },
  PRICE_DAY_INVALID: {
    en: 'Please choose a day from today to a year ahead',
    hi: 'कृपया आज से एक साल आगे तक का कोई दिन चुनें',
  },
  PRICE_INVALID: {
    en: 'The price must be whole rupees, from 1 to 10,00,000',
    hi: 'क़ीमत 1 से 10,00,000 तक पूरे रुपयों में लिखें',
  },
  RATING_SOURCE_MISSING: {
    en: 'Please say where the rating comes from',
    hi: 'कृपया लिखें कि रेटिंग कहाँ से ली गई है',
  },
  RATING_COUNT_MISSING: {
    en: 'Please say how many gave the rating',
    hi: 'कृपया लिखें कि कितने लोगों ने रेटिंग दी है',
  },
  ACCREDITATION_NUMBER_MISSING: {
    en: 'Please give the number of the accreditation',
    hi: 'कृपया मान्यता का नंबर लिखें',
  },
  SLOT_NOT_OFFERED: {
    en: 'The new time cannot be booked at this lab. Please pick another one.',
    hi: 'नया समय इस लैब में नहीं मिल सकता। कृपया दूसरा समय चुनें।',
  },
  CHANGED_SINCE: {
    en: 'Something else has been saved here since you began. What you changed is still here, on top of it: look at both, then save again',
    hi: 'आपके शुरू करने के बाद यहाँ कुछ और सेव हुआ है। आपके बदलाव उसके ऊपर यहीं हैं: दोनों देखकर फिर सेव करें',
  },
  SETTINGS_SAVED: { en: 'Settings saved', hi: 'सेटिंग सेव हो गई' },
  TEST_ADDED: { en: 'Test added', hi: 'टेस्ट जुड़ गया' },
  TEST_NAME_MISSING: { en: 'Please give the test a name', hi: 'कृपया टेस्ट का नाम लिखें' },
  TEST_NAME_TAKEN: {
    en: 'A test with this name is already in the catalogue',
    hi: 'इस नाम का टेस्ट कैटलॉग में पहले से है',
  },
  TEST_SAVED: { en: 'Test saved', hi: 'टेस्ट सेव हो गया' },
  TEXT_NESTED_TOO_DEEPLY: {
    en: 'Quotations or lists are nested too deeply here to be shown. Please use fewer levels',
    hi: 'यहाँ उद्धरण या सूचियाँ एक-दूसरे के अंदर बहुत गहरी हैं और दिखाई नहीं जा सकतीं। कृपया कम स्तर रखें',
  },
  CALL_IN_PROGRESS: {
    en: 'This is being done already. Please look again in a moment',
    hi: 'यह काम पहले से हो रहा है। कृपया थोड़ी देर में फिर देखें',
  },
  CALL_OUTCOME_UNKNOWN: {
    en: 'This was begun, and we cannot tell whether it was done. Please look before you do it again',
    hi: 'यह काम शुरू हुआ था, पर पूरा हुआ या नहीं, यह हमें पता नहीं है। दोबारा करने से पहले कृपया देख लें',
  },
} as const satisfies Sentences;
