import { routeAt } from '../routeAt.ts';

/** The parameter by which the server's redirect to the login names the wanted page. */
export const wantedName = 'wanted';

/**
 * The page that was wanted before the login, removed from the URL; only pages of ours are accepted.
 * The administration's login reads it from the router's state, where its own area puts it, too.
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
