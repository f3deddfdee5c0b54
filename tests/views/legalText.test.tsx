// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LegalText } from '../../web/legal/LegalText.tsx';
import { legalPagesShown } from '../shown/legalPages.shown.ts';
import { refusal, serve } from './support/service.tsx';
import type { Answer } from './support/service.tsx';
import { show } from './support/show.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

it.each([
  ['TERMS', '/terms', '/terms/1'],
  ['PRIVACY', '/privacy', '/privacy/1'],
] as const)('the earlier versions of %s are of the same text', async (name, path, earlier) => {
  const { answers } = legalPagesShown.terms;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: answers })));
  await show(<LegalText name={name} />, answers, { path, url: path });
  const link = await screen.findByRole('link', { name: 'Version 1, from 7 Sept 2026' });
  expect(link.getAttribute('href')).toBe(earlier);
});

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
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
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
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('In rupees.');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
