import type { ReactNode } from 'react';
import { adminCopy } from '../copy/admin.ts';
import { InlineMessage } from '../ui/states.tsx';
import type { Call } from './pageCalls.ts';
import { useStaff } from './signedInStaff.ts';
import { stack } from '../generated/panda/patterns/index.js';

/** A form that members of staff without this permission can read but not change. */
export function OnlyToRead({ unless, children }: { unless: Call; children: ReactNode }) {
  const { mayCall } = useStaff();
  if (mayCall(unless)) return children;
  return (
    <div className={stack({ gap: '3' })}>
      <InlineMessage tone="info" message={adminCopy.notOpen.onlyToRead} />
      <fieldset disabled>{children}</fieldset>
    </div>
  );
}
