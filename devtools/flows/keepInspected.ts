import type { SyntheticEvent } from 'react';

/**
 * Opens the app beside again with `?inspect` where it lost it: a link that is pressed before the app
 * answers presses is followed by the browser.
 */
export function keepInspected({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  const { location } = currentTarget.contentWindow!;
  const url = new URL(location.href);
  if (url.origin !== window.location.origin || url.searchParams.has('inspect')) return;
  url.search = url.search === '' ? '?inspect' : `${url.search}&inspect`;
  location.replace(url);
}
