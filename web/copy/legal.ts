import { translated } from './language.ts';

/** Texts around the terms and the privacy notice, which the staff write. */
export const legalCopy = translated('legalCopy', {
  titles: { TERMS: 'Terms & conditions', PRIVACY: 'Privacy notice' },
  version: (version: number, day: string) => `Version ${version}, from ${day}`,
  earlier: 'Earlier versions',
  isEarlier: 'This version does not count any more.',
  current: 'Read the current version',
  missing: 'There is no such version.',
  none: 'Nothing is published here yet.',
  failed: 'The text could not be loaded.',
} as const);
