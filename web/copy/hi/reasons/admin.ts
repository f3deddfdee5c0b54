import { fieldLabel } from './fields.ts';
import type { Sentences } from './sentences.ts';

/** What only administrators meet: the catalogue's forms, files and settings. */
export const adminReasons = {
  FILE_NOT_FOUND: 'ऐसी कोई फ़ाइल नहीं है',
  FILE_TOO_LARGE: ({ field, megabytes }) => `${fieldLabel(field)}: फ़ाइल ${megabytes} MB से बड़ी है`,
  FILE_UNEXPECTED: ({ name }) => `'${name}' नाम की फ़ाइल की उम्मीद नहीं थी`,
  FILES_UNAVAILABLE: 'अभी फ़ाइलें सेव या लोड नहीं हो पा रही हैं। कृपया थोड़ी देर में फिर कोशिश करें',
  FORM_EXPECTED: 'इसे multipart/form-data के रूप में भेजें',
  FORM_FIELD_NOT_TEXT: ({ name }) => `'${name}' में केवल टेक्स्ट हो सकता है`,
  FORM_FIELD_TOO_LONG: ({ name }) => `'${name}' बहुत लंबा है`,
  FORM_HAS_TOO_MANY_PARTS: 'फ़ॉर्म में बहुत ज़्यादा हिस्से हैं',
  FORM_UNREADABLE: 'फ़ॉर्म पढ़ा नहीं जा सका',
  HOLIDAY_TWICE: 'एक दिन केवल एक बार लिखें',
  HOURS_OVERLAP: 'एक ही दिन के दो समय आपस में टकराते हैं',
  HOURS_TOO_SHORT: ({ minutes }) => `खुलने का समय कम से कम ${minutes} मिनट के एक स्लॉट जितना होना चाहिए`,
  IMAGE_TYPE_UNKNOWN: ({ field }) => `${fieldLabel(field)}: केवल PNG, JPEG या WebP तस्वीर चुनें`,
  NUMBER_INVALID: ({ field, least, most }) =>
    `${fieldLabel(field)}: ${least} से ${most} तक की पूरी संख्या लिखें`,
  OFFER_ADDED: 'ऑफ़र जुड़ गया',
  OFFER_CODE_INVALID: 'कोड में 3 से 20 अंग्रेज़ी अक्षर और अंक होने चाहिए',
  OFFER_CODE_TAKEN: 'इस कोड का ऑफ़र पहले से है',
  OFFER_DAYS_REVERSED: 'आख़िरी दिन पहले दिन से पहले नहीं हो सकता',
  OFFER_SAVED: 'ऑफ़र सेव हो गया',
  OFFER_WORTH_UNCLEAR: 'कृपया प्रतिशत या रकम में से एक लिखें',
  LAB_ADDED: 'लैब जुड़ गई',
  LAB_NAME_MISSING: 'कृपया लैब का नाम लिखें',
  LAB_NAME_TAKEN: 'इस नाम की लैब पहले से है',
  LAB_SAVED: 'लैब सेव हो गई',
  ORDERS_IN_THE_WAY: ({ count }) =>
    `इस बदलाव से ${count} ऑर्डर का समय नहीं बचेगा। कृपया तय करें कि उनका क्या हो।`,
  PRICES_SAVED: 'क़ीमतें सेव हो गईं',
  PRICE_DAY_INVALID: 'कृपया आज से एक साल आगे तक का कोई दिन चुनें',
  PRICE_INVALID: 'क़ीमत 1 से 10,00,000 तक पूरे रुपयों में लिखें',
  RATING_SOURCE_MISSING: 'कृपया लिखें कि रेटिंग कहाँ से ली गई है',
  SETTINGS_SAVED: 'सेटिंग सेव हो गई',
  TEST_ADDED: 'टेस्ट जुड़ गया',
  TEST_NAME_MISSING: 'कृपया टेस्ट का नाम लिखें',
  TEST_NAME_TAKEN: 'इस नाम का टेस्ट कैटलॉग में पहले से है',
  TEST_SAVED: 'टेस्ट सेव हो गया',
} satisfies Partial<Sentences>;
