import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { errorCopy } from '../copy/home.ts';
import { Page } from '../ui/Page.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { Session } from './flows.ts';
import { paths } from './paths.ts';

/** Behind it only customers are shown anything; others log in and come back (decisions 2 and 3). The service enforces the same. */
export function RequireCustomer({
  verified = false,
  children,
}: {
  verified?: boolean;
  children: ReactNode;
}) {
  const known = Session.useSelector(
    (snapshot) => snapshot.hasTag('known') || snapshot.matches('signedIn'),
  );
  const unreachable = Session.useSelector((snapshot) => snapshot.matches('unreachable'));
  const user = Session.useSelector((snapshot) => snapshot.context.user);
  const { pathname, search } = useLocation();
  const detour =
    !known || unreachable
      ? null
      : user === null
        ? paths.login
        : verified && !user.phoneVerified
          ? paths.mobile
          : null;
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
    // Who logs out here does not want to come back here with the next login; whose session ran out does.
    if (detour && !left.current) session.send({ type: 'page.wanted', wanted: here });
  }, [detour, here, session]);
  useEffect(() => {
    if (known && !unreachable && !detour) session.send({ type: 'page.reached' });
  }, [known, unreachable, detour, session]);
  if (unreachable)
    return (
      <main id="main">
        <Page title="Assay" narrow>
          <ErrorState
            message={errorCopy.unreachable}
            onRetry={() => session.send({ type: 'session.changed' })}
          />
        </Page>
      </main>
    );
  if (!known)
    return (
      <main id="main">
        <Page title="Assay" narrow>
          <Loading />
        </Page>
      </main>
    );
  return detour ? <Navigate to={detour} replace /> : children;
}
