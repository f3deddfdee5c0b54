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
  IMAGE_TYPE_UNKNOWN: ({ field }) => `${fieldLabel(field)}: केवल PNG, JPEG या WebP तस्वीर चुनें`,
  PRICE_INVALID: 'क़ीमत 1 से 10,00,000 तक पूरे रुपयों में लिखें',
  SETTINGS_SAVED: 'सेटिंग सेव हो गई',
  TEST_ADDED: 'टेस्ट जुड़ गया',
  TEST_NAME_MISSING: 'कृपया टेस्ट का नाम लिखें',
  TEST_NAME_TAKEN: 'इस नाम का टेस्ट कैटलॉग में पहले से है',
  TEST_SAVED: 'टेस्ट सेव हो गया',
} satisfies Partial<Sentences>;
