import type { Words } from '../words/words.ts';

const tables = ['states', 'events', 'guards', 'actions', 'services', 'delays'] as const;

/** Words including those for removed names, which stored versions still contain. */
export function wordsOfGone(words: Words): Words {
  const merged = tables.map((name) => [name, { ...words.gone[name], ...words[name] }]);
  return { ...words, ...(Object.fromEntries(merged) as Pick<Words, (typeof tables)[number]>) };
}
