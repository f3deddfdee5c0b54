import type { consentCopy } from '../consent.ts';
import type { Translation } from '../language.ts';

export const consentHindi = {
  consent: 'साइन अप करके आप हमारे',
  terms: 'नियमों और शर्तों',
  and: 'और',
  privacy: 'निजता की सूचना',
  end: ' से सहमत होते हैं।',
} satisfies Translation<typeof consentCopy>;
