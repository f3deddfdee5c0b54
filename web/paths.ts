import { routes } from './routes.ts';
import type { RouteName } from './routes.ts';
import type { PathParams } from './shared/route.ts';

/** The path itself, or a function that makes it from one or two ids. */
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

/** The targets of links, by the names of the routes. */
export const paths = Object.fromEntries(
  Object.entries(routes).map(([name, { path }]) => [name, pathOf(path)]),
) as unknown as Paths;

/** The canonical spelling of a path, however it was typed: case, trailing slash, escapes. */
export const pathTo = (name: RouteName, params: PathParams): string =>
  routes[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));

/** The checkout of an order, which a reload opens again (PD-39). */
export const checkoutOf = (orderId: string) =>
  `${paths.checkout}?order=${encodeURIComponent(orderId)}`;
/** The tests on the home page. */
export const allTests = `${paths.home}#tests`;
/** The packages on the home page. */
export const allPackages = `${paths.home}#packages`;
