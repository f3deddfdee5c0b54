import * as chakra from '@chakra-ui/react';
import { inputRecipe } from '@chakra-ui/react/theme';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { system } from '../../web/app/theme/system.ts';
import * as ours from '../../web/look/elements.tsx';
import { rulesOf } from '../../web/look/engine.ts';
import { collectLooks } from '../../web/look/styles.ts';

type Props = Record<string, unknown>;
/** Each element, and Chakra's component that it stands for. */
const pairs = {
  Box: [ours.Box, chakra.Box],
  Text: [ours.Text, chakra.Text],
  Center: [ours.Center, chakra.Center],
  Heading: [ours.Heading, chakra.Heading],
  Link: [ours.Link, chakra.Link],
  SimpleGrid: [ours.SimpleGrid, chakra.SimpleGrid],
  Skeleton: [ours.Skeleton, chakra.Skeleton],
  Spinner: [ours.Spinner, chakra.Spinner],
  Stack: [ours.Stack, chakra.Stack],
  Button: [ours.Button, chakra.Button],
  IconButton: [ours.IconButton, chakra.IconButton],
  TextInput: [ours.TextInput, chakra.chakra('input', inputRecipe)],
};
const anonymous = (text: string) => text.replaceAll(/\b(?:l|css)-\w+/g, '#');

/** The element and its rules, whatever its class is called. */
function withOurs(element: ReactNode): [string, string] {
  const { shown, rules } = collectLooks(rulesOf, () => renderToStaticMarkup(element));
  return [anonymous(shown), anonymous(rules)];
}
function withChakra(element: ReactNode): [string, string] {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const shown = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <chakra.ChakraProvider value={system}>{element}</chakra.ChakraProvider>
    </CacheProvider>,
  );
  const rules = Object.keys(cache.registered)
    .map((name) => cache.inserted[name.replace('css-', '')])
    .join('');
  return [anonymous(shown.replaceAll(/chakra-\w+ /g, '')), anonymous(rules)];
}

describe('an element of the first look', () => {
  it.each<[name: keyof typeof pairs, props: Props]>([
    [
      'Box',
      {
        p: '4',
        bg: { base: 'bg.panel', md: 'bg.muted' },
        _hover: { color: 'brand.fg' },
        css: { '& > a': { mt: '2' } },
        id: 'one',
        'aria-label': 'Box',
      },
    ],
    ['Box', { as: 'section', hideBelow: 'md', srOnly: true }],
    ['Text', { fontSize: 'sm', truncate: true, as: 'span' }],
    ['Center', { boxSize: '8', bg: 'brand.subtle' }],
    ['Heading', { as: 'h1', size: 'lg' }],
    ['Heading', { fontSize: { base: '2xl', md: '3xl' } }],
    ['Link', { href: '#main', color: 'brand.fg' }],
    ['SimpleGrid', { columns: 3, gap: '3' }],
    ['SimpleGrid', { columns: { base: 1, md: 4 }, css: { mt: '3' } }],
    ['Skeleton', { height: '4', borderRadius: 'card' }],
    ['Spinner', { size: 'xl', borderWidth: '4px' }],
    ['Stack', {}],
    [
      'Stack',
      {
        direction: { base: 'column', md: 'row' },
        align: 'center',
        justify: 'end',
        gap: '0',
        wrap: 'wrap',
        as: 'ol',
      },
    ],
    ['Button', {}],
    ['Button', { type: 'submit', size: 'lg', colorPalette: 'accent', width: 'full' }],
    ['Button', { variant: 'outline', minH: '11', disabled: true }],
    ['IconButton', { 'aria-label': 'Open', size: 'xl', variant: 'ghost' }],
    [
      'TextInput',
      {
        name: 'email',
        type: 'email',
        size: 'lg',
        autoComplete: 'username',
        placeholder: 'E-mail',
        _focusVisible: { borderColor: 'brand.focusRing' },
      },
    ],
  ])('%s is as Chakra has it: %o', (name, props) => {
    const [Ours, Chakra] = pairs[name] as [ComponentType<Props>, ComponentType<Props>];
    const children = name === 'TextInput' ? {} : { children: 'Words' };
    const attributes = (markup: string) => markup.replaceAll(/[<>]/g, ' ').split(' ').toSorted();
    const [shown, rules] = withOurs(<Ours {...props} {...children} />);
    const [expected, expectedRules] = withChakra(<Chakra {...props} {...children} />);
    expect(rules).toBe(expectedRules);
    expect(rules).toContain('{');
    expect(attributes(shown)).toEqual(attributes(expected));
  });

  it('hands its look to its child, which keeps what is its own', () => {
    const press = vi.fn<() => void>();
    expect(
      withOurs(
        <ours.Button asChild size="lg" title="Go">
          <a href="/home" title="Home" className="own" onClick={press}>
            Home
          </a>
        </ours.Button>,
      )[0],
    ).toBe('<a href="/home" title="Home" class="# own">Home</a>');
  });

  it('shows that it waits, and cannot be pressed meanwhile', () => {
    const [shown] = withOurs(<ours.Button loading>Log in</ours.Button>);
    expect(shown).toContain('disabled=""');
    expect(shown).toMatch(/<span class="#"><\/span>Log in/);
  });

  it('has the same class for the same look, and the rules of it once', () => {
    const { shown, rules } = collectLooks(rulesOf, () =>
      renderToStaticMarkup(
        <>
          <ours.Box p="4" />
          <ours.Box p="4" id="second" />
          <ours.Box p="5" />
        </>,
      ),
    );
    const [first, second, third] = [...shown.matchAll(/l-\w+/g)].map(([name]) => name);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(rules.split(first!)).toHaveLength(2);
  });

  it('says when a property is neither an attribute that is known nor style', () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    withOurs(<ours.Box {...{ frobnicate: 'yes' }} />);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('frobnicate'));
    said.mockRestore();
  });
});
