import { NotFound } from '../ui/NotFound.tsx';
import { paths } from '../paths.ts';
import { adminCopy } from '../copy/admin.ts';

/** A URL of the administration that does not exist. */
export function AdminNotFound() {
  return <NotFound to={paths.admin} action={adminCopy.links.dashboard} />;
}
