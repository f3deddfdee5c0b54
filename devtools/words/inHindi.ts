import type { Message } from '../../machines/notices.ts';

/**
 * A message in the Hindi of the customers' pages, by its reason; undefined without one. A sentence
 * that names a field has it in English only, so it stays English.
 */
export function inHindi(
  { reason, params = {} }: Message,
  sentences: Readonly<Record<string, string>>,
): string | undefined {
  const sentence = reason === undefined ? undefined : sentences[reason];
  if (sentence === undefined || /\{(?:field|whom)\}/.test(sentence)) return undefined;
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
}
