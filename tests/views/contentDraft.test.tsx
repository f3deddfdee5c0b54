// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  content,
  faq,
  openContent,
  published,
  question,
  text,
  values,
  write,
} from './support/contentPage.tsx';
import { refusal } from './support/service.tsx';
import { alerts, press } from './support/page.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the preview', () => {
  const preview = (name = 'Preview') => screen.getByRole('region', { name });

  it('has what customers see, in either language', async () => {
    await openContent('faq', content(faq));
    press('Remove: Entry 3');
    press('Preview');
    const titles = () =>
      within(preview())
        .getAllByText(/\?$/)
        .map(({ textContent }) => textContent);
    expect(titles()).toEqual(['When?']);
    fireEvent.click(within(preview()).getByRole('radio', { name: 'हिन्दी' }));
    await waitFor(() => expect(titles()).toEqual(['When (हिन्दी)?']));
    // Without Hindi there is the English.
    expect(preview().textContent).toContain('When!');
  });

  it('says where nobody would see anything', async () => {
    await openContent('faq', content([question('q1', 'When', true)]));
    press('Preview');
    expect(within(preview()).getAllByText('Nobody would see anything here.')).toHaveLength(1);
  });

  it('of a text is as the service makes it', async () => {
    const terms = [{ id: 't', hidden: false, texts: [text('body', '# One')] }];
    const blocks = [{ kind: 'HEADING', lines: ['One'] }];
    const service = await openContent('terms', content(terms, 'TERMS'), { PreviewText: 'away' });
    press('Preview');
    const retry = await within(preview()).findByRole('button', { name: 'Retry' });
    service.answers.PreviewText = { previewText: blocks };
    fireEvent.click(retry);
    await within(preview()).findByText('One');
    expect(service.sent('PreviewText')[0]).toEqual({ text: '# One' });
  });
});

describe('somebody else who was faster', () => {
  const theirs = content([question('q1', 'Their')], 'FAQ', 4);
  const begin = async () => {
    const service = await openContent('faq', content(faq.slice(0, 1)), {
      PublishContent: refusal('There is another version.', { code: 'CONFLICT' }),
    });
    write('entries.0.question', 'Mine?');
    service.answers.AdminContent = { adminContent: theirs };
    press('Publish');
    await screen.findByRole('button', { name: 'Publish mine in its place' });
    return service;
  };

  it('leaves what was typed, until it is decided what becomes of it', async () => {
    await begin();
    expect(values()[0]).toBe('Mine?');
    expect(alerts()).toEqual([expect.stringContaining('Somebody else has published')]);
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    press('Show what is published');
    const shown = screen.getByRole('region', { name: 'What is published now' });
    expect(within(shown).getAllByText('Their?')).toHaveLength(1);
  });

  it('is overwritten by what was typed, in the place of their version', async () => {
    const service = await begin();
    service.answers.PublishContent = { publishContent: content(faq, 'FAQ', 5) };
    press('Publish mine in its place');
    expect(await published(service, 2)).toMatchObject({
      version: 4,
      entries: [{ texts: [{ english: 'Mine?' }, {}] }],
    });
    await waitFor(() =>
      expect(alerts()).toEqual(['Published as version 5. It is on the pages now.']),
    );
  });

  it('or stays, and what was typed is dropped', async () => {
    await begin();
    press('Drop what I typed');
    expect(values()[0]).toBe('Their?');
    expect(screen.getAllByRole('button', { name: 'Publish' })).toHaveLength(1);
    expect(alerts()).toEqual([]);
    cleanup();
    await openContent('faq', theirs);
    expect(values()[0]).toBe('Their?');
  });
});
