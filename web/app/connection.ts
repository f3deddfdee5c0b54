import { useSyncExternalStore } from 'react';

/** What stands between the page and the service. */
type Connection = 'online' | 'offline' | 'unanswered';

/** When the oldest of what is shown was cached, as the service worker says; 0 while all is fresh. */
let cachedAt = 0;

function subscribe(listener: () => void): () => void {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const onMessage = ({ data }: MessageEvent<{ cachedAt?: number }>) => {
    if (typeof data.cachedAt !== 'number') return;
    cachedAt = data.cachedAt;
    listener();
  };
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  worker?.addEventListener('message', onMessage);
  // The page itself may have come from the cache, before anybody here could listen.
  worker?.controller?.postMessage('cached?');
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
    worker?.removeEventListener('message', onMessage);
  };
}

/** Whether the device has a connection and the service answers. */
export const useConnection = (): Connection =>
  useSyncExternalStore(
    subscribe,
    () => (!navigator.onLine ? 'offline' : cachedAt ? 'unanswered' : 'online'),
    () => 'online',
  );

/** When what is shown was cached; 0 while all is fresh. */
export const useCachedAt = (): number =>
  useSyncExternalStore(
    subscribe,
    () => cachedAt,
    () => 0,
  );
