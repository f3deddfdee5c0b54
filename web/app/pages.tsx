import type { ComponentType } from 'react';
import { TestInfoPage } from '../catalogue/TestInfoPage.tsx';
import { HomePage } from '../home/HomePage.tsx';
import { routes } from '../routes.ts';
import type { RouteName } from '../routes.ts';
import type { PageLoader, Route } from '../shared/route.ts';
import { LoginPage } from '../signIn/LoginPage.tsx';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import type { LazyComponent } from '../shared/lazyComponent.tsx';
import { provided } from './providers.tsx';
import { routeAt } from '../routeAt.ts';
import { ResumeSlot } from './ResumeSlot.tsx';
import { RouteShape } from './RouteShape.tsx';

type FirstPage = {
  [Name in RouteName]: (typeof routes)[Name] extends { load: PageLoader } ? never : Name;
}[RouteName];

/** The pages that come with the app: those that most people open first. */
const firstPages: Record<FirstPage, ComponentType> = {
  home: () => <HomePage resume={<ResumeSlot />} />,
  login: LoginPage,
  testInfo: TestInfoPage,
};

const lazyRoutes = new Map<PageLoader, LazyComponent>();

/**
 * The page of a route; routes of the same loader have the same one. On the server those that the
 * browser renders are their shape.
 */
export function pageOf(name: RouteName): ComponentType {
  const { ssr, byDraft }: Route = routes[name];
  if (typeof document === 'undefined' && !ssr && !byDraft) return RouteShape;
  return lazyRoute(name) ?? firstPages[name as FirstPage];
}

/** The page of a route whose code does not come with the app. */
export function lazyRoute(name: RouteName): LazyComponent | undefined {
  const { load, within = [] }: Route = routes[name];
  if (!load) return undefined;
  const page = lazyRoutes.get(load) ?? lazyComponent(provided(within, load));
  lazyRoutes.set(load, page);
  return page;
}

/** Whether the page at a path needs nothing but what every page begins with. */
export function comesWithApp(pathname: string): boolean {
  const found = routeAt(pathname);
  return found !== undefined && found.name in firstPages;
}

/** Fetches the code of the page at a path; what is there is rendered at once. */
export async function loadPageAt(pathname: string): Promise<void> {
  const found = routeAt(pathname);
  if (found) await lazyRoute(found.name)?.load();
}
