import { useLocation } from 'react-router-dom';
import { routeAt } from '../routeAt.ts';
import type { Route } from '../shared/route.ts';
import { PageShape } from '../ui/PageShape.tsx';

/** What stands where the page of this address will be, with its heading where the route says it. */
export function RouteShape() {
  const route: Route | undefined = routeAt(useLocation().pathname)?.route;
  return <PageShape title={route?.heading?.()} />;
}
