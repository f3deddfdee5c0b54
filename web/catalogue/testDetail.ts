import type { LabTestQuery } from '../generated/graphql.ts';
import { testCopy } from '../copy/home.ts';

/** Most cards of 'Why you should book' (docs/product/limits.md). */
const whyBookLimit = 3;

type LabTest = LabTestQuery['labTest'];
/** The fields of a test that lists load. */
type ListedTest = Pick<LabTest, 'icon' | 'name' | 'priceInRupees' | 'reportTime'> & Amounts;

interface Amounts {
  amounts: readonly {
    offer: { code: string; title?: string } | null;
    discount: number;
    amount: number;
  }[];
}

const { defaults } = testCopy;

/** The head of a test's page; missing fields get the specified default (PD-12). */
export const headOf = (test: ListedTest) => ({
  icon: test.icon,
  name: test.name.trim() || defaults.name,
  priceInRupees: test.priceInRupees ?? defaults.priceInRupees,
  amounts: test.amounts,
  reportTime: test.reportTime?.trim() || defaults.reportTime,
});

/** A loaded test as its page shows it; missing fields get the specified default (PD-12). */
export function detailOf(test: LabTest) {
  const sentences = (test.description ?? '')
    .split(/\n|(?<=[.।])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  return {
    ...headOf(test),
    image: test.image,
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
