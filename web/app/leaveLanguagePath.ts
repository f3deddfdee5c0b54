import { hasChosenLanguage, rememberLanguage } from '../copy/choice.ts';
import { pathInHindi } from '../languagePaths.ts';

/**
 * Who came by a page's address in Hindi goes on at the page's own, since the app has one address for
 * both languages; and in Hindi, unless English was chosen in this browser.
 */
export function leaveLanguagePath(): void {
  const path = pathInHindi(location.pathname);
  if (path === undefined) return;
  history.replaceState(history.state, '', path + location.search + location.hash);
  if (!hasChosenLanguage()) rememberLanguage('hi');
}
