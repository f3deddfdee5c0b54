import { choicesDue } from '../../tests/rotation.ts';
import type { Turn } from '../../tests/rotation.ts';
import { otherColours } from '../layout/checkAccess.ts';
import { largerSizes } from '../layout/checkLayout.ts';

/** In each how many-th turn a way through screens is walked in a language. */
export const waysEvery = { en: 3, hi: 6 } as const;

/** The sizes, besides the smallest, that a way is looked at in this time: four of eight. */
export const sizesDue = (row: string, turn?: Turn) =>
  choicesDue(largerSizes, { row, every: waysEvery.en, count: 4 }, turn);

/** The colours, besides light ones, that it is looked at in. */
export const coloursDue = (row: string, turn?: Turn) =>
  choicesDue(otherColours, { row, every: waysEvery.en, count: 2 }, turn);
