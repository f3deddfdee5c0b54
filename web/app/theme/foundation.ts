import { defaultBaseConfig, defineConfig, mergeConfigs } from '@chakra-ui/react';
import {
  buttonRecipe,
  headingRecipe,
  inputRecipe,
  linkRecipe,
  skeletonRecipe,
  spinnerRecipe,
} from '@chakra-ui/react/theme';
import { colors, semanticColors, shadows } from './colors.ts';
import { keyframes } from './motion.ts';
import { layerStyles, textStyles, tokens } from './tokens.ts';

const nothing = 'var(--chakra-empty, )';

/**
 * The look, with the recipes of what is on the pages that open first and no others. A component whose recipe is missing renders bare
 * and says nothing: `tests/web/recipes.test.ts` holds the lists against the imports.
 */
export const foundation = mergeConfigs(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'chakra',
    cssVarsRoot: ':where(html)',
    // As the device says, without a script: the first paint has the right colours.
    conditions: {
      light: '@media (prefers-color-scheme: light)',
      dark: '@media (prefers-color-scheme: dark)',
    },
    globalCss: {
      '*': {
        '--blur': nothing,
        '--backdrop-blur': nothing,
        '--global-font-body': 'fonts.body',
        '--global-font-mono': 'fonts.mono',
        '--global-color-border': 'colors.border',
      },
      // What is focused or scrolled to must not end up behind the bars.
      html: {
        color: 'fg',
        lineHeight: '1.5',
        colorPalette: 'gray',
        colorScheme: 'light dark',
        scrollPaddingTop: '80px',
        scrollPaddingBottom: '104px',
      },
      'html, body': { bg: 'bg.page', color: 'fg', minHeight: '100dvh' },
      // The real radio or checkbox covers its whole label: a finger, a screen reader's touch and a test all meet the control itself.
      'label:has(> input[type=radio]), label:has(> input[type=checkbox])': { position: 'relative' },
      'label > input[type=radio], label > input[type=checkbox]': {
        inset: '0 !important',
        width: '100% !important',
        height: '100% !important',
        margin: '0 !important',
        clip: 'auto !important',
        opacity: 0,
        zIndex: 1,
        cursor: 'pointer',
      },
      '*::placeholder': { color: 'fg.subtle' },
      '*::selection': { bg: 'brand.muted' },
      '*, *::before, *::after': {
        _motionReduce: { animation: 'none !important', transitionDuration: '0.01ms !important' },
      },
    },
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
      keyframes: {
        ...keyframes,
        spin: { '0%': { transform: 'rotate(0deg)' }, '100%': { transform: 'rotate(360deg)' } },
        pulse: { '50%': { opacity: '0.5' } },
      },
      tokens: { ...tokens, colors },
      semanticTokens: {
        colors: semanticColors,
        shadows,
        radii: {
          l1: { value: '{radii.sm}' },
          l2: { value: '{radii.lg}' },
          l3: { value: '{radii.xl}' },
        },
      },
      textStyles,
      layerStyles,
      recipes: {
        button: buttonRecipe,
        heading: headingRecipe,
        input: inputRecipe,
        link: linkRecipe,
        skeleton: skeletonRecipe,
        spinner: spinnerRecipe,
      },
    },
  }),
);
