import { afterHydration } from '../shared/hydration.ts';

/** Pages of testers, with the inspector or rehearsed failures, are not counted. */
const isTried = () =>
  __FLOWS__ &&
  (window.assayReport !== undefined || /[?&](inspect|rehearse)\b/.test(location.search));

/**
 * Loads the counter of flow steps once the page is interactive; not if the person asks not to be
 * tracked, nor in a browser driven by a program.
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
  // Nothing depends on it: without its code nothing is counted.
  begin().catch(() => undefined);
}
