import { whenIdle } from '../shared/hydration.ts';
import { OfflineNote } from './lazyParts.tsx';

/**
 * Registers the service worker, by which pages can be read offline (web/sw.ts). Not while
 * developing, where files change under it.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Once there is no connection its code cannot be fetched any more.
  whenIdle(() => void OfflineNote.load().catch(() => undefined));
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
