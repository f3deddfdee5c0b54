import { routeAt } from './routeAt.ts';

/** The Hindi URL of a public page: for search engines, and for links that are shared. */
export const hindiPath = (path: string): string => `/hi${path === '/' ? '' : path}`;

/** The path of the public page that this Hindi URL belongs to; undefined for any other path. */
export function pathInHindi(pathname: string): string | undefined {
  const found = /^\/hi(\/.*)?$/i.exec(pathname);
  if (!found) return undefined;
  const path = found[1] ?? '/';
  const route = routeAt(path)?.route;
  return route?.ssr && route.access === 'everyone' ? path : undefined;
}
