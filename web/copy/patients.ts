import type { Gender, Relation } from '../../machines/generated/schema.ts';
import { ageParts } from './ageParts.ts';
import type { Age } from './ageParts.ts';
import { translated } from './language.ts';

export const relationNames = translated('relationNames', {
  MYSELF: 'Myself',
  MOTHER: 'Mother',
  FATHER: 'Father',
  SON: 'Son',
  DAUGHTER: 'Daughter',
  OTHERS: 'Others',
} satisfies Record<Relation, string>);
export const genderNames = translated('genderNames', {
  MALE: 'Male',
  FEMALE: 'Female',
  OTHERS: 'Others',
} satisfies Record<Gender, string>);
/**
 * The relation as shown in the patient's line: Myself is shown as Self (docs/product/screens.md).
 */
export const relationShown = (relation: Relation) =>
  relation === 'MYSELF' ? patientCopy.self : relationNames[relation];

/** The contents of an order in a few words: its test, or the first of several and how many more. */
export function testsOf({ test, items }: NamedTests): string {
  const { length } = items.filter(({ status }) => status !== 'cancelled');
  return length > 1 ? patientCopy.more(test.name, length - 1) : test.name;
}
interface NamedTests {
  test: { name: string };
  items: readonly { id: string; status?: string }[];
}

/** How patients and their tests are named wherever an order is shown. */
export const patientCopy = translated('patientCopy', {
  self: 'Self',
  age: ({ age, infantAge }: Age) => {
    const { count, unit } = ageParts(age, infantAge);
    return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
  },
  more: (test: string, n: number) => `${test} and ${n} more`,
} as const);
