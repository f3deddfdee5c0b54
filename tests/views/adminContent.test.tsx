// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ContentPage } from '../../web/admin/content/ContentPage.tsx';
import { ContentsPage } from '../../web/admin/content/ContentsPage.tsx';
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
import { tick } from './support/forms.ts';
import { button, hrefs, links, press, says, texts } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';

it('everything that is published is listed with how it stands', async () => {
  const adminContents = [
    content(faq),
    content([question('q1', 'Who')], 'TESTIMONIALS'),
    content([], 'BANNER', 0),
    content([{ id: 't', hidden: false, texts: [] }], 'TERMS', 2),
    content([], 'PRIVACY', 1),
  ];
  await serve(<ContentsPage />, { AdminContents: { adminContents } });
  await screen.findAllByRole('link');
  const version = (number: number) => copy.version(number, 'Mon, 7 Sept 2026, 11:30 am');
  expect(links()).toEqual([
    [`${copy.kinds.FAQ}${version(3)} · 3 entries · 1 hidden`, '/admin/content/faq'],
    [`${copy.kinds.TESTIMONIALS}${version(3)} · 1 entry`, '/admin/content/testimonials'],
    [`${copy.kinds.BANNER}${copy.never}`, '/admin/content/banner'],
    [`${copy.kinds.TERMS}${version(2)}`, '/admin/content/terms'],
    [`${copy.kinds.PRIVACY}${version(1)}`, '/admin/content/privacy'],
  ]);
});

it('an address names the content that its page is about, or leads back', async () => {
  const service = await openContent('FAQ', content(faq.slice(0, 1)));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(copy.kinds.FAQ);
  expect(service.sent('AdminContent')).toEqual([{ kind: 'FAQ' }]);
  const at = { path: '/admin/content/:kind', url: '/admin/content/menu' };
  await serve(<ContentPage />, {}, { at });
  expect(hrefs()).toContain('/admin');
});

describe('entries', () => {
  it('are published as they stand', async () => {
    const service = await openContent('faq', content(faq), {
      PublishContent: { publishContent: content(faq, 'FAQ', 4) },
    });
    press(copy.publish);
    expect(await published(service)).toEqual({ kind: 'FAQ', version: 3, entries: faq });
    await says(copy.published(4));
    press(copy.publish);
    expect(await published(service, 2)).toMatchObject({ version: 4 });
  });

  it('are written, added, moved, hidden and taken out', async () => {
    const service = await openContent('faq', content(faq), {
      PublishContent: refusal('An answer is missing.'),
    });
    // No further than to their ends.
    const ways = (way: string) => [1, 2, 3].map((n) => button(`${way}: Entry ${n}`).disabled);
    expect(ways(copy.up)).toEqual([true, false, false]);
    expect(ways(copy.down)).toEqual([false, false, true]);
    write('entries.0.question', 'How long?');
    write('entries.0.answerHindi', 'दस मिनट।');
    press(copy.add);
    press(copy.add);
    press(`${copy.remove}: Entry 4`);
    press(`${copy.up}: Entry 3`);
    await tick(copy.hidden, true, screen.getByRole('group', { name: 'Entry 1' }));
    press(`${copy.down}: Entry 1`);
    press(copy.publish);
    const answer = text('answer', 'When!', 'दस मिनट।');
    expect(await published(service)).toEqual({
      kind: 'FAQ',
      version: 3,
      entries: [
        faq[2],
        { id: 'q1', hidden: true, texts: [text('question', 'How long?', 'When (हिन्दी)?'), answer] },
        faq[1],
        { id: null, hidden: false, texts: [text('question', ''), text('answer', '')] },
      ],
    });
    await says('An answer is missing.');
    // What is taken out can be put back.
    expect(screen.getAllByText(copy.removed)).toHaveLength(1);
    press(`${copy.putBack}: Entry 4`);
    expect(screen.queryByText(copy.removed)).toBeNull();
    expect(values()).toHaveLength(20);
  });

  it('that are none say so', async () => {
    await openContent('testimonials', content([], 'TESTIMONIALS'));
    expect(screen.getAllByText(copy.empty)).toHaveLength(1);
    press(copy.add);
    expect(screen.queryByText(copy.empty)).toBeNull();
    expect(values()).toEqual(['', '', '', '', '', '']);
  });

  it.each([
    ['banner', 'BANNER', ['kicker', 'title', 'note', 'body']],
    ['terms', 'TERMS', ['body']],
  ])('of %s are one, empty to begin with', async (url, kind, names) => {
    const service = await openContent(url, content([], kind, 0));
    expect(texts('button')).not.toContain(copy.add);
    press(copy.publish);
    const entries = [{ id: null, hidden: false, texts: names.map((name) => text(name, '')) }];
    expect(await published(service)).toEqual({ kind, version: 0, entries });
  });
});

it('a testimonial has a picture, which is published with what was typed meanwhile', async () => {
  const image = '/api/v1/files/asha.png';
  const said = [text('name', 'Asha'), text('location', 'Pune'), text('message', 'Good.')];
  const entries = [{ id: 't1', hidden: false, image: null, texts: said }];
  const service = await openContent('testimonials', content(entries, 'TESTIMONIALS'), {
    UploadPicture: refusal('It is no picture.'),
    PublishContent: refusal('Not now.'),
  });
  const name = `${copy.choosePicture}: ${copy.entry(1)}`;
  const choose = () =>
    fireEvent.change(screen.getByLabelText(name, { selector: 'input' }), {
      target: { files: [new File(['png'], 'asha.png', { type: 'image/png' })] },
    });
  choose();
  await says('It is no picture.');
  service.answers.UploadPicture = { uploadPicture: { image } };
  choose();
  write('entries.0.location', 'Delhi');
  const remove = await screen.findByRole('button', { name: new RegExp(`^${copy.removePicture}`) });
  press(copy.publish);
  const [, location] = said;
  const texts = [said[0], { ...location, english: 'Delhi' }, said[2]];
  expect(await published(service)).toMatchObject({ entries: [{ id: 't1', image, texts }] });
  fireEvent.click(remove);
  press(copy.publish);
  expect(await published(service, 2)).toMatchObject({ entries: [{ image: null, texts }] });
});
