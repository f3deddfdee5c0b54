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
  const { origin, pathname } = new URL(given, location.origin);
  const route = routeAt(pathname)?.route;
  const wanted =
    origin === location.origin && given.startsWith(pathname) && route ? given : undefined;
  const isOfStaff = route?.access === 'admin';
  const state = history.state as object | null;
  history.replaceState(isOfStaff ? { ...state, usr: { wanted } } : state, '', url);
  return isOfStaff ? undefined : wanted;
}
