import type { findingCopy } from '../finding.ts';
import type { Translation } from '../language.ts';

/** Results of the search, packages, and comparing them, in Hindi. */
export const findingHindi = {
  results: 'मिले हुए टेस्ट',
  related: 'इससे जुड़े टेस्ट',
  relatedCount: (n: number) => `इससे जुड़े ${n} टेस्ट`,
  relatedFailed: 'इससे जुड़े टेस्ट लोड नहीं हो सके।',
  retry: 'फिर कोशिश करें',
  packages: 'पैकेज',
  contains: (n: number) => `${n} टेस्ट शामिल`,
  more: (n: number) => `और ${n} टेस्ट`,
  compare: 'तुलना करें',
  compareThis: (name: string) => `तुलना करें: ${name}`,
  compareWith: (name: string) => `${name} से तुलना करें`,
  compareBoth: (one: string, other: string) => `${one} से तुलना करें: ${other}`,
  drop: 'तुलना न करें',
  dropThis: (name: string) => `तुलना न करें: ${name}`,
  pickOther: (name: string) => `${name} चुना गया है। अब वह पैकेज चुनें जिससे तुलना करनी है।`,
  compared: 'दोनों की तुलना',
  price: 'शुरुआती क़ीमत',
  report: 'रिपोर्ट का समय',
  fasting: 'ख़ाली पेट',
  fastings: { NEEDED: 'ज़रूरी है', NOT_NEEDED: 'ज़रूरी नहीं', UNKNOWN: 'लैब से पूछें' },
  count: 'शामिल टेस्ट',
  both: (n: number) => `दोनों में: ${n}`,
  onlyIn: (name: string, n: number) => `सिर्फ़ ${name} में: ${n}`,
  none: 'कोई नहीं',
  open: 'देखें और बुक करें',
  openThis: (name: string) => `देखें और बुक करें: ${name}`,
  allPackages: 'सभी पैकेज',
  missing: 'इनमें से एक टेस्ट हमारे कैटलॉग में नहीं है।',
} satisfies Translation<typeof findingCopy>;
