import type { PageWords } from '../words/page.en.ts';
import type { Figures } from './figuresOf.ts';

/** Seconds in words: `20 s`, `5 min`. */
export const timeWords = (page: PageWords, seconds: number): string =>
  seconds > 60 ? page.minutes(seconds / 60) : page.seconds(seconds);

/** The lines in a state's box. */
export function figureLines(page: PageWords, figures: Figures): string[] {
  const { came, wentOn, leftHere, medianSeconds } = figures;
  return [
    page.came(came),
    ...(leftHere === undefined ? [] : [`${page.wentOn(wentOn)}, ${page.leftHere(leftHere)}`]),
    ...(medianSeconds === undefined ? [] : [page.halfWithin(timeWords(page, medianSeconds))]),
  ];
}
