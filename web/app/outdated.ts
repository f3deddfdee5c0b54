import { isSending } from '../shared/sending.ts';
import { hasTypedText } from '../shared/typedOnPage.ts';
import { safely } from '../ui/safely.ts';

const mark = 'assay.reloaded';
/** Milliseconds after which a page that was loaded afresh may be outdated anew. */
const atMostEvery = 60_000;

/**
 * Loads a page afresh whose version is gone; not where that would take what is typed or being sent,
 * and not where the tab cannot remember that it did: it would load again and again.
 */
export function reloadUnlessInUse(): void {
  if (isSending() || hasTypedText()) return;
  safely(() => {
    if (Date.now() - Number(sessionStorage.getItem(mark)) < atMostEvery) return;
    sessionStorage.setItem(mark, String(Date.now()));
    location.reload();
  });
}
