import { sentences } from './reasons.ts';

/**
 * The reasons as a type for code that may not import this folder (codegen.ts writes it to
 * machines/generated/reasons.ts): each with the names of its sentence's parameters.
 */
export function reasonTypes(): string {
  const rows = Object.entries(sentences).map(([reason, { en }]) => {
    const text = typeof en === 'string' ? en : en.other;
    const names = [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))];
    return `  ${reason}: ${names.map((name) => `'${name}'`).join(' | ') || 'never'};`;
  });
  return [
    "/** Every reason of the service's sentences, with the names of its values. */",
    'export interface ReasonValues {',
    ...rows,
    '}',
    '',
  ].join('\n');
}
