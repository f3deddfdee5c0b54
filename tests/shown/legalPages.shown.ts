import type { RouteName } from '../../web/routes.ts';
import { typed } from './shownOnPage.ts';
import type { ShownOnPage } from './shownOnPage.ts';

const moments = [
  { version: 2, publishedAt: '2026-09-08T06:00:00.000Z' },
  { version: 1, publishedAt: '2026-09-07T06:00:00.000Z' },
].map((version) => typed('PublishedVersion', version));
/** Two versions, of which one is shown. */
const legalText = (version: 1 | 2) =>
  typed('LegalText', {
    ...moments[2 - version],
    blocks: [
      typed('TextBlock', { kind: 'HEADING', lines: ['Prices'] }),
      typed('TextBlock', { kind: 'PARAGRAPH', lines: ['In rupees.'] }),
      typed('TextBlock', { kind: 'LIST', lines: ['The visit'] }),
      typed('TextBlock', { kind: 'STEPS', lines: ['Book', 'Pay', 'Wait'] }),
    ],
    blocksHindi: [],
    versions: moments,
  });
const legalShown = {
  blocks: [
    ['Terms & conditions', 'Version 2, from 8 Sept 2026'],
    ['Prices'],
    ['In rupees.'],
    ['The visit'],
    ['Book', 'Pay', 'Wait'],
    ['Version 1, from 7 Sept 2026'],
  ],
  prices: [],
};
/** The terms and the privacy notice, in a version or in none. */
export const legalPagesShown = {
  terms: { answers: { legalText: legalText(2) }, ...legalShown },
  termsVersion: { answers: { legalText: legalText(2) }, ...legalShown },
  privacy: {
    answers: { legalText: legalText(1) },
    blocks: [['Privacy notice', 'Version 1, from 7 Sept 2026'], ['Read the current version']],
    prices: [],
  },
  privacyVersion: {
    answers: { legalText: null },
    blocks: [['Privacy notice', 'Nothing is published here yet.']],
    prices: [],
  },
} satisfies Partial<Record<RouteName, ShownOnPage>>;
