import { createContext, useContext, useSyncExternalStore } from 'react';
import { wordsIn } from './words.ts';
import type { Words } from './words.ts';
import type { Language } from './language.ts';

/** The words of the page's language. */
export const WordsContext = createContext<Words>(wordsIn.en);
export const useWords = (): Words => useContext(WordsContext);

/** The app's own choice (web/copy/choice.ts): the page beside it speaks the same. */
const cookie = 'assay_lang';
const listeners = new Set<() => void>();
const read = (): Language => (document.cookie.includes(`${cookie}=hi`) ? 'hi' : 'en');

function choose(language: Language): void {
  document.cookie = `${cookie}=${language}; path=/; max-age=31536000; samesite=lax`;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The language, and how another one is chosen. */
export function useLanguage(): [Language, (language: Language) => void] {
  return [useSyncExternalStore(subscribe, read), choose];
}
