import { useLocation } from 'react-router-dom';
import { routeAt } from '../routeAt.ts';
import { PageShape } from '../ui/PageShape.tsx';

/** What stands where the page of this address will be. */
export function RouteShape() {
  const { heading, milestone } = routeAt(useLocation().pathname)?.route.shape ?? {};
  return <PageShape title={heading?.()} milestone={milestone} />;
}
