import { afterHydration } from '../shared/hydration.ts';

/** A tester's page, whose flows are watched or made to fail, is no visit. */
const isTried = () =>
  __FLOWS__ &&
  (window.assayReport !== undefined || /[?&](inspect|rehearse)\b/.test(location.search));

/**
 * Fetches what counts the steps of the flows, once the page answers what is pressed: not for who
 * asks not to be tracked, nor in a browser that a program drives.
 */
export function startCounting(): void {
  const { doNotTrack, globalPrivacyControl, webdriver } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === '1' || globalPrivacyControl || webdriver || isTried()) return;
  const begin = async () => {
    await afterHydration();
    (await import('./countFlows.ts')).countFlows();
  };
  // Nobody waits for it: without its code nothing is counted.
  begin().catch(() => undefined);
}
