import { readdirSync } from 'node:fs';
import { adminWords } from '../../web/copy/hi/adminWords.ts';
import { hindi } from '../../web/copy/hi/hi.ts';
import { addWords, setLanguage } from '../../web/copy/language.ts';

const folder = new URL('../../web/copy/', import.meta.url);
/** Every file of words, so that a new one is read, too. */
const copies = await Promise.all(
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => import(new URL(name, folder).href) as Promise<object>),
);

/** Every text in the language that is set now, by where it stands. */
function textsOf(words: object, at = '', texts = new Map<string, string>()): Map<string, string> {
  for (const [key, english] of Object.entries(words)) {
    // An entry is the English one; the language is looked up when a word is read.
    const word: unknown = typeof english === 'string' ? Reflect.get(words, key) : english;
    if (typeof word === 'string') texts.set(`${at}.${key}`, word);
    else if (typeof word === 'object' && word !== null)
      textsOf(Reflect.get(words, key) as object, `${at}.${key}`, texts);
  }
  return texts;
}

function readBoth(): Map<string, Set<string>> {
  const english = textsOf(copies);
  setLanguage('hi', hindi);
  addWords(adminWords);
  const inHindi = textsOf(copies);
  setLanguage('en');
  const found = new Map<string, Set<string>>();
  for (const [at, text] of english)
    found.set(text, (found.get(text) ?? new Set()).add(inHindi.get(at)!));
  return found;
}

const translations = readBoth();

/** What an English text of the web may be in Hindi: one word can have several translations. */
export const hindiOf = (english: string): readonly string[] => [
  ...(translations.get(english) ?? []),
];
