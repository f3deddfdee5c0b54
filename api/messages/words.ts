/**
 * A sentence and the values in it, in order, with which a registered template produces the same
 * sentence.
 */
export interface Words {
  text: string;
  values: string[];
}

/**
 * Builds a sentence and records its values. Two adjacent values count as one, as Meta accepts no
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

/** A sentence whose placeholders in braces are replaced by name. */
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
