/** For whom a test is; nulls: for anybody, of any age. */
export interface ForWhom {
  forGender: string | null;
  /** The youngest age in whole years. */
  ageFrom: number | null;
  /** The oldest age in whole years. */
  ageTo: number | null;
}

const people: Record<string, string> = { male: 'men', female: 'women' };

/** For whom a test is, as a value of a sentence: `female 18 50`, `- 40 -`. */
export const whomOf = ({ forGender, ageFrom, ageTo }: ForWhom): string =>
  [forGender?.toLowerCase() ?? '-', ageFrom ?? '-', ageTo ?? '-'].join(' ');

/** Whether a test is not for everybody. */
export const isForSome = (test: ForWhom): boolean => whomOf(test) !== '- - -';

/** The parts of {@link whomOf}. */
export function partsOfWhom(whom: string) {
  const [gender, from, to] = `${whom}`.split(' ').map((part) => (part === '-' ? null : part));
  return { gender: gender ?? null, from: from ?? null, to: to ?? null };
}

/** For whom a test is, in words: 'women from 18 to 50 years'. */
export function whomWords(whom: string): string {
  const { gender, from, to } = partsOfWhom(whom);
  const who = people[gender ?? ''] ?? 'people';
  if (from !== null && to !== null) return `${who} from ${from} to ${to} years`;
  if (from !== null) return `${who} from ${from} years on`;
  return to === null ? who : `${who} up to ${to} years`;
}
