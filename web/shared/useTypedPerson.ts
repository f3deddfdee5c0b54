import type { PatientField } from '../generated/graphql.ts';
import { useTyped } from '../ui/typedText.ts';
import type { Typed } from '../ui/typedText.ts';

const names: Readonly<Record<string, PatientField>> = {
  relation: 'RELATION',
  name: 'NAME',
  dateOfBirth: 'DATE_OF_BIRTH',
  gender: 'GENDER',
};

/**
 * The fields of a person's form as `useTyped` keeps them, and which of them were changed since it
 * was opened: in the others, a saved person keeps what another device has stored (PD-158).
 */
export function useTypedPerson<Fields extends Typed>(
  form: string,
  opened: Fields,
  isSame?: (typed: Typed) => boolean,
) {
  const [fields, type] = useTyped(form, { ...opened, opened: JSON.stringify(opened) }, isSame);
  const before = JSON.parse(fields.opened) as Typed;
  const changed = Object.keys(names).filter((name) => fields[name] !== before[name]);
  return [fields, type, changed.map((name) => names[name]!)] as const;
}
