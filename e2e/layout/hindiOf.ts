import { readdirSync } from 'node:fs';
import { adminWords } from '../../web/copy/hi/adminWords.ts';
import { hindi } from '../../web/copy/hi/hi.ts';
import { addWords, setLanguage } from '../../web/copy/language.ts';

const folder = new URL('../../web/copy/', import.meta.url);
/** Every file of words, so that a new one is read, too. */
const copies = await Promise.all(
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map(async (name) => Object.values((await import(new URL(name, folder).href)) as object)),
);
/** The words; what else these files export are functions. */
const areas = copies.flat().filter((one: unknown) => typeof one === 'object');

/** What stands in a text for what it is given. */
export const gap = '…';

/** A text that is given words, with gaps for them; undefined where it is given something else. */
function withGaps(word: Function): unknown {
  try {
    return word(gap, gap, gap);
  } catch {
    return undefined;
  }
}

/** Every text in the language that is set now, by where it stands. */
function textsOf(words: object, at = '', texts = new Map<string, string>()): Map<string, string> {
  for (const [key, english] of Object.entries(words)) {
    // An entry is the English one; the language is looked up when a word is read.
    const word: unknown = typeof english === 'object' ? english : Reflect.get(words, key);
    const text = typeof word === 'function' ? withGaps(word) : word;
    if (typeof text === 'string') texts.set(`${at}.${key}`, text);
    else if (typeof word === 'object' && word !== null)
      textsOf(Reflect.get(words, key) as object, `${at}.${key}`, texts);
  }
  return texts;
}

function readBoth(): Map<string, Set<string>> {
  const english = textsOf(areas);
  setLanguage('hi', hindi);
  addWords(adminWords);
  const inHindi = textsOf(areas);
  setLanguage('en');
  const found = new Map<string, Set<string>>();
  for (const [at, text] of english)
    found.set(text, (found.get(text) ?? new Set()).add(inHindi.get(at)!));
  return found;
}

const translations = readBoth();

/** The Hindi of a text that was given one word, as '5 stars'. */
const filled = (english: string): string[] =>
  [...translations].flatMap(([text, hindi]) => {
    const [before, after, ...more] = text.split(gap);
    if (after === undefined || more.length > 0 || before + after === '') return [];
    if (!english.startsWith(before!) || !english.endsWith(after)) return [];
    const given = english.slice(before!.length, english.length - after.length);
    return [...hindi].map((words) => words.replace(gap, given));
  });

/**
 * What an English text of the web, or each that a pattern matches, may be in Hindi: one word can
 * have several translations. A pattern's texts have gaps for what they are given.
 */
export function hindiOf(english: string | RegExp): readonly string[] {
  if (typeof english !== 'string')
    return [...translations].flatMap(([text, hindi]) => (english.test(text) ? [...hindi] : []));
  const exact = translations.get(english);
  return exact ? [...exact] : filled(english);
}
