import chakraPreset from '@chakra-ui/panda-preset';
import { defineConfig } from '@pandacss/dev';
import type { RecipeConfig } from '@pandacss/types';
import { globalCss } from './shared/theme/globalCss.ts';
import { conditions, cssVariablePrefix, theme } from './shared/theme/theme.ts';

const { button, heading, input, link, skeleton, spinner, textarea } = chakraPreset.theme!
  .recipes as Record<string, RecipeConfig>;

/** Inputs need a visible border (WCAG 1.4.11). */
const edged = ({ variants, ...recipe }: RecipeConfig): RecipeConfig => ({
  ...recipe,
  variants: {
    ...variants,
    variant: {
      ...variants!.variant,
      outline: { ...variants!.variant!.outline, borderColor: 'border.emphasized' },
    },
  },
});

/**
 * The product's styles as one static style sheet: Chakra's recipes and conditions with our tokens.
 * Variables have Chakra's names, so that its components use them too.
 */
export default defineConfig({
  presets: [
    '@pandacss/preset-base',
    {
      name: 'chakra',
      utilities: chakraPreset.utilities,
      conditions: chakraPreset.conditions,
    },
  ],
  eject: true,
  // Panda's variables for filters and transforms would be set on every element, and nothing here
  // reads them.
  hooks: {
    'preset:resolved': ({ utils, preset, name }) =>
      name === '@pandacss/preset-base' ? utils.omit(preset, ['globalCss']) : preset,
  },
  logLevel: 'warn',
  preflight: true,
  prefix: { cssVar: cssVariablePrefix },
  cssVarRoot: ':where(html)',
  include: ['./**/*.{ts,tsx}'],
  exclude: ['./generated/**', './flows/**'],
  outdir: 'generated/panda',
  outExtension: 'js',
  conditions: {
    extend: {
      ...conditions,
      // Not on touch screens, where the hover style would remain after a tap.
      hover: [
        '@media (hover: hover)',
        '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])',
      ],
      disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    },
  },
  // The same default gap as Chakra's.
  patterns: { extend: { stack: { defaultValues: { direction: 'column', gap: '0.5rem' } } } },
  globalCss,
  theme: {
    ...theme,
    recipes: {
      // The variants are chosen at run time (web/ui/Button.tsx), so all of them are generated.
      button: {
        ...button!,
        // A finger needs 44 px, whatever the text size.
        base: {
          ...button!.base,
          minH: '11',
          // On a phone, a text that is wider than the button's place goes on in a second line.
          smDown: {
            h: 'auto!',
            maxW: 'full',
            py: '1',
            whiteSpace: 'normal!',
            overflowWrap: 'break-word',
          },
          _tight: {
            h: 'auto!',
            flexShrink: '1!',
            whiteSpace: 'normal!',
            overflowWrap: 'break-word',
          },
        },
        staticCss: [
          { size: ['sm', 'md', 'lg', 'xl'] },
          { variant: ['solid', 'outline', 'ghost', 'plain'] },
        ],
      },
      heading: heading!,
      input: edged(input!),
      link: link!,
      skeleton: skeleton!,
      spinner: spinner!,
      textarea: edged(textarea!),
      card: {
        className: 'card',
        base: {
          bg: 'bg.panel',
          borderWidth: '1px',
          borderRadius: 'card',
          boxShadow: 'card',
          p: { base: '4', md: '5' },
        },
      },
    },
  },
});
