import { paths } from './paths.ts';
import type { Route } from './shared/route.ts';

/** Who is here, as far as a page asks. */
interface Visitor {
  me?: { phoneVerified: boolean } | null;
  admin?: object | null;
}

/**
 * Where somebody has to go before a page is shown; null where it is shown at once (PD-2, PD-3). The
 * service enforces the same on every call.
 */
export function detourOf(access: Route['access'], { me, admin }: Visitor): string | null {
  if (access === 'everyone') return null;
  if (access === 'admin') return admin ? null : paths.adminLogin;
  if (!me) return paths.login;
  return access === 'verified' && !me.phoneVerified ? paths.mobile : null;
}
