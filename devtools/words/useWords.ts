import { createContext, useContext, useSyncExternalStore } from 'react';
import { wordsIn } from './words.ts';
import type { Words } from './words.ts';
import type { Language } from './language.ts';

export const WordsContext = createContext<Words>(wordsIn.en);
export const useWords = (): Words => useContext(WordsContext);

/** The app's own cookie (web/copy/choice.ts), so that both pages use the same language. */
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

/** The language, and a function to choose another one. */
export function useLanguage(): [Language, (language: Language) => void] {
  return [useSyncExternalStore(subscribe, read), choose];
}
