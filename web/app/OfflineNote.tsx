import { locale } from '../copy/language.ts';
import { shellCopy } from '../copy/home.ts';
import { css } from '../generated/panda/css/index.js';
import { useConnection, useCachedAt } from './connection.ts';

/** Says that there is no connection or no answer, what that means, and how old is what is shown. */
export function OfflineNote() {
  const connection = useConnection();
  const cachedAt = useCachedAt();
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
    >
      {shellCopy[connection]}
      {cachedAt ? ` ${shellCopy.savedAt(timeOf(cachedAt))}` : null}
    </p>
  );
}

const timeOf = (instant: number) =>
  new Date(instant).toLocaleString(locale(), {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
