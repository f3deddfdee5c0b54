// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LegalText } from '../../web/legal/LegalText.tsx';
import { legalPagesShown } from '../shown/legalPages.shown.ts';
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
