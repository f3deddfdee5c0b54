import { routeAt } from '../routeAt.ts';

/** How the server's detour to the login names the page that was wanted. */
export const wantedName = 'wanted';

/** The page that was wanted before the login, taken out of the URL; only a page of ours is one. */
export function takeWanted(): string | undefined {
  const url = new URL(location.href);
  const wanted = url.searchParams.get(wantedName);
  if (wanted === null) return undefined;
  url.searchParams.delete(wantedName);
  history.replaceState(history.state, '', url);
  const { origin, pathname } = new URL(wanted, location.origin);
  return origin === location.origin && wanted.startsWith(pathname) && routeAt(pathname)
    ? wanted
    : undefined;
}
