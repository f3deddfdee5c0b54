import { paths } from './paths.ts';
import type { Route } from './shared/route.ts';

/** The facts about a visitor that decide whether a page is shown. */
interface Visitor {
  me?: { phoneVerified: boolean } | null;
  admin?: object | null;
  /** Nobody has logged in on this device, so sign-up is offered before the login. */
  isNewDevice?: boolean;
}

/**
 * The page that somebody has to visit before a page is shown; null if it is shown at once (PD-2,
 * PD-3). The service checks the same on every call.
 */
export function detourOf(
  access: Route['access'],
  { me, admin, isNewDevice }: Visitor,
): string | null {
  if (access === 'everyone') return null;
  if (access === 'admin') return admin ? null : paths.adminLogin;
  if (!me) return isNewDevice ? paths.signUp : paths.login;
  return access === 'verified' && !me.phoneVerified ? paths.mobile : null;
}
