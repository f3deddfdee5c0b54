import { routeAt } from './routeAt.ts';

/** The address of a public page in Hindi: for search engines, and for links that are sent. */
export const hindiPath = (path: string): string => `/hi${path === '/' ? '' : path}`;

/** The path of the public page whose address in Hindi this is; undefined at every other path. */
export function pathInHindi(pathname: string): string | undefined {
  const found = /^\/hi(\/.*)?$/i.exec(pathname);
  if (!found) return undefined;
  const path = found[1] ?? '/';
  const route = routeAt(path)?.route;
  return route?.ssr && route.access === 'everyone' ? path : undefined;
}
