// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LegalText } from '../../web/legal/LegalText.tsx';

import { refusal, serve } from './support/service.tsx';
import type { Answer } from './support/service.tsx';

import { press, links } from './support/page.ts';

const versions = [3, 2, 1].map((version) => ({
  version,
  publishedAt: `2026-09-0${version}T06:00:00.000Z`,
}));
const blocks = [{ kind: 'PARAGRAPH', lines: ['In rupees.'] }];
const textOf = (version: number, all = versions) => ({
  legalText: { ...versions[3 - version]!, blocks, blocksHindi: [], versions: all },
});
const open = (url: string, answer: Answer) =>
  serve(<LegalText name="TERMS" />, { LegalText: answer }, { at: { path: '*', url } });

const current = ['Read the current version', '/terms'];

it.each([
  [
    '/terms',
    textOf(3),
    { name: 'TERMS' },
    [
      ['Version 2, from 2 Sept 2026', '/terms/2'],
      ['Version 1, from 1 Sept 2026', '/terms/1'],
    ],
  ],
  // It is the only one.
  ['/terms', textOf(3, versions.slice(0, 1)), { name: 'TERMS' }, []],
  [
    '/terms/3',
    textOf(3),
    { name: 'TERMS', version: 3 },
    [
      ['Version 2, from 2 Sept 2026', '/terms/2'],
      ['Version 1, from 1 Sept 2026', '/terms/1'],
    ],
  ],
  ['/terms/2', textOf(2), { name: 'TERMS', version: 2 }, [current]],
])('the text at %s leads to its other versions', async (url, answer, asked, leads) => {
  const service = await open(url, answer);
  expect(await screen.findAllByText('In rupees.')).toHaveLength(1);
  expect(service.sent('LegalText')).toEqual([asked]);
  expect(links()).toEqual(leads);
  const isEarlier = screen.queryAllByText('This version does not count any more.');
  expect(isEarlier).toHaveLength(leads[0] === current ? 1 : 0);
  expect(screen.queryAllByText('Earlier versions')).toHaveLength(leads.length === 2 ? 1 : 0);
});

it.each([
  [
    '/terms/9',
    refusal('There is none.', { code: 'NOT_FOUND' }),
    'There is no such version.',
    [current],
  ],
  ['/terms', { legalText: null }, 'Nothing is published here yet.', []],
])('at %s there may be nothing', async (url, answer, words, leads) => {
  await open(url, answer);
  expect(await screen.findAllByText(words)).toHaveLength(1);
  expect(links()).toEqual(leads);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a text that could not be loaded has another try', async () => {
  const service = await open('/terms', 'away');
  expect((await screen.findByRole('alert')).textContent).toContain('The text could not be loaded.');
  service.answers.LegalText = textOf(3);
  press('Retry');
  await screen.findByText('In rupees.');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
