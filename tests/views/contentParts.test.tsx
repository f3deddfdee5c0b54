// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
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
import { alerts, press } from './support/page.ts';
import { refusal } from './support/service.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the preview', () => {
  const preview = () => screen.getByRole('region', { name: 'Preview' });
  const linesOf = () => {
    // Below the title and the two languages.
    const shown = [...preview().children].slice(2);
    return shown.map(({ textContent }) => textContent).join();
  };
  const asha = { id: 't1', hidden: false, texts: [text('name', 'Asha'), text('message', 'Fine.')] };

  it('of testimonials has who says what, and from where', async () => {
    const place = text('location', 'Chennai');
    const ravi = {
      ...asha,
      id: 't2',
      texts: [text('name', 'Ravi'), place, text('message', 'OK.')],
    };
    await openContent('testimonials', content([ravi], 'TESTIMONIALS'));
    press('Preview');
    for (const words of ['Ravi', 'OK.'])
      expect([words, linesOf().includes(words)]).toEqual([words, true]);
    expect(linesOf()).toContain('Chennai');
  });

  it.each([
    ['testimonials', 'TESTIMONIALS', [text('name', 'Asha')], '“”AAsha'],
    ['testimonials', 'TESTIMONIALS', [text('message', 'Fine.')], '“Fine.”'],
    ['faq', 'FAQ', [text('question', 'When?')], 'When?'],
    ['faq', 'FAQ', [text('answer', 'Now.')], 'Now.'],
    ['banner', 'BANNER', [text('title', 'At home')], 'At home'],
  ])('of %s says nothing where a text is missing', async (url, kind, texts, words) => {
    await openContent(url, content([{ id: 'e1', hidden: false, texts }], kind));
    press('Preview');
    expect(linesOf()).toBe(words);
  });

  it('of the banner has its four lines', async () => {
    const texts = [
      text('kicker', 'New'),
      text('title', 'At home'),
      text('note', 'In 24 cities'),
      text('body', 'Book now'),
    ];
    await openContent('banner', content([{ id: 'b', hidden: false, texts }], 'BANNER'));
    press('Preview');
    expect(linesOf()).toBe('NewAt homeIn 24 citiesBook now');
  });
});

describe('entries', () => {
  it('that lack a text can be given one', async () => {
    const half = { id: 'q1', hidden: false, texts: [text('question', 'When?')] };
    const service = await openContent('faq', content([half]));
    expect(values()).toEqual(['When?', '', '', '']);
    write('entries.0.answer', 'Now.');
    press('Publish');
    expect(await published(service)).toMatchObject({
      entries: [{ texts: [text('question', 'When?'), text('answer', 'Now.')] }],
    });
  });

  it('have their places among those that will be published', async () => {
    const params = { field: 'entries.0.answer' };
    await openContent('faq', content(faq), {
      PublishContent: refusal('An answer is missing.', { code: 'BAD_REQUEST', params }),
    });
    press('Remove: Entry 1');
    press('Publish');
    await waitFor(() => expect(alerts()).toEqual(['An answer is missing.']));
    // Of the second entry, which is the first one now.
    const wrong = [...document.querySelectorAll<HTMLTextAreaElement>('[aria-invalid=true]')];
    expect(wrong.map(({ value }) => value)).toEqual(['Where!']);
  });
});

describe('what is typed', () => {
  it('is of one kind of content, there again after a reload, until it is published', async () => {
    await openContent('faq', content(faq.slice(0, 1)));
    write('entries.0.question', 'Mine?');
    cleanup();
    await openContent('testimonials', content([], 'TESTIMONIALS'));
    expect(values()).toEqual([]);
    cleanup();
    const done = { ...content([question('q1', 'Mine')]), version: 4 };
    await openContent('faq', content(faq.slice(0, 1)), {
      PublishContent: { publishContent: done },
    });
    expect(values()[0]).toBe('Mine?');
    press('Publish');
    await waitFor(() => expect(alerts()).toHaveLength(1));
    cleanup();
    await openContent('faq', content(faq.slice(0, 1)));
    expect(values()[0]).toBe('When?');
  });

  it('and refused after it was published once is not said to be published', async () => {
    const service = await openContent('faq', content(faq), {
      PublishContent: { publishContent: content(faq, 'FAQ', 4) },
    });
    press('Publish');
    await waitFor(() => expect(alerts()).toHaveLength(1));
    service.answers.PublishContent = refusal('An answer is missing.');
    press('Publish');
    await waitFor(() => expect(alerts()).toEqual(['An answer is missing.']));
    // What is published stays what it was.
    press('Preview');
    expect(
      within(screen.getByRole('region', { name: 'Preview' })).getAllByText('When?'),
    ).toHaveLength(1);
  });
});
