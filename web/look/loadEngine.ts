import { use } from 'react';
import { paintWith } from './styles.ts';

let loading: Promise<void> | undefined;
let ready = false;

/**
 * Fetches what makes rules of style properties: Chakra. Of a page that came whole the server made them, and the first press need not wait for this;
 * any look that the server did not show gets its rules when it is here. A fetch that failed is tried again at the next use.
 */
export function loadEngine(): Promise<void> {
  loading ??= import('./engine.ts').then(({ rulesOf, globalRules }) => {
    // While developing, pages do not come from the server.
    if (!document.getElementById('look')) globalRules();
    paintWith(rulesOf);
    ready = true;
  }, (error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Waits for it while rendering; what was shown before stays meanwhile. */
export function needEngine(): void {
  if (!ready) use(loadEngine());
}
