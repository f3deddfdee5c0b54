/** The contents of two tests: the common ones, and those of only one. */
export interface Comparison {
  both: string[];
  onlyFirst: string[];
  onlySecond: string[];
}

/** Compares the names of the contents, ignoring case. */
export function compareInclusions(first: readonly string[], second: readonly string[]): Comparison {
  const key = (name: string) => name.trim().toLowerCase();
  const inFirst = new Set(first.map(key));
  const inSecond = new Set(second.map(key));
  return {
    both: first.filter((name) => inSecond.has(key(name))),
    onlyFirst: first.filter((name) => !inSecond.has(key(name))),
    onlySecond: second.filter((name) => !inFirst.has(key(name))),
  };
}
