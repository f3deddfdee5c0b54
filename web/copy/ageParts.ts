/** An age as the service says it. */
export interface Age {
  age: number;
  infantAge?: string | null;
}

const units = { M: 'months', D: 'days' } as const;

/** What an age is counted in: years, of an infant months or days. */
export function ageParts(
  age: number,
  infantAge: string | null | undefined,
): { count: number; unit: 'years' | 'months' | 'days' } {
  const [, count, letter] = /^P(\d+)([MD])$/.exec(infantAge ?? '') ?? [];
  return count === undefined
    ? { count: age, unit: 'years' }
    : { count: Number(count), unit: units[letter as keyof typeof units] };
}
