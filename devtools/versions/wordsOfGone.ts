import type { Words } from '../words/words.ts';

const tables = ['states', 'events', 'guards', 'actions', 'services', 'delays'] as const;

/** Words for names that are gone, too, which kept versions have still. */
export function wordsOfGone(words: Words): Words {
  const merged = tables.map((name) => [name, { ...words.gone[name], ...words[name] }]);
  return { ...words, ...(Object.fromEntries(merged) as Pick<Words, (typeof tables)[number]>) };
}
