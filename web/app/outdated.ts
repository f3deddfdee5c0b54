import { isSending } from '../shared/sending.ts';
import { hasTypedText } from '../shared/typedOnPage.ts';
import { safely } from '../ui/safely.ts';

const mark = 'assay.reloaded';
/** Milliseconds that must pass between two reloads of an outdated page. */
const atMostEvery = 60_000;

/**
 * Reloads a page whose version is gone; not if typed or unsent data would be lost, and not if the
 * tab cannot remember the reload, as it could then reload forever.
 */
export function reloadUnlessInUse(): void {
  if (isSending() || hasTypedText()) return;
  safely(() => {
    if (Date.now() - Number(sessionStorage.getItem(mark)) < atMostEvery) return;
    sessionStorage.setItem(mark, String(Date.now()));
    location.reload();
  });
}
