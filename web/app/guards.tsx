import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Session } from '../shared/flows/flows.ts';
import { isDeviceKnown } from '../shared/knownDevice.ts';
import { detourOf } from '../detourOf.ts';
import { RouteShape } from './RouteShape.tsx';
import { UnreachablePage } from '../ui/UnreachablePage.tsx';

/**
 * Shows its content only to customers; others log in and return (PD-2 and PD-3). The service checks
 * the same.
 */
export function RequireCustomer({
  access,
  children,
}: {
  access: 'customer' | 'verified';
  children: ReactNode;
}) {
  const known = Session.useTag('known');
  const unreachable = Session.useTag('failed');
  const user = Session.useSelector((snapshot) => snapshot.context.user);
  const { pathname, search } = useLocation();
  const detour =
    !known || unreachable ? null : detourOf(access, { me: user, isNewDevice: !isDeviceKnown() });
  const here = pathname + search;
  const session = Session.useActor();
  const left = useRef(false);
  useEffect(() => {
    const subscription = session.on('session.left', () => {
      left.current = true;
    });
    return () => subscription.unsubscribe();
  }, [session]);
  useEffect(() => {
    // A person who logs out here does not want to return here with the next login; one whose
    // session has expired does.
    if (detour && !left.current) session.send({ type: 'page.wanted', wanted: here });
  }, [detour, here, session]);
  useEffect(() => {
    if (known && !unreachable && !detour) session.send({ type: 'page.reached' });
  }, [known, unreachable, detour, session]);
  if (unreachable)
    return <UnreachablePage onRetry={() => session.send({ type: 'session.changed' })} />;
  if (!known) return <RouteShape />;
  return detour ? <Navigate to={detour} replace /> : children;
}
