import { colors, semanticColors, shadows } from './colors.ts';
import { keyframes } from './motion.ts';
import { layerStyles, textStyles, tokens } from './tokens.ts';

/** Light or dark as the device is set, without a script: the first paint has the right colours. */
export const conditions = {
  light: '@media (prefers-color-scheme: light)',
  dark: '@media (prefers-color-scheme: dark)',
  /** The system's few colours instead of the page's: what only a colour says has to be drawn. */
  forced: '@media (forced-colors: active)',
  /** Little height for the size of the letters, by zoom or by the browser's font size: bars that stay would leave too little to read. */
  short: '@media (max-height: 35.25rem)',
  /** Little width for the size of the letters: what else stands in one line goes on in a second. */
  tight: '@media (max-width: 19rem)',
};

/** Prefix of every CSS variable: Panda writes them, Chakra's components read them. */
export const cssVariablePrefix = 'chakra';

/**
 * What Panda (web/panda.config.ts) and Chakra (ChakraTheme.tsx) are both made from. Chakra reads
 * all tokens and keyframes at run time, so none may be left out because no page names it.
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
