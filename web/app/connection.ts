import { useSyncExternalStore } from 'react';

/**
 * When the oldest data on the page were cached, as the service worker reports; 0 if all are fresh.
 */
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
  // The page itself may have come from the cache before this listener was added.
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
