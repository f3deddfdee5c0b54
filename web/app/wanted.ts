import { routeAt } from '../routeAt.ts';

/** How the server's detour to the login names the page that was wanted. */
export const wantedName = 'wanted';

/**
 * The page that was wanted before the login, taken out of the URL; only a page of ours is one. The
 * administration's login finds it in the router's state, where the area itself leaves it, too.
 */
export function takeWanted(): string | undefined {
  const url = new URL(location.href);
  const given = url.searchParams.get(wantedName);
  if (given === null) return undefined;
  url.searchParams.delete(wantedName);
  const page = URL.canParse(given, location.origin) ? new URL(given, location.origin) : undefined;
  const route = page && routeAt(page.pathname)?.route;
  const wanted =
    page?.origin === location.origin && given.startsWith(page.pathname) && route
      ? given
      : undefined;
  const isOfStaff = route?.access === 'admin';
  const state = history.state as object | null;
  history.replaceState(isOfStaff ? { ...state, usr: { wanted } } : state, '', url);
  return isOfStaff ? undefined : wanted;
}
