import { useSyncExternalStore } from 'react';
import { shellCopy } from '../copy/home.ts';
import { css } from '../generated/panda/css/index.js';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that there is no connection, and what that means. */
export function OfflineNote() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return online ? null : (
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
      {shellCopy.offline}
    </p>
  );
}
