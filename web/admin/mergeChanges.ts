/**
 * A list that two people changed from the same beginning: the stored one, without what was taken out
 * of the own one and with what was added to it.
 */
export function mergeChanges(
  begun: readonly string[],
  own: readonly string[],
  stored: readonly string[],
): string[] {
  const kept = stored.filter((value) => !begun.includes(value) || own.includes(value));
  return [...kept, ...own.filter((value) => !begun.includes(value) && !kept.includes(value))];
}

type Value = string | readonly string[];
/** What a form shows, by field: a text, or a list whose entries are changed one by one. */
export type FormFields = Record<string, Value>;
/** The changed fields, each with what was stored when it was changed. */
export type Changes = Record<string, { begun: Value; typed: Value }>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is stored, with the changes on top of it. */
export function withChanges<Fields extends FormFields>(stored: Fields, changes: Changes): Fields {
  const shownOf = (name: string, value: Value): Value => {
    const change = changes[name];
    if (!change) return value;
    const { begun, typed } = change;
    if (typeof begun === 'string' || typeof typed === 'string' || typeof value === 'string')
      return typed;
    return isSame(begun, value) ? typed : mergeChanges(begun, typed, value);
  };
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, shownOf(name, value)]),
  ) as Fields;
}

/**
 * Whether a text was typed over one that somebody else has changed since. Lists lose nothing, as
 * they are put together.
 */
export const isOverNewer = (stored: FormFields, changes: Changes): boolean =>
  Object.entries(changes).some(
    ([name, { begun, typed }]) =>
      typeof typed === 'string' && begun !== stored[name] && typed !== stored[name],
  );

/** Rows of a list; where two people have changed the same one, each version has its own key. */
export const withOwnKeys = <Row extends { key: string }>(rows: readonly Row[]): Row[] =>
  rows.map((row, index) => {
    const before = rows.slice(0, index).filter(({ key }) => key === row.key).length;
    return { ...row, key: row.key + '+'.repeat(before) };
  });
