import type { Sentences } from './sentences.ts';

/** Files that administrators upload, and the content that they publish. */
export const fileSentences = {
  CONTENT_CHANGED: {
    en: 'Somebody else has published since you began. What you typed is still here: look at theirs first',
    hi: 'आपके शुरू करने के बाद किसी और ने प्रकाशित किया है। आपका लिखा हुआ यहीं है: पहले उनका देख लें',
  },
  CONTENT_PUBLISHED: { en: 'Published', hi: 'प्रकाशित हो गया' },
  CONTENT_VERSION_NOT_FOUND: { en: 'There is no such version', hi: 'ऐसा कोई संस्करण नहीं है' },
  CATALOGUE_IMPORTED: { en: 'Tests and prices imported', hi: 'टेस्ट और क़ीमतें इम्पोर्ट हो गईं' },
  FILE_CELLS_MISCOUNTED: {
    en: 'The line has {cells} cells, but there are {columns} columns. A comma or a quotation mark may be missing',
    hi: 'इस लाइन में {cells} सेल हैं, जबकि कॉलम {columns} हैं। शायद कोई अल्पविराम या उद्धरण चिह्न छूट गया है',
  },
  FILE_COLUMN_TWICE: { en: "The column '{name}' is there twice", hi: "कॉलम '{name}' दो बार है" },
  FILE_COLUMN_UNKNOWN: {
    en: "There is neither a column nor a lab named '{name}'",
    hi: "'{name}' नाम का न कोई कॉलम है, न कोई लैब",
  },
  CATALOGUE_CHANGED_SINCE: {
    en: 'Nothing was imported: tests or prices of the file were changed since it was checked. Choose it again to see what it would change now',
    hi: 'कुछ भी इम्पोर्ट नहीं हुआ: जाँच के बाद फ़ाइल के टेस्ट या क़ीमतें बदली गई हैं। फ़ाइल फिर से चुनें और देखें कि वह अब क्या बदलेगी',
  },
  FILE_EMPTY: { en: 'The file has no lines', hi: 'फ़ाइल में कोई लाइन नहीं है' },
  FILE_FAULTY: {
    en: {
      one: 'Nothing was imported: {count} entry of the file is wrong',
      other: 'Nothing was imported: {count} entries of the file are wrong',
    },
    hi: 'कुछ भी इम्पोर्ट नहीं हुआ: फ़ाइल में {count} ग़लतियाँ हैं',
  },
  FILE_LINE_UNREADABLE: {
    en: 'The quotation marks in this line do not match',
    hi: 'इस लाइन के उद्धरण चिह्न मेल नहीं खाते',
  },
  FILE_NAME_TWICE: {
    en: 'Line {line} already has a test with this name',
    hi: 'लाइन {line} में इसी नाम का टेस्ट पहले से है',
  },
  FILE_NOT_FOUND: { en: 'There is no such file', hi: 'ऐसी कोई फ़ाइल नहीं है' },
  FILE_NOT_TEXT: {
    en: "This is not a CSV file in UTF-8. Please save it as 'CSV UTF-8' and choose it again",
    hi: "यह UTF-8 वाली CSV फ़ाइल नहीं है। कृपया इसे 'CSV UTF-8' के रूप में सेव करके फिर चुनें",
  },
  FILE_TEST_TWICE: {
    en: 'Line {line} is already about this test',
    hi: 'लाइन {line} पहले से इसी टेस्ट के बारे में है',
  },
  FILE_TOO_LARGE: {
    en: '{field} is larger than {megabytes} MB',
    hi: '{field}: फ़ाइल {megabytes} MB से बड़ी है',
  },
  FILE_TOO_LONG: {
    en: 'The file has more than {most} lines. Please split it',
    hi: 'फ़ाइल में {most} से ज़्यादा लाइनें हैं। कृपया इसे बाँट दें',
  },
  FILE_TOO_WIDE: {
    en: 'The file has more than {most} columns',
    hi: 'फ़ाइल में {most} से ज़्यादा कॉलम हैं',
  },
  FILE_UNEXPECTED: {
    en: "A file named '{name}' is not expected",
    hi: "'{name}' नाम की फ़ाइल की उम्मीद नहीं थी",
  },
  FILES_UNAVAILABLE: {
    en: 'Files cannot be saved or read right now. Please try again in a moment',
    hi: 'अभी फ़ाइलें सेव या लोड नहीं हो पा रही हैं। कृपया थोड़ी देर में फिर कोशिश करें',
  },
  FORM_EXPECTED: { en: 'Send this as multipart/form-data', hi: 'इसे multipart/form-data के रूप में भेजें' },
  FORM_FIELD_NOT_TEXT: {
    en: "The field '{name}' must be a text",
    hi: "'{name}' में केवल टेक्स्ट हो सकता है",
  },
  FORM_FIELD_TOO_LONG: { en: "The field '{name}' is too long", hi: "'{name}' बहुत लंबा है" },
  FORM_HAS_TOO_MANY_PARTS: { en: 'The form has too many parts', hi: 'फ़ॉर्म में बहुत ज़्यादा हिस्से हैं' },
  FORM_TOO_LARGE: {
    en: 'The form with its files must not be larger than {megabytes} MB',
    hi: 'फ़ाइलों समेत फ़ॉर्म {megabytes} MB से बड़ा नहीं होना चाहिए',
  },
  FORM_UNREADABLE: { en: 'The form could not be read', hi: 'फ़ॉर्म पढ़ा नहीं जा सका' },
  IMAGE_HAS_TOO_MANY_PIXELS: {
    en: '{field} has more than {megapixels} million pixels',
    hi: '{field} में {megapixels} मिलियन से ज़्यादा पिक्सेल हैं',
  },
  IMAGE_TYPE_UNKNOWN: {
    en: '{field} must be a PNG, JPEG or WebP picture',
    hi: '{field}: केवल PNG, JPEG या WebP तस्वीर चुनें',
  },
} as const satisfies Sentences;
