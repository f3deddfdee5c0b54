import * as account from '../../web/copy/account.ts';
import * as admin from '../../web/copy/admin.ts';
import * as adminLabs from '../../web/copy/adminLabs.ts';

import * as auth from '../../web/copy/auth.ts';
import * as booking from '../../web/copy/booking.ts';
import * as chat from '../../web/copy/chat.ts';
import * as finding from '../../web/copy/finding.ts';
import { adminWords } from '../../web/copy/hi/adminWords.ts';
import { hindi } from '../../web/copy/hi/hi.ts';
import * as home from '../../web/copy/home.ts';
import { addWords, setLanguage } from '../../web/copy/language.ts';
import * as offline from '../../web/copy/offline.ts';
import * as orders from '../../web/copy/orders.ts';
import * as problem from '../../web/copy/problem.ts';
import * as tags from '../../web/copy/tags.ts';
import * as ui from '../../web/copy/ui.ts';

const copies = [
  account,
  admin,
  adminLabs,
  auth,
  booking,
  chat,
  finding,
  home,
  offline,
  orders,
  problem,
  tags,
  ui,
];

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
