/** A sentence with what was filled in, in its order: a registered template says it again with these. */
export interface Words {
  text: string;
  values: string[];
}

/**
 * Writes a sentence and remembers what was filled in. Two values side by side are one: Meta takes no
 * template with nothing between two.
 */
export function words(fixed: TemplateStringsArray, ...filled: (string | number)[]): Words {
  const values: string[] = [];
  for (const [index, value] of filled.entries()) {
    const before = fixed[index]!;
    if (index > 0 && before.trim() === '') values.push(`${values.pop()}${before}${value}`);
    else values.push(String(value));
  }
  return { text: String.raw({ raw: fixed }, ...filled), values };
}

/** A sentence whose parts in braces are filled in by their names. */
export function filledIn(sentence: string, parts: Record<string, string | number>): Words {
  const pieces = sentence.split(/\{(\w+)\}/);
  const fixed = pieces.filter((_, index) => index % 2 === 0);
  const names = pieces.filter((_, index) => index % 2 === 1);
  return words(Object.assign(fixed, { raw: fixed }), ...names.map((name) => parts[name]!));
}

/** Two sentences as one. */
export const joined = (first: Words, second: Words): Words => ({
  text: `${first.text} ${second.text}`,
  values: [...first.values, ...second.values],
});
