import type { LabTestQuery } from '../generated/graphql.ts';
import { testCopy } from '../copy/home.ts';

/** Cards of 'Why you should book' at most (docs/product/limits.md). */
const whyBookLimit = 3;

/**
 * A loaded test as its page shows it: what is missing has the specification's default (PD-12).
 */
export function detailOf(test: LabTestQuery['labTest']) {
  const { defaults } = testCopy;
  const sentences = (test.description ?? '')
    .split(/\n|(?<=[.।])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  return {
    icon: test.icon,
    image: test.image,
    name: test.name.trim() || defaults.name,
    priceInRupees: test.priceInRupees ?? defaults.priceInRupees,
    reportTime: test.reportTime?.trim() || defaults.reportTime,
    bullets: [...sentences, ...test.disclaimers],
    inclusions: test.inclusions,
    fastingHours: test.fastingHours,
    notes: [
      ...test.features,
      ...(test.tat && test.tat !== test.reportTime ? [testCopy.turnAround(test.tat)] : []),
    ],
    whyBook: (test.whyBook.length > 0 ? test.whyBook : defaults.whyBook).slice(0, whyBookLimit),
  };
}
