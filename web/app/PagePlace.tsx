import { useEffect } from 'react';
import { keepFocus } from './keepFocus.ts';
import { measureBottom } from './measureBottom.ts';
import { useScrollPosition } from './useScrollPosition.ts';

/** Where each page stands in its window, and what of its end the bars leave free. */
export function PagePlace() {
  useScrollPosition();
  useEffect(() => measureBottom(), []);
  useEffect(() => keepFocus(), []);
  useEffect(() => {
    // A reload has closed what was open, and its entry is there still: Back passes over it.
    if ((history.state as { layers?: number } | null)?.layers) void import('../ui/layers.ts');
  }, []);
  return null;
}
