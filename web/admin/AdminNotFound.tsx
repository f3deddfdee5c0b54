import { NotFound } from '../ui/NotFound.tsx';
import { paths } from '../paths.ts';
import { adminCopy } from '../copy/admin.ts';

/** An address of the administration that is none of ours. */
export function AdminNotFound() {
  return <NotFound to={paths.admin} action={adminCopy.links.dashboard} />;
}
