import { routes } from './routes.ts';
import type { RouteName } from './routes.ts';
import type { PathParams } from './shared/route.ts';

/** The path itself, or what makes it for one test or order, or for two. */
type PathOf<Pattern extends string> = Pattern extends `${string}:${string}:${string}`
  ? (first: string, second: string) => string
  : Pattern extends `${string}:${string}`
    ? (id: string) => string
    : Pattern;
type Paths = { readonly [Name in RouteName]: PathOf<(typeof routes)[Name]['path']> };

const pathOf = (pattern: string) =>
  pattern.includes(':')
    ? (...ids: string[]) => pattern.replace(/:\w+/g, () => encodeURIComponent(ids.shift()!))
    : pattern;

/** Where links lead, by the names of the routes. */
export const paths = Object.fromEntries(
  Object.entries(routes).map(([name, { path }]) => [name, pathOf(path)]),
) as unknown as Paths;

/** The one way to spell a path, however it was typed: capitals, a slash at the end, escapes. */
export const pathTo = (name: RouteName, params: PathParams): string =>
  routes[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));

/** The checkout of an order; a reload finds it again (PD-39). */
export const checkoutOf = (orderId: string) =>
  `${paths.checkout}?order=${encodeURIComponent(orderId)}`;
/** The tests on the home page. */
export const allTests = `${paths.home}#tests`;
/** The packages on it. */
export const allPackages = `${paths.home}#packages`;
