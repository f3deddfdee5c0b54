import { uiCopy } from '../copy/ui.ts';
import type { LayerShell } from './opening.ts';

/** The placeholder of a page that a button leads to. */
export const pageShell = (title: string): LayerShell => ({
  kind: 'page',
  title,
  close: uiCopy.states.close,
});
