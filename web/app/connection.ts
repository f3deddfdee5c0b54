import { useSyncExternalStore } from 'react';

/** When the oldest of what is shown was cached, as the service worker says; 0 while all is fresh. */
export let cachedAt = 0;

function subscribe(listener: () => void): () => void {
  const over = new AbortController();
  addEventListener('online', listener, over);
  addEventListener('offline', listener, over);
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const onMessage = ({ data }: MessageEvent<{ cachedAt?: number }>) => {
    cachedAt = data.cachedAt ?? cachedAt;
    listener();
  };
  worker?.addEventListener('message', onMessage, over);
  // The page itself may have come from the cache, before anybody here could listen.
  worker?.controller?.postMessage('cached?');
  return () => over.abort();
}

/** Whether the device has a connection and the service answers. */
export const useConnection = (): 'online' | 'offline' | 'unanswered' =>
  useSyncExternalStore(
    subscribe,
    () => (!navigator.onLine ? 'offline' : cachedAt ? 'unanswered' : 'online'),
    () => 'online',
  );
