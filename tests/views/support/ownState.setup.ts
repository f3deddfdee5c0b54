import { afterAll, afterEach, vi } from 'vitest';

// One process goes from file to file, so that React, Chakra and jsdom are loaded once, not a hundred
// times. What the web's own modules remember, and what they left on the page, must not reach the
// next file.
vi.resetModules();

if (typeof document !== 'undefined') {
  // jsdom draws nothing, so nothing in it moves.
  document.getAnimations = () => [];
  const left: Parameters<typeof removeEventListener>[] = [];
  const listen = globalThis.addEventListener;
  globalThis.addEventListener = (...listener: Parameters<typeof listen>) => {
    left.push(listener);
    listen(...listener);
  };
  afterAll(() => {
    globalThis.addEventListener = listen;
    for (const listener of left) removeEventListener(...listener);
    for (const name of document.documentElement.getAttributeNames())
      document.documentElement.removeAttribute(name);
    // Chakra stays loaded, and goes on with the styles that it wrote.
    for (const element of document.head.querySelectorAll(':not(style)')) element.remove();
    document.body.replaceChildren();
    history.pushState(null, '', '/');
  });
}

// Nor what a test stubbed, spied on or stored the next test.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
});
