import type { ReactNode } from 'react';
import { welcomeCopy as copy } from '../../copy/welcome.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { TextLink } from '../../ui/TextLink.tsx';

/**
 * The link to the other page: to the login for those with an account, or to sign-up for those
 * without.
 */
export interface Other {
  path: string;
  hasAccount: boolean;
}

interface Props {
  other: Other;
  /** Which test waits; until that is known the note is as high without it. */
  children?: ReactNode;
}

/** Above the form of a guest who has begun to book. */
export function WaitingNote({ other, children = <span>{'\u00a0'}</span> }: Props) {
  return (
    <div
      role="note"
      className={stack({
        gap: '1',
        bg: 'accent.subtle',
        borderWidth: '1px',
        borderColor: 'accent.border',
        borderRadius: 'card',
        px: '4',
        pt: '3',
        mb: '4',
      })}
    >
      <p className={css({ fontWeight: 'semibold' })}>{children}</p>
      <TextLink to={other.path}>{other.hasAccount ? copy.known : copy.create}</TextLink>
    </div>
  );
}
