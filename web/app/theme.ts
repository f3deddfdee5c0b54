import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react';

const teal = {
  50: '#edf7f7', 100: '#d5ecec', 200: '#aed9da', 300: '#7fc3c5', 400: '#4aa7ab', 500: '#238a90', 600: '#17767c', 700: '#0f6066', 800: '#0d4b50', 900: '#0b3a3e', 950: '#072427',
};
const amber = {
  50: '#fff5eb', 100: '#ffe7d0', 200: '#ffcfa3', 300: '#ffb06b', 400: '#f98f3a', 500: '#e87219', 600: '#c2560c', 700: '#9c430b', 800: '#7c380f', 900: '#663010', 950: '#381605',
};
const values = (scale: Record<number, string>) => Object.fromEntries(Object.entries(scale).map(([step, value]) => [step, { value }]));
const both = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/** Widths that the specification gives, in pixels (specification 9). */
export const panelWidth = '430px';
/** The widest the content gets, and the funnel's one column. */
export const contentWidth = '1120px';
export const columnWidth = '640px';

/** The look: one brand hue, one warm accent for the primary action, quiet surfaces. Semantic tokens only in views. */
export const system = createSystem(defaultConfig, defineConfig({
  globalCss: {
    // What is focused or scrolled to must not end up behind the bars.
    html: { scrollPaddingTop: '80px', scrollPaddingBottom: '104px' },
    'html, body': { bg: 'bg.page', color: 'fg', minHeight: '100dvh' },
    // The real radio or checkbox covers its whole label: a finger, a screen reader's touch and a test all meet the control itself.
    'label:has(> input[type=radio]), label:has(> input[type=checkbox])': { position: 'relative' },
    'label > input[type=radio], label > input[type=checkbox]': {
      inset: '0 !important', width: '100% !important', height: '100% !important', margin: '0 !important', clip: 'auto !important', opacity: 0, zIndex: 1, cursor: 'pointer',
    },
    '*::selection': { bg: 'brand.muted' },
    '*, *::before, *::after': { _motionReduce: { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' } },
  },
  theme: {
    tokens: {
      fonts: { heading: { value: "'Figtree Variable', system-ui, sans-serif" }, body: { value: "'Figtree Variable', system-ui, sans-serif" } },
      colors: { brand: values(teal), accent: values(amber) },
      radii: { card: { value: '14px' } },
    },
    semanticTokens: {
      colors: {
        brand: {
          solid: both('{colors.brand.700}', '{colors.brand.400}'), contrast: both('white', '{colors.brand.950}'), fg: both('{colors.brand.700}', '{colors.brand.300}'),
          muted: both('{colors.brand.100}', '{colors.brand.900}'), subtle: both('{colors.brand.50}', '#10282b'), emphasized: both('{colors.brand.200}', '{colors.brand.800}'), focusRing: both('{colors.brand.600}', '{colors.brand.300}'),
          border: both('{colors.brand.200}', '{colors.brand.800}'),
        },
        accent: {
          solid: both('{colors.accent.600}', '{colors.accent.400}'), contrast: both('white', '{colors.accent.950}'), fg: both('{colors.accent.700}', '{colors.accent.300}'),
          muted: both('{colors.accent.100}', '{colors.accent.900}'), subtle: both('{colors.accent.50}', '#2b1c10'), emphasized: both('{colors.accent.200}', '{colors.accent.800}'), focusRing: both('{colors.accent.600}', '{colors.accent.300}'),
          border: both('{colors.accent.200}', '{colors.accent.800}'),
        },
        bg: { page: both('#f5f9f9', '#0b1718'), DEFAULT: both('white', '#12201f'), subtle: both('#f5f9f9', '#0b1718'), muted: both('#e9f1f1', '#1b2d2e'), panel: both('white', '#142324') },
        fg: { DEFAULT: both('#12292b', '#e6f0f0'), muted: both('#4a6365', '#9db5b6'), subtle: both('#5d7577', '#8aa3a4') },
        border: { DEFAULT: both('#d8e4e4', '#29403f'), muted: both('#e5eeee', '#20302f'), subtle: both('#eef4f4', '#1a2928') },
      },
      shadows: { card: both('0 1px 2px rgb(11 58 62 / 6%), 0 6px 20px rgb(11 58 62 / 5%)', '0 1px 2px rgb(0 0 0 / 40%)') },
    },
  },
}));
