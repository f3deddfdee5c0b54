import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Loading } from '../ui/states.tsx';
import { Page } from '../ui/Page.tsx';
import { Session } from './flows.ts';
import { paths } from './paths.ts';

/** Behind it only customers are shown anything; others log in and come back (decisions 2 and 3). The service enforces the same. */
export function RequireCustomer({ verified = false, children }: { verified?: boolean; children: ReactNode }) {
  const known = Session.useSelector((snapshot) => snapshot.hasTag('known') || snapshot.matches('signedIn'));
  const user = Session.useSelector((snapshot) => snapshot.context.user);
  const send = Session.useSend();
  const { pathname, search } = useLocation();
  const detour = !known ? null : user === null ? paths.login : verified && !user.phoneVerified ? paths.mobile : null;
  const here = pathname + search;
  useEffect(() => {
    if (detour) send({ type: 'page.wanted', wanted: here });
  }, [detour, here, send]);
  useEffect(() => {
    if (known && !detour) send({ type: 'page.reached' });
  }, [known, detour, send]);
  if (!known) return <Page title="Assay" narrow><Loading /></Page>;
  return detour ? <Navigate to={detour} replace /> : children;
}
