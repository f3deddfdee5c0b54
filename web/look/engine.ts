import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import type { SystemStyleObject } from '@chakra-ui/react';
import { inputRecipe } from '@chakra-ui/react/theme';
import { system } from '../app/theme/system.ts';
import type { Kind } from './kinds.ts';
import type { Look } from './styles.ts';

type Style = Record<string, unknown>;
const cache = createCache({ key: 'look' });

/** Style properties, over those of the `css` property. */
function plain({ css, ...style }: Style): Style[] {
  const unknown = Object.keys(style).filter((property) => !system.isValidProperty(property));
  // oxlint-disable-next-line no-console -- said to whoever writes the view; a browser test that hears it fails
  if (unknown.length > 0)
    console.error(`Neither an attribute (web/look/attributes.ts) nor style: ${unknown.join(', ')}`);
  return [(css as Style) ?? {}, style];
}

/** A recipe with the variants that a style names, and the rest of the style over it. */
const withRecipe =
  (recipe: ReturnType<typeof system.getRecipeFn>) =>
  (style: Style): Style[] => {
    const variants = Object.fromEntries(
      Object.entries(style).filter(([name]) => recipe.variantKeys.includes(name)),
    );
    const rest = Object.fromEntries(
      Object.entries(style).filter(([name]) => !recipe.variantKeys.includes(name)),
    );
    return [recipe(variants), ...plain(rest)];
  };
const button = withRecipe(system.getRecipeFn('button'));
const center = withRecipe(
  system.cva({ base: { display: 'flex', alignItems: 'center', justifyContent: 'center' } }),
);

/** The same at each width. */
const each = (value: unknown, change: (value: unknown) => unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([at, inner]) => [at, each(inner, change)]))
    : change(value);

/** The styles of an element in their order, as Chakra's component of that name has them. */
const kinds: Record<Kind, (style: Style) => Style[]> = {
  box: plain,
  button,
  center,
  heading: withRecipe(system.getRecipeFn('heading')),
  iconButton: (style) => button({ px: '0', py: '0', _icon: { fontSize: '1.2em' }, ...style }),
  input: withRecipe(system.cva(inputRecipe)),
  link: withRecipe(system.getRecipeFn('link')),
  simpleGrid: ({ columns, ...style }) => [
    {
      display: 'grid',
      gridTemplateColumns: each(columns, (count) => `repeat(${String(count)}, minmax(0, 1fr))`),
    },
    ...plain(style),
  ],
  skeleton: withRecipe(system.getRecipeFn('skeleton')),
  spinner: withRecipe(system.getRecipeFn('spinner')),
  stack: ({ direction = 'column', align, justify, gap = '0.5rem', wrap, ...style }) =>
    plain({
      display: 'flex',
      alignItems: align,
      justifyContent: justify,
      flexDirection: direction,
      flexWrap: wrap,
      gap,
      ...style,
    }),
};

/** The rules of a look, by Chakra's system. In a browser they are put into the page; the server gets them as text. */
export function rulesOf({ name, kind, style }: Look): string {
  const css = system.css(...(kinds[kind](style) as SystemStyleObject[]));
  return insert(`.${name}`, name, css);
}

/** The styles for all of the page: reset, tokens, what is global. In a browser they are put into the page. */
export const globalRules = () =>
  insert('', 'layers', system.layers.atRule) + insert('', 'globals', system._global);

// By our name: emotion keeps on the server what it made under a name.
function insert(selector: string, name: string, styles: unknown): string {
  return (
    (cache.insert(
      selector,
      { ...serializeStyles([styles as string]), name },
      cache.sheet,
      false,
    ) as string | undefined) ?? ''
  );
}
