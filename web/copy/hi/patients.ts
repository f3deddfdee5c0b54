import { ageParts } from '../ageParts.ts';
import type { Translation } from '../language.ts';
import type { genderNames, patientCopy, relationNames } from '../patients.ts';

/** The patient's relation to the customer, in Hindi. */
export const relationsHindi = {
  MYSELF: 'मेरे लिए',
  MOTHER: 'माँ',
  FATHER: 'पिता',
  SON: 'बेटा',
  DAUGHTER: 'बेटी',
  OTHERS: 'अन्य',
} satisfies Translation<typeof relationNames>;
export const gendersHindi = { MALE: 'पुरुष', FEMALE: 'महिला', OTHERS: 'अन्य' } satisfies Translation<
  typeof genderNames
>;

export const patientHindi = {
  self: 'स्वयं',
  age: ({ age, infantAge }) => {
    const { count, unit } = ageParts(age, infantAge);
    return `${count} ${{ years: 'वर्ष', months: count === 1 ? 'महीना' : 'महीने', days: 'दिन' }[unit]}`;
  },
  more: (test: string, n: number) => `${test} और ${n} अन्य`,
} satisfies Translation<typeof patientCopy>;
