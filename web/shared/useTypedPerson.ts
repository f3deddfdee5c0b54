import type { PatientField } from '../generated/graphql.ts';
import { useTyped } from '../ui/typedText.ts';
import type { Typed } from '../ui/typedText.ts';

const names: Readonly<Record<string, PatientField>> = {
  relation: 'RELATION',
  name: 'NAME',
  dateOfBirth: 'DATE_OF_BIRTH',
  gender: 'GENDER',
};

const among = (fields: Typed, some: readonly string[]) =>
  Object.fromEntries(some.map((name) => [name, fields[name]!]));
const changedIn = (typed: Typed, before: Typed) =>
  Object.keys(before).filter((name) => typed[name] !== before[name]);

/**
 * The fields of a person's form as `useTyped` keeps them, and which of them were changed since it
 * was opened: in the others, a saved person keeps what another device has stored (PD-158).
 */
export function useTypedPerson<Fields extends Typed>(
  form: string,
  opened: Fields,
  isSame?: (typed: Typed) => boolean,
) {
  // What was not changed may be stored otherwise by now.
  const takeUp = (typed: Typed): Typed => {
    if (typed.opened === undefined) return typed;
    const before = JSON.parse(typed.opened) as Typed;
    const changed = changedIn(typed, before);
    const basis = { ...opened, ...among(before, changed) };
    return { ...among(typed, changed), opened: JSON.stringify(basis) };
  };
  const initial = { ...opened, opened: JSON.stringify(opened) };
  const [fields, type] = useTyped(form, initial, isSame, takeUp);
  const changed = changedIn(fields, JSON.parse(fields.opened) as Typed);
  return [fields, type, changed.flatMap((name) => names[name] ?? [])] as const;
}
