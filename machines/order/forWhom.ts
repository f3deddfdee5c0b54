/** Whom a test is for; null means any gender or any age. */
export interface ForWhom {
  forGender: string | null;
  /** The youngest age in whole years. */
  ageFrom: number | null;
  /** The oldest age in whole years. */
  ageTo: number | null;
}

const people: Record<string, string> = { male: 'men', female: 'women' };

/** Whom a test is for, as a parameter of a sentence: `female 18 50`, `- 40 -`. */
export const whomOf = ({ forGender, ageFrom, ageTo }: ForWhom): string =>
  [forGender?.toLowerCase() ?? '-', ageFrom ?? '-', ageTo ?? '-'].join(' ');

/** Whether a test is restricted to some people. */
export const isForSome = (test: ForWhom): boolean => whomOf(test) !== '- - -';

/** The gender and ages in a text made by {@link whomOf}. */
export function partsOfWhom(whom: string) {
  const [gender, from, to] = `${whom}`.split(' ').map((part) => (part === '-' ? null : part));
  return { gender: gender ?? null, from: from ?? null, to: to ?? null };
}

/** Whom a test is for, in words: 'women from 18 to 50 years'. */
export function whomWords(whom: string): string {
  const { gender, from, to } = partsOfWhom(whom);
  const who = people[gender ?? ''] ?? 'people';
  if (from !== null && to !== null) return `${who} from ${from} to ${to} years`;
  if (from !== null) return `${who} from ${from} years on`;
  return to === null ? who : `${who} up to ${to} years`;
}
