import { useEffect } from 'react';
import { focusSkippedTo } from './focusSkippedTo.ts';
import { keepFocus } from './keepFocus.ts';
import { measureBottom } from './measureBottom.ts';
import { useScrollPosition } from './useScrollPosition.ts';

/** Manages scroll positions, and the space that bars take at the end of a page. */
export function PagePlace() {
  useScrollPosition();
  useEffect(() => measureBottom(), []);
  useEffect(() => keepFocus(), []);
  useEffect(() => focusSkippedTo(), []);
  useEffect(() => {
    // A reload closed the open layer, but its history entry remains, and Back has to skip it.
    if ((history.state as { layers?: number } | null)?.layers) void import('../ui/layers.ts');
  }, []);
  return null;
}
