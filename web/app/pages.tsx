import type { ComponentType } from 'react';
import { routes } from '../routes.ts';
import type { RouteName } from '../routes.ts';
import type { PageLoader, Route } from '../shared/route.ts';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import type { LazyComponent } from '../shared/lazyComponent.tsx';
import { provided } from './providers.tsx';
import { routeAt } from '../routeAt.ts';
import { RouteShape } from './RouteShape.tsx';

/**
 * The pages that most people open first: hydrated in one go together with the frame around them.
 */
const firstPages: readonly RouteName[] = ['home', 'login', 'testInfo'];

const lazyPages = new Map<PageLoader, LazyComponent>();

/**
 * The page of a route; routes with the same loader share one. On the server, pages that the browser
 * renders are their placeholders.
 */
export function pageOf(name: RouteName): ComponentType {
  const { ssr, byDraft }: Route = routes[name];
  if (typeof document === 'undefined' && !ssr && !byDraft) return RouteShape;
  return lazyPage(name);
}

/** The page of a route as a lazy component. */
export function lazyPage(name: RouteName): LazyComponent {
  const { load, within = [] }: Route = routes[name];
  const page = lazyPages.get(load) ?? lazyComponent(provided(within, load));
  lazyPages.set(load, page);
  return page;
}

/** Whether the page at a path is hydrated together with its frame, so that it needs no boundary. */
export function isHydratedAtOnce(pathname: string): boolean {
  const found = routeAt(pathname);
  return found !== undefined && firstPages.includes(found.name) && lazyPage(found.name).isLoaded();
}

/** Fetches the code of the page at a path; code that is already loaded is rendered at once. */
export async function loadPageAt(pathname: string): Promise<void> {
  const found = routeAt(pathname);
  if (found) await lazyPage(found.name).load();
}
