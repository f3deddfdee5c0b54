import { paths } from './paths.ts';
import type { Route } from './shared/route.ts';

/** Who is here, as far as a page asks. */
interface Visitor {
  me?: { phoneVerified: boolean } | null;
  admin?: object | null;
  /** Nobody has logged in on this device: an account is the first thing to have. */
  isNewDevice?: boolean;
}

/**
 * Where somebody has to go before a page is shown; null where it is shown at once (PD-2, PD-3). The
 * service enforces the same on every call.
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
