/**
 * The words that distinguish samples of the same kind: the fields of each whose values differ
 * (`paymentStatus EXPIRED`), and the lengths of lists.
 */
export function differingWords(samples: readonly unknown[]): string[] {
  const flat = samples.map((sample) => flattened(sample));
  const names = [...new Set(flat.flatMap((fields) => [...fields.keys()]))];
  const differing = names.filter(
    (name) => new Set(flat.map((fields) => fields.get(name))).size > 1,
  );
  const said = flat.map((fields) =>
    differing
      .filter((name) => fields.has(name))
      .map((name) => [name.split('.').at(-1), fields.get(name)].filter(Boolean).join(' ')),
  );
  const begun = said.map((words) => words.slice(0, most).join(', '));
  const texts = said.map((words, index) => {
    const alike = said.filter((_, other) => other !== index && begun[other] === begun[index]);
    // If the first words are the same, a later one is used.
    const own = words
      .slice(most)
      .find((word) => alike.length > 0 && alike.every((other) => !other.includes(word)));
    return [begun[index], own].filter(Boolean).join(', ');
  });
  // A difference inside a list or an error has no words, so a number is used.
  return texts.map((words, index) => {
    const before = texts.slice(0, index).filter((other) => other === words).length;
    return before === 0 ? words : `${words} (${before + 1})`.trim();
  });
}

/** Number of fields shown on a button. */
const most = 3;

/** Characters of a word shown on a button. */
const longest = 30;

/** The fields of a value by their path; a list is replaced by its length. */
function flattened(value: unknown, path = ''): Map<string, string> {
  if (Array.isArray(value))
    return new Map([[path, value.length === 0 ? 'none' : `${value.length}`]]);
  if (value instanceof Error)
    return new Map([[path, (value as Error & { code?: string }).code ?? '']]);
  if (typeof value === 'object' && value !== null)
    return new Map(
      Object.entries(value).flatMap(([key, inner]) => [
        ...flattened(inner, path === '' ? key : `${path}.${key}`),
      ]),
    );
  const text = value === null ? 'none' : `${value as string | number | boolean | undefined}`;
  return new Map([[path, text.length > longest ? `${text.slice(0, longest)}…` : text]]);
}
