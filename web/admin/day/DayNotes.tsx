import { useSelector } from '@xstate/react';
import { adminDayCopy as copy } from '../../copy/adminDay.ts';
import { said } from '../../copy/language.ts';
import { paths } from '../../paths.ts';
import { momentOf } from '../../ui/days.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { DayActor } from './dayActor.ts';
import { css } from '../../generated/panda/css/index.js';

/** Notes for a technician without a connection: how old the list is, and what waits to be sent. */
export function DayNotes({ actor }: { actor: DayActor }) {
  const { stored, staleMessage, sendMessage, outbox, message } = useSelector(
    actor,
    (snapshot) => snapshot.context,
  );
  const isOffline = staleMessage?.reason !== 'ROLE_FORBIDS';
  const isUnsent = sendMessage !== null && outbox.acts.length > 0;
  const isSignedOut = [staleMessage, sendMessage, message].some(
    (one) => one?.reason === 'ADMIN_LOGIN_REQUIRED',
  );
  const isOver = message?.reason === 'VISIT_OVER';
  if (!isUnsent && !isSignedOut && !isOver && !(stored && staleMessage)) return null;
  return (
    <div role="status" className={css({ display: 'contents' })}>
      {stored && staleMessage ? (
        <p className={note}>
          {isSignedOut || !isOffline ? said(staleMessage) : copy.stale(momentOf(stored.at))}
        </p>
      ) : null}
      {isOver ? <p className={note}>{said(message)}</p> : null}
      {isUnsent ? (
        <div className={note}>
          <p className={css({ fontWeight: 'semibold' })}>{copy.unsent(outbox.acts.length)}</p>
          <p>{isSignedOut ? said(sendMessage) : copy.unsentText}</p>
        </div>
      ) : null}
      {isSignedOut ? <TextLink to={paths.adminLogin}>{copy.logIn}</TextLink> : null}
    </div>
  );
}

const note = css({
  fontSize: 'sm',
  px: '4',
  py: '3',
  borderRadius: 'lg',
  borderWidth: '1px',
  bg: 'accent.subtle',
  borderColor: 'accent.border',
  color: 'accent.fg',
});
