import { chosenLanguage } from './choice.ts';
import { addWords, language, setLanguage } from './language.ts';
import type { Language } from './language.ts';

/**
 * The language of this page: the one the server rendered it in, or, if the browser renders all of
 * it, the chosen one.
 */
export function pageLanguage(serverRendered: boolean): Language {
  if (serverRendered) return document.documentElement.lang === 'hi' ? 'hi' : 'en';
  return chosenLanguage();
}

/** Loads the texts of the language; English loads nothing. */
export async function speak(chosen: Language): Promise<void> {
  // Setting it again would make the browser recalculate all styles.
  if (document.documentElement.lang !== chosen) document.documentElement.lang = chosen;
  if (chosen === 'hi') setLanguage('hi', (await import('./hi/hi.ts')).hindi);
}

/** Also loads the administration's texts, which customers do not load. */
export async function speakToAdmins(): Promise<void> {
  if (language() === 'hi') addWords((await import('./hi/adminWords.ts')).adminWords);
}
