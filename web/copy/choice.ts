import type { Language } from './language.ts';
import { setCookie } from './setCookie.ts';

/** A year in seconds. */
const long = 31_536_000;

/** The name of each language in that language. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** The language chosen in this browser. */
export const chosenLanguage = (): Language =>
  /(^|;\s*)assay_lang=hi(;|$)/.test(document.cookie) ? 'hi' : 'en';

/** Whether a language was chosen in this browser. */
export const hasChosenLanguage = (): boolean => /(^|;\s*)assay_lang=/.test(document.cookie);

/** Stores the choice for later pages. */
export function rememberLanguage(language: Language): void {
  setCookie('assay_lang', language, long);
}

/** Stores the choice and reloads the page, so that the server renders it in the new language. */
export function chooseLanguage(language: Language): void {
  rememberLanguage(language);
  // Browsers store a cookie in the background, and a reload can overtake it; reading it waits until
  // it is stored.
  if (chosenLanguage() === language) location.reload();
}
