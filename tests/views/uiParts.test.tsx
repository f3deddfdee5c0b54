// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hindi } from '../../web/copy/hi/hi.ts';
import { setLanguage } from '../../web/copy/language.ts';
import { Breadcrumb } from '../../web/ui/Breadcrumb.tsx';
import { EmptyState } from '../../web/ui/EmptyState.tsx';
import { Initials, LabMark, TestIcon } from '../../web/ui/icons.tsx';
import { InOwnLanguage, WithName } from '../../web/ui/InOwnLanguage.tsx';
import { LabTrust } from '../../web/ui/LabTrust.tsx';
import { LanguageSwitch } from '../../web/ui/LanguageSwitch.tsx';
import { List } from '../../web/ui/List.tsx';
import { ErrorState, Loading } from '../../web/ui/states.tsx';
import { Steps } from '../../web/ui/Steps.tsx';
import { TextBlocks } from '../../web/ui/TextBlocks.tsx';
import { show } from './support/show.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setLanguage('en');
});

const main = () => document.querySelector('main')!;
const inMain = (view: React.ReactNode) => show(<main>{view}</main>);
const tagsIn = () => Array.from(main().children, ({ tagName }) => tagName.toLowerCase());

describe('words in another language', () => {
  it('are marked where they are others’, and only there', async () => {
    await inMain(<InOwnLanguage text="रक्त" />);
    expect(main().innerHTML).toBe('<span lang="hi">रक्त</span>');
    cleanup();
    await inMain(<InOwnLanguage text="TSH" />);
    expect(main().innerHTML).toBe('TSH');
    cleanup();
    setLanguage('hi', hindi);
    await inMain(<InOwnLanguage text="TSH 3" />);
    expect(main().innerHTML).toBe('<span lang="en">TSH 3</span>');
  });

  it.each([
    ['रक्त waits for you', 'रक्त', '<span lang="hi">रक्त</span> waits for you'],
    ['For रक्त', 'रक्त', 'For <span lang="hi">रक्त</span>'],
    ['No name here', 'TSH', 'No name here'],
    ['A test: A', 'A', 'A test: A'],
    ['A test', '', 'A test'],
  ])('%s, of %s, loses no word', async (text, name, html) => {
    await inMain(<WithName text={text} name={name} />);
    expect(main().innerHTML).toBe(html);
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

describe('the way here', () => {
  it('leaves out what is not known yet, and ends at the page itself', async () => {
    await show(
      <Breadcrumb
        crumbs={[{ text: 'Home', to: '/home' }, { text: undefined, to: '/x' }, { text: 'Here' }]}
      />,
    );
    expect(screen.getByRole('navigation').textContent).toBe('Home›Here');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/home']);
    expect(document.querySelector('[aria-current=page]')!.textContent).toBe('Here');
  });

  it.each([
    [undefined, 0],
    [vi.fn<(milestone: number) => void>(), 2],
  ])('by milestones can be gone back where that is possible', async (onOpen, buttons) => {
    await show(<Steps current={2} {...(onOpen && { onOpen })} />);
    const found = screen.queryAllByRole('button');
    expect(found).toHaveLength(buttons);
    for (const button of found) fireEvent.click(button);
    expect(onOpen?.mock.calls ?? []).toEqual(buttons === 0 ? [] : [[0], [1]]);
    const bars = document.querySelectorAll<HTMLElement>('[data-bar]');
    expect(Array.from(bars, ({ dataset }) => dataset.bar)).toEqual([
      'reached',
      'reached',
      'reached',
      'ahead',
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
    ['udaya', 'icon:lab-2', 'U'],
  ])('of the lab %s with %s are its initials', async (name, image, letters) => {
    await inMain(<LabMark name={name} image={image} />);
    expect(main().textContent).toBe(letters);
  });

  it('of labs differ by their number, of one without a number by its name', async () => {
    const hue = async (name: string, image: string | null) => {
      await inMain(<LabMark name={name} image={image} />);
      const style = main().querySelector('div')!.style.getPropertyValue('--hue');
      cleanup();
      return style;
    };
    expect(await hue('A', 'icon:lab-1')).toBe('184');
    expect(await hue('A', 'icon:lab-2')).toBe('152');
    expect(await hue('A', 'icon:lab-9')).toBe('184');
    expect(await hue('Abc', null)).toBe('262');
    expect(await hue('', null)).toBe('184');
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

  it('an error says what it knows, and offers what is possible', async () => {
    await show(<ErrorState />);
    const state = () => [
      screen.getByRole('heading').textContent,
      screen.getByRole('alert').querySelectorAll('p').length,
      screen.queryAllByRole('button').length,
    ];
    expect(state()).toEqual(['That did not work', 0, 0]);
    cleanup();
    const retry = vi.fn<() => void>();
    await show(<ErrorState title="Gone" message="No such test" onRetry={retry} />);
    expect(state()).toEqual(['Gone', 1, 1]);
    fireEvent.click(screen.getByText('Retry'));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('nothing there has a title and a text where they are given', async () => {
    await inMain(<EmptyState />);
    expect([main().textContent, main().querySelectorAll('h2, p, svg').length]).toEqual(['', 1]);
    cleanup();
    await inMain(<EmptyState title="None" text="Book one." icon={<b>icon</b>} />);
    expect(main().textContent).toBe('iconNoneBook one.');
  });

  it('what is fetched has three shapes, or as many as are wanted', async () => {
    await show(<Loading />);
    expect(screen.getByRole('status').childElementCount).toBe(4);
    cleanup();
    await show(<Loading rows={5} label="Wait" />);
    expect(screen.getByRole('status', { name: 'Wait' }).childElementCount).toBe(6);
  });

  it('a lab says who examined it, and that it is one of the demo', async () => {
    const accreditation = { body: 'NABL', number: 'MC-1' };
    await inMain(<LabTrust lab={{ accreditation, demo: false }} />);
    expect(main().textContent).toBe('NABL accredited, MC-1');
    cleanup();
    await inMain(<LabTrust lab={{ accreditation: null, demo: true }} />);
    expect(main().textContent).toBe('Demo lab');
  });
});
