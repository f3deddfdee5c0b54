import type { consentCopy } from '../consent.ts';
import type { Translation } from '../language.ts';

/** What a person agrees to by signing up, in Hindi. */
export const consentHindi = {
  consent: 'साइन अप करके आप हमारे',
  terms: 'नियमों और शर्तों',
  use: 'से, और टेस्ट के लिए अपने डेटा के इस्तेमाल से, सहमत होते हैं:',
  privacy: 'निजता की सूचना',
} satisfies Translation<typeof consentCopy>;
