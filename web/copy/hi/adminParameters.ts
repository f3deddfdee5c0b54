import type { adminParametersCopy } from '../adminParameters.ts';
import type { Translation } from '../language.ts';

/** Words of the page on which the administration says what a test measures, in Hindi. */
export const adminParametersHindi = {
  title: (test) => `${test} में क्या मापा जाता है`,
  open: 'नतीजे और सामान्य सीमाएँ',
  failed: 'इस टेस्ट के नतीजों की सूची लोड नहीं हो सकी।',
  text: 'रिपोर्ट के क्रम में। सीमाओं में से वह लागू होती है जो मरीज़ पर सबसे पहले बैठती है; रिपोर्टों में वही सीमाएँ रहती हैं जिनके साथ वे भरी गईं।',
  none: 'अभी कुछ नहीं: इस टेस्ट की रिपोर्ट केवल PDF होती है।',
  value: (n) => `नतीजा ${n}`,
  name: 'नाम',
  nameHindi: 'हिन्दी में नाम',
  unit: 'इकाई',
  ranges: 'सामान्य सीमाएँ',
  range: (n, row) => `नतीजा ${n}, सीमा ${row}`,
  anyRange: 'सीमा के बिना नतीजा दिखता है, पर यह नहीं बताया जाता कि वह कैसा है।',
  fields: {
    ageFrom: 'इस उम्र से',
    ageTo: 'इस उम्र तक',
    low: 'निचली सीमा',
    high: 'ऊपरी सीमा',
    criticalLow: 'यहाँ से नीचे गंभीर',
    criticalHigh: 'यहाँ से ऊपर गंभीर',
  },
  gender: 'किसके लिए',
  genders: { '': 'सबके लिए', FEMALE: 'महिलाएँ', MALE: 'पुरुष' },
  addRange: 'सीमा जोड़ें',
  removeRange: 'यह सीमा हटाएँ',
  addValue: 'नतीजा जोड़ें',
  removeValue: 'हटाएँ',
  up: 'ऊपर ले जाएँ',
  down: 'नीचे ले जाएँ',
  save: 'सहेजें',
  saved: 'सहेज लिया गया।',
} satisfies Translation<typeof adminParametersCopy>;
