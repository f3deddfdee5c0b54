// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminContentCopy as copy } from '../../web/copy/adminContent.ts';
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
import { alerts, press, says } from './support/page.ts';
import { refusal } from './support/service.tsx';

const region = (name: string) => screen.getByRole('region', { name });
const ofOne = (id: string, ...texts: object[]) => [{ id, hidden: false, texts }];

describe('the preview', () => {
  it('has what customers see, in either language', async () => {
    await openContent('faq', content(faq));
    press(`${copy.remove}: Entry 3`);
    press(copy.preview);
    const preview = within(region(copy.preview));
    const titles = () => preview.getAllByText(/\?$/).map(({ textContent }) => textContent);
    expect(titles()).toEqual(['When?']);
    fireEvent.click(preview.getByRole('radio', { name: copy.languages.hi }));
    await waitFor(() => expect(titles()).toEqual(['When (हिन्दी)?']));
    // Without Hindi there is the English.
    expect(region(copy.preview).textContent).toContain('When!');
  });

  it('has the focus each time that it is opened, as it is below all entries', async () => {
    await openContent('faq', content(faq));
    for (const _ of ['opened', 'again']) {
      press(copy.preview);
      expect(document.activeElement).toBe(
        within(region(copy.preview)).getByRole('heading', { name: copy.preview }),
      );
      screen.getAllByRole('textbox')[0]!.focus();
    }
  });

  const banner = ['kicker', 'title', 'note', 'body'].map((name) => text(name, `${name}.`));
  const said = [text('name', 'Ravi'), text('location', 'Chennai'), text('message', 'OK.')];
  it.each([
    ['faq', 'FAQ', [question('q1', 'When', true)], copy.nothingShown],
    ['faq', 'FAQ', ofOne('q1', text('question', 'When?')), 'When?'],
    ['faq', 'FAQ', ofOne('q1', text('answer', 'Now.')), 'Now.'],
    ['testimonials', 'TESTIMONIALS', ofOne('t1', ...said), '“OK.”RRaviChennai'],
    ['testimonials', 'TESTIMONIALS', ofOne('t1', text('name', 'Asha')), '“”AAsha'],
    ['testimonials', 'TESTIMONIALS', ofOne('t1', text('message', 'Fine.')), '“Fine.”'],
    ['banner', 'BANNER', ofOne('b', ...banner), 'kicker.title.note.body.'],
    ['banner', 'BANNER', ofOne('b', text('title', 'At home')), 'At home'],
  ])('of %s (%s), with %o, says what there is', async (url, kind, entries, words) => {
    await openContent(url, content(entries, kind));
    press(copy.preview);
    // Below the title and the two languages.
    const shown = [...region(copy.preview).children].slice(2);
    expect(shown.map(({ textContent }) => textContent).join('')).toBe(words);
  });

  it('of a text is as the service makes it', async () => {
    const terms = ofOne('t', text('body', '# One'));
    const service = await openContent('terms', content(terms, 'TERMS'), { PreviewText: 'away' });
    press(copy.preview);
    const retry = await within(region(copy.preview)).findByRole('button', { name: 'Retry' });
    service.answers.PreviewText = { previewText: [{ kind: 'HEADING', lines: ['One'] }] };
    fireEvent.click(retry);
    await within(region(copy.preview)).findByText('One');
    expect(service.sent('PreviewText')[0]).toEqual({ text: '# One' });
  });
});

describe('what is typed', () => {
  const mine = () => write('entries.0.question', 'Mine?');

  it('is of one kind of content, there again after a reload, until it is published', async () => {
    await openContent('faq', content(faq.slice(0, 1)));
    mine();
    cleanup();
    await openContent('testimonials', content([], 'TESTIMONIALS'));
    expect(values()).toEqual([]);
    cleanup();
    const published = { publishContent: content([question('q1', 'Mine')], 'FAQ', 4) };
    const service = await openContent('faq', content(faq.slice(0, 1)), {
      PublishContent: published,
    });
    expect(values()[0]).toBe('Mine?');
    press(copy.publish);
    await says(copy.published(4));
    service.answers.PublishContent = refusal('An answer is missing.');
    press(copy.publish);
    // What was published before is not said of what was refused.
    await says('An answer is missing.');
    service.answers.PublishContent = published;
    press(copy.publish);
    await says(copy.published(4));
    cleanup();
    await openContent('faq', content(faq.slice(0, 1)));
    expect(values()[0]).toBe('When?');
  });

  it('and refused has its place among what will be published', async () => {
    const params = { field: 'entries.0.answer' };
    await openContent('faq', content(faq), {
      PublishContent: refusal('An answer is missing.', { code: 'BAD_REQUEST', params }),
    });
    press(`${copy.remove}: Entry 1`);
    press(copy.publish);
    await says('An answer is missing.');
    // Of the second entry, which is the first one now.
    const wrong = [...document.querySelectorAll<HTMLTextAreaElement>('[aria-invalid=true]')];
    expect(wrong.map(({ value }) => value)).toEqual(['Where!']);
  });

  it('stays where somebody else was faster, until it is decided what becomes of it', async () => {
    const theirs = content([question('q1', 'Their')], 'FAQ', 4);
    const begin = async () => {
      const service = await openContent('faq', content(faq.slice(0, 1)), {
        PublishContent: refusal('There is another version.', {
          code: 'CONFLICT',
          reason: 'CONTENT_CHANGED',
        }),
      });
      mine();
      service.answers.AdminContent = { adminContent: theirs };
      press(copy.publish);
      await screen.findByRole('button', { name: copy.overwrite });
      return service;
    };
    const service = await begin();
    expect([values()[0], alerts()]).toEqual(['Mine?', [expect.stringContaining(copy.stale)]]);
    expect(screen.queryByRole('button', { name: copy.publish })).toBeNull();
    press(copy.showTheirs);
    expect(within(region(copy.theirs)).getAllByText('Their?')).toHaveLength(1);
    service.answers.PublishContent = { publishContent: content(faq, 'FAQ', 5) };
    press(copy.overwrite);
    expect(await published(service, 2)).toMatchObject({
      version: 4,
      entries: [{ texts: [{ english: 'Mine?' }, {}] }],
    });
    await says(copy.published(5));
    cleanup();
    await begin();
    press(copy.drop);
    expect([values()[0], alerts()]).toEqual(['Their?', []]);
    expect(screen.getAllByRole('button', { name: copy.publish })).toHaveLength(1);
    cleanup();
    await openContent('faq', theirs);
    expect(values()[0]).toBe('Their?');
  });
});
