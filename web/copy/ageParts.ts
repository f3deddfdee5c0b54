/** An age in the service's form. */
export interface Age {
  age: number;
  infantAge?: string | null;
}

const units = { M: 'months', D: 'days' } as const;

/** The number and unit of an age: years, or months or days for an infant. */
export function ageParts(
  age: number,
  infantAge: string | null | undefined,
): { count: number; unit: 'years' | 'months' | 'days' } {
  const [, count, letter] = /^P(\d+)([MD])$/.exec(infantAge ?? '') ?? [];
  return count === undefined
    ? { count: age, unit: 'years' }
    : { count: Number(count), unit: units[letter as keyof typeof units] };
}
