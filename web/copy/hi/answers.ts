/** Whether a text or a list is empty or missing. */
const isMissing = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value) ? value.length === 0 : !value;

/** Fields that contain a duration in the catalogue's form: '12 Hrs', '2 days'. */
const durations = new Set(['reportTime', 'tat']);
const units: [unit: RegExp, hindi: string][] = [
  [/^h(ou)?rs?\.?$/i, 'घंटे'],
  [/^days?$/i, 'दिन'],
  [/^min(ute)?s?\.?$/i, 'मिनट'],
];

/** A duration in Hindi; a text that is not a number with a unit is returned unchanged. */
export function durationInHindi(text: string): string {
  const [, count, unit = ''] = /^\s*(\d+(?:\s*[-–]\s*\d+)?)\s*([a-z.]+)\s*$/i.exec(text) ?? [];
  const hindi = units.find(([known]) => known.test(unit))?.[1];
  if (!count || !hindi) return text;
  return `${count} ${count === '1' && hindi === 'घंटे' ? 'घंटा' : hindi}`;
}

/**
 * An answer of the gateway for readers of Hindi: stored Hindi texts replace the English ones,
 * `nameHindi` replaces `name`.
 */
export function answerInHindi(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(answerInHindi);
  if (typeof answer !== 'object' || answer === null) return answer;
  const fields = answer as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, english]) => {
      const hindi = fields[`${name}Hindi`];
      if (!isMissing(hindi)) return [name, hindi];
      return [
        name,
        durations.has(name) && typeof english === 'string'
          ? durationInHindi(english)
          : answerInHindi(english),
      ];
    }),
  );
}
