import { locale } from '../copy/language.ts';
import { offlineCopy } from '../copy/offline.ts';
import { css } from '../generated/panda/css/index.js';
import { cachedAt, useConnection } from './connection.ts';

/**
 * Says that there is no connection or no answer, what that means, and how old the data on the page
 * are.
 */
export function OfflineNote() {
  const connection = useConnection();
  return connection === 'online' ? null : (
    <p
      role="status"
      className={css({
        bg: 'accent.subtle',
        color: 'accent.fg',
        borderBottomWidth: '1px',
        borderColor: 'accent.border',
        textAlign: 'center',
        fontSize: 'sm',
        fontWeight: 'medium',
        px: '4',
        py: '2',
      })}
    >{`${offlineCopy[connection]}${cachedAt ? ` ${offlineCopy.savedAt(timeOf(cachedAt))}` : ''}`}</p>
  );
}

const timeOf = (instant: number) =>
  new Date(instant).toLocaleString(locale(), {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
  });
