import type { Language } from './language.ts';
import { setCookie } from './setCookie.ts';

/** A year, in seconds. */
const long = 31_536_000;

/** Each language by its own name. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** The language that was chosen in this browser. */
export const chosenLanguage = (): Language =>
  /(^|;\s*)assay_lang=hi(;|$)/.test(document.cookie) ? 'hi' : 'en';

/** Whether a language was chosen in this browser. */
export const hasChosenLanguage = (): boolean => /(^|;\s*)assay_lang=/.test(document.cookie);

/** Remembers a choice for the pages that come. */
export function rememberLanguage(language: Language): void {
  setCookie('assay_lang', language, long);
}

/** Remembers a choice, and has the server write the page anew. */
export function chooseLanguage(language: Language): void {
  rememberLanguage(language);
  // Browsers store a cookie in the background, and a reload can overtake it; reading it waits until
  // it is there.
  if (chosenLanguage() === language) location.reload();
}
