import type { Words } from '../words/words.ts';

const tables = ['states', 'events', 'guards', 'actions', 'services', 'delays'] as const;

/** Words for names that are gone, too, which no table has any more: `priceChanged` is price changed. */
export function wordsOfGone(words: Words): Words {
  const spoken = tables.map((name) => [
    name,
    new Proxy(words[name], {
      get: (table, key) => (typeof key === 'string' ? (table[key] ?? spokenOf(key)) : undefined),
    }),
  ]);
  return { ...words, ...(Object.fromEntries(spoken) as Pick<Words, (typeof tables)[number]>) };
}

const spokenOf = (name: string) =>
  name
    .replaceAll('.', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
