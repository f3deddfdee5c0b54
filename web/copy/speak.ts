import { chosenLanguage } from './choice.ts';
import { addWords, language, setLanguage } from './language.ts';
import type { Language } from './language.ts';

/**
 * The language of this page: what the server wrote it in, or, where the browser draws all of it,
 * what was chosen.
 */
export function pageLanguage(serverRendered: boolean): Language {
  if (serverRendered) return document.documentElement.lang === 'hi' ? 'hi' : 'en';
  return chosenLanguage();
}

/** Makes ready what the language needs. English needs nothing, and loads nothing. */
export async function speak(chosen: Language): Promise<void> {
  // Setting it again would make the browser restyle the page.
  if (document.documentElement.lang !== chosen) document.documentElement.lang = chosen;
  if (chosen === 'hi') setLanguage('hi', (await import('./hi/hi.ts')).hindi);
}

/** The same for the administration, whose words customers do not load. */
export async function speakToAdmins(): Promise<void> {
  if (language() === 'hi') addWords((await import('./hi/adminWords.ts')).adminWords);
}
