import { chosenLanguage } from './choice.ts';
import { setLanguage } from './language.ts';
import type { Language } from './language.ts';

/** The language of this page: what the server wrote it in, or, where the browser draws all of it, what was chosen. */
export function pageLanguage(whole: boolean): Language {
  if (whole) return document.documentElement.lang === 'hi' ? 'hi' : 'en';
  // The administration has English words only.
  return /^\/admin/i.test(location.pathname) ? 'en' : chosenLanguage();
}

/** Makes ready what the language needs. English needs nothing, and loads nothing. */
export async function speak(language: Language): Promise<void> {
  // Set anew it would have the browser style the whole page again.
  if (document.documentElement.lang !== language) document.documentElement.lang = language;
  if (language === 'hi') setLanguage('hi', (await import('./hi/hi.ts')).hindi);
}
