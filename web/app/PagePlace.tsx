import { useEffect } from 'react';
import { measureBottom } from './measureBottom.ts';
import { useScrollPosition } from './useScrollPosition.ts';

/** Where each page stands in its window, and what of its end the bars leave free. */
export function PagePlace() {
  useScrollPosition();
  useEffect(() => measureBottom(), []);
  return null;
}
