import { matchPath } from 'react-router-dom';
import { routes } from './routes.ts';
import type { RouteName } from './routes.ts';
import type { PathParams, Route } from './shared/route.ts';

const all = Object.entries(routes) as [RouteName, Route][];

/** The route at a path, with its parameters; undefined if there is no such page. */
export function routeAt(
  pathname: string,
): { name: RouteName; route: Route; params: PathParams } | undefined {
  for (const [name, route] of all) {
    const match = matchPath(route.path, pathname);
    if (match)
      return {
        name,
        route,
        params: Object.fromEntries(
          Object.entries(match.params).map(([key, value]) => [key, decode(value ?? '')]),
        ),
      };
  }
  return undefined;
}

/** A text that is not encoded correctly is returned unchanged. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a wanted page, given as a path with its search, belongs to a booking. */
export function isBookingPage(wanted: string | null): boolean {
  const [pathname = ''] = wanted?.split('?') ?? [];
  return routeAt(pathname)?.route.access === 'verified';
}
