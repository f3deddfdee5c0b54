import { useLocation } from 'react-router-dom';
import { routeAt } from '../routeAt.ts';
import { PageShape } from '../ui/PageShape.tsx';

/** The placeholder of the page at the current path. */
export function RouteShape() {
  const { heading, milestone } = routeAt(useLocation().pathname)?.route.shape ?? {};
  return <PageShape title={heading?.()} milestone={milestone} />;
}
