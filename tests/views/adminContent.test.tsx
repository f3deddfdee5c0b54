// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentPage } from '../../web/admin/content/ContentPage.tsx';
import { ContentsPage } from '../../web/admin/content/ContentsPage.tsx';
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
import { tick } from './support/forms.ts';
import { refusal, serve } from './support/service.tsx';
import { alerts, press } from './support/page.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('everything that is published is listed with how it stands', async () => {
  const adminContents = [
    content(faq),
    content([question('q1', 'Who')], 'TESTIMONIALS'),
    content([], 'BANNER', 0),
    content([{ id: 't', hidden: false, texts: [] }], 'TERMS', 2),
    content([], 'PRIVACY', 1),
  ];
  await serve(<ContentsPage />, { AdminContents: { adminContents } });
  const links = (await screen.findAllByRole('link')).map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ]);
  const at = 'published Mon, 7 Sept, 11:30 am';
  expect(links).toEqual([
    ['/admin/content/faq', `Frequent questionsVersion 3, ${at} · 3 entries · 1 hidden`],
    ['/admin/content/testimonials', `TestimonialsVersion 3, ${at} · 1 entry`],
    ['/admin/content/banner', 'BannerNot published yet'],
    ['/admin/content/terms', `Terms & conditionsVersion 2, ${at}`],
    ['/admin/content/privacy', `Privacy noticeVersion 1, ${at}`],
  ]);
});

it.each([
  ['FAQ', 'FAQ', 'Frequent questions'],
  ['terms', 'TERMS', 'Terms & conditions'],
])('the page at %s is about %s', async (url, kind, title) => {
  const service = await openContent(url, content(faq.slice(0, 1), kind));
  expect(
    screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent),
  ).toEqual([title]);
  expect(service.sent('AdminContent')).toEqual([{ kind }]);
});

it('an address that names no content leads back', async () => {
  await serve(
    <ContentPage />,
    {},
    { at: { path: '/admin/content/:kind', url: '/admin/content/menu' } },
  );
  expect((await screen.findByRole('link', { name: 'Dashboard' })).getAttribute('href')).toBe(
    '/admin',
  );
});

describe('entries', () => {
  it('are published as they stand', async () => {
    const service = await openContent('faq', content(faq), {
      PublishContent: { publishContent: content(faq, 'FAQ', 4) },
    });
    press('Publish');
    expect(await published(service)).toEqual({ kind: 'FAQ', version: 3, entries: faq });
    await waitFor(() =>
      expect(alerts()).toEqual(['Published as version 4. It is on the pages now.']),
    );
    press('Publish');
    expect(await published(service, 2)).toMatchObject({ version: 4 });
  });

  it('are written, added, moved, hidden and taken out', async () => {
    const service = await openContent('faq', content(faq), {
      PublishContent: refusal('An answer is missing.'),
    });
    write('entries.0.question', 'How long?');
    write('entries.0.answerHindi', 'दस मिनट।');
    press('Add an entry');
    press('Add an entry');
    press('Remove: Entry 4');
    press('Move up: Entry 3');
    await tick('Hidden: only seen here', true, screen.getByRole('group', { name: 'Entry 1' }));
    press('Move down: Entry 1');
    press('Publish');
    const empty = [text('question', ''), text('answer', '')];
    expect(await published(service)).toEqual({
      kind: 'FAQ',
      version: 3,
      entries: [
        faq[2],
        {
          id: 'q1',
          hidden: true,
          texts: [
            text('question', 'How long?', 'When (हिन्दी)?'),
            text('answer', 'When!', 'दस मिनट।'),
          ],
        },
        faq[1],
        { id: null, hidden: false, texts: empty },
      ],
    });
    await waitFor(() => expect(alerts()).toEqual(['An answer is missing.']));
    // What is taken out can be put back.
    expect(screen.getAllByText('It is gone once you publish.')).toHaveLength(1);
    press('Put back: Entry 4');
    expect(screen.queryByText('It is gone once you publish.')).toBeNull();
    expect(values()).toHaveLength(20);
  });

  it('move no further than to their ends', async () => {
    await openContent('faq', content(faq));
    const isClosed = (name: string) =>
      screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    const ways = (way: string) => [1, 2, 3].map((n) => isClosed(`${way}: Entry ${n}`));
    expect(ways('Move up')).toEqual([true, false, false]);
    expect(ways('Move down')).toEqual([false, false, true]);
  });

  it('that are none say so', async () => {
    await openContent('testimonials', content([], 'TESTIMONIALS'));
    expect(screen.getAllByText('There are no entries yet.')).toHaveLength(1);
    press('Add an entry');
    expect(screen.queryByText('There are no entries yet.')).toBeNull();
    expect(values()).toEqual(['', '', '', '', '', '']);
  });

  it.each([
    ['banner', 'BANNER', ['kicker', 'title', 'note', 'body']],
    ['terms', 'TERMS', ['body']],
    ['privacy', 'PRIVACY', ['body']],
  ])('of %s are one, empty to begin with', async (url, kind, names) => {
    const service = await openContent(url, content([], kind, 0));
    expect(screen.queryByRole('button', { name: 'Add an entry' })).toBeNull();
    press('Publish');
    const texts = names.map((name) => text(name, ''));
    expect(await published(service)).toEqual({
      kind,
      version: 0,
      entries: [{ id: null, hidden: false, texts }],
    });
  });
});
