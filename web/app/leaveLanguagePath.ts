import { hasChosenLanguage, rememberLanguage } from '../copy/choice.ts';
import { pathInHindi } from '../languagePaths.ts';

/**
 * After opening a page by its Hindi URL, replaces that by the page's own URL, as the app has one
 * URL for both languages; and remembers Hindi, unless English was chosen in this browser.
 */
export function leaveLanguagePath(): void {
  const path = pathInHindi(location.pathname);
  if (path === undefined) return;
  history.replaceState(history.state, '', path + location.search + location.hash);
  if (!hasChosenLanguage()) rememberLanguage('hi');
}
