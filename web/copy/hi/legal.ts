import type { legalCopy } from '../legal.ts';
import type { Translation } from '../language.ts';

export const legalHindi = {
  titles: { TERMS: 'नियम और शर्तें', PRIVACY: 'निजता की सूचना' },
  version: (version, day) => `संस्करण ${version}, ${day} से`,
  earlier: 'पुराने संस्करण',
  isEarlier: 'यह संस्करण अब लागू नहीं है।',
  current: 'लागू संस्करण पढ़ें',
  missing: 'ऐसा कोई संस्करण नहीं है।',
  none: 'यहाँ अभी कुछ प्रकाशित नहीं हुआ है।',
  failed: 'टेक्स्ट लोड नहीं हो सका।',
} satisfies Translation<typeof legalCopy>;
