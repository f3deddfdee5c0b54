import { colors, semanticColors, shadows } from './colors.ts';
import { keyframes } from './motion.ts';
import { layerStyles, textStyles, tokens } from './tokens.ts';

/**
 * Light or dark by the device's setting, without a script, so that the first paint has the right
 * colours.
 */
export const conditions = {
  light: '@media (prefers-color-scheme: light)',
  dark: '@media (prefers-color-scheme: dark)',
  /** The system's few colours replace the page's: anything shown only by colour needs a border. */
  forced: '@media (forced-colors: active)',
  /**
   * Low viewports relative to the text size, by zoom or font size: sticky bars would leave too
   * little to read.
   */
  short: '@media (max-height: 35.25rem)',
  /** Narrow viewports relative to the text size: single lines wrap into two. */
  tight: '@media (max-width: 19rem)',
};

/** The prefix of every CSS variable: Panda writes them, and Chakra's components read them. */
export const cssVariablePrefix = 'chakra';

/**
 * The common source of Panda's (web/panda.config.ts) and Chakra's (ChakraTheme.tsx) themes. Chakra
 * reads all tokens and keyframes at run time, so unused ones must not be left out.
 */
export const theme = {
  breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
  keyframes,
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
};
