import ELK from 'elkjs/lib/elk.bundled.js';
import type { Engine } from './layout.ts';

/** Lays out charts in the current thread: for files and tests. */
export const engineHere: Engine = new ELK();
