// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hindi } from '../../web/copy/hi/hi.ts';
import { setLanguage } from '../../web/copy/language.ts';

import { Initials, LabMark, TestIcon } from '../../web/ui/icons.tsx';
import { InOwnLanguage, WithName } from '../../web/ui/InOwnLanguage.tsx';

import { LanguageSwitch } from '../../web/ui/LanguageSwitch.tsx';
import { List } from '../../web/ui/List.tsx';

import { TextBlocks } from '../../web/ui/TextBlocks.tsx';
import { show } from './support/show.tsx';

const main = () => document.querySelector('main')!;
const inMain = (view: React.ReactNode) => show(<main>{view}</main>);
const tagsIn = () => Array.from(main().children, ({ tagName }) => tagName.toLowerCase());

describe('words in another language', () => {
  const marked = () =>
    Array.from(main().querySelectorAll<HTMLElement>('[lang]'), (one) => [
      one.lang,
      one.textContent,
    ]);

  it.each([
    ['en', 'रक्त', [['hi', 'रक्त']]],
    ['en', 'TSH', []],
    ['hi', 'TSH 3', [['en', 'TSH 3']]],
  ] as const)('are marked where they are others’: in %s %s', async (language, text, marks) => {
    if (language === 'hi') setLanguage('hi', hindi);
    await inMain(<InOwnLanguage text={text} />);
    expect([main().textContent, marked()]).toEqual([text, marks]);
  });

  it.each([
    ['रक्त waits for you', 'रक्त', 1],
    ['For रक्त', 'रक्त', 1],
    ['No name here', 'TSH', 0],
    ['A test: A', 'A', 0],
    ['A test', '', 0],
  ])('%s, of %s, loses no word', async (text, name, times) => {
    await inMain(<WithName text={text} name={name} />);
    expect(main().textContent).toBe(text);
    expect(marked()).toEqual(times === 1 ? [['hi', name]] : []);
  });

  it('are chosen by their own name', async () => {
    await show(<LanguageSwitch />);
    const button = screen.getByRole('button', { name: 'हिन्दी' });
    expect(button.lang).toBe('hi');
    vi.stubGlobal('location', { protocol: 'http:', reload: vi.fn<() => void>() });
    fireEvent.click(button);
    expect(document.cookie).toContain('assay_lang=hi');
    expect(location.reload).toHaveBeenCalledOnce();
    cleanup();
    setLanguage('hi', hindi);
    await show(<LanguageSwitch isShort />);
    expect(screen.getByRole('button', { name: 'English' }).textContent).toBe('English');
  });
});

describe('a text of blocks', () => {
  it('has each as what it is', async () => {
    await inMain(
      <TextBlocks
        blocks={[
          { kind: 'HEADING', lines: ['One'] },
          { kind: 'SUBHEADING', lines: ['Two'] },
          { kind: 'PARAGRAPH', lines: ['Three'] },
          { kind: 'LIST', lines: ['a', 'b'] },
          { kind: 'STEPS', lines: ['c', 'रक्त'] },
          { kind: 'PARAGRAPH', lines: [] },
        ]}
      />,
    );
    const parts = Array.from(main().firstElementChild!.children, (part) => [
      part.tagName.toLowerCase(),
      part.textContent,
      part.getAttribute('lang'),
    ]);
    expect(parts).toEqual([
      ['h2', 'One', null],
      ['h3', 'Two', null],
      ['p', 'Three', null],
      ['ul', 'ab', null],
      ['ol', 'cरक्त', 'hi'],
      ['p', '', null],
    ]);
  });
});

describe('pictures', () => {
  const picture = () => main().querySelector('use, img')!;
  it.each([
    ['icon:liver', /#liver$/],
    ['icon:nowhere', /#test-tubes$/],
    [null, /#test-tubes$/],
    ['/uploads/t1.webp', /^\/uploads\/t1\.webp$/],
  ])('of a test, %s', async (icon, wanted) => {
    await inMain(<TestIcon icon={icon} />);
    expect(picture().getAttribute('href') ?? picture().getAttribute('src')).toMatch(wanted);
  });

  it.each([
    ['Kaveri Precision Labs', null, 'KP'],
    ['udaya', null, 'U'],
  ])('of the lab %s with %s are its initials', async (name, image, letters) => {
    await inMain(<LabMark name={name} image={image} />);
    expect(main().textContent).toBe(letters);
  });

  it('that were uploaded are shown', async () => {
    await inMain(<LabMark name="A" image="/l1.webp" />);
    expect(picture().getAttribute('src')).toBe('/l1.webp');
  });

  it.each([
    ['Asha  Menon Nair', 'AM'],
    [' asha ', 'A'],
  ])('of the person %o are the initials %s', async (name, letters) => {
    await inMain(<Initials name={name} />);
    expect(main().textContent).toBe(letters);
  });
});

describe('lists and states', () => {
  it('a list with nothing in it is none', async () => {
    await inMain(<List label="Things">{[]}</List>);
    expect(tagsIn()).toEqual([]);
    cleanup();
    await inMain(<List label="Things">{[<li key="1">One</li>]}</List>);
    expect(screen.getByRole('list', { name: 'Things' }).childElementCount).toBe(1);
  });
});

it('a sentence with a name is one element: a flex box would drop the spaces round the name', async () => {
  await inMain(<WithName text="TSH for Leela Menon" name="Leela Menon" />);
  expect(tagsIn()).toEqual(['span']);
  expect(main().textContent).toBe('TSH for Leela Menon');
});
