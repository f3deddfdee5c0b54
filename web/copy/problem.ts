import { translated } from './language.ts';

export const problemCopy = translated('problemCopy', {
  action: 'Report a problem',
  hint: 'Saves a file of what happened here. Names, codes, addresses and similar data are left out; nothing is sent.',
} as const);
