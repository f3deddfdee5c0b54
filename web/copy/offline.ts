import { translated } from './language.ts';

/** Texts above a page that the service worker answered from its cache. */
export const offlineCopy = translated('offlineCopy', {
  offline: 'You are offline. This page was saved earlier; booking and paying need a connection.',
  unanswered:
    'The service cannot be reached. This page was saved earlier; booking and paying have to wait.',
  savedAt: (time: string) => `It is from ${time}.`,
} as const);
