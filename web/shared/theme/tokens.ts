const values = <Value>(scale: Record<string, Value>) =>
  Object.fromEntries(Object.entries(scale).map(([name, value]) => [name, { value }]));

// An 8-point grid with half steps: `4` is 1rem.
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40,
  44, 48, 56, 64, 72, 80, 96,
];
const grid = values(Object.fromEntries(steps.map((step) => [String(step), `${step / 4}rem`])));

const text: Record<string, [size: number, line: number]> = {
  '2xs': [0.625, 0.75],
  xs: [0.8125, 1.125],
  sm: [0.875, 1.25],
  md: [1, 1.5],
  lg: [1.125, 1.75],
  xl: [1.25, 1.875],
  '2xl': [1.5, 2],
  '3xl': [1.875, 2.375],
  '4xl': [2.25, 2.75],
  '5xl': [3, 3.75],
};

const family =
  "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Wide', var(--devanagari, system-ui), system-ui, 'Noto Sans Devanagari', 'Nirmala UI', 'Mangal', 'Kohinoor Devanagari', sans-serif";

/**
 * Scales by name; only those that a page or a recipe uses, as each adds a line of CSS to every
 * page.
 */
export const tokens = {
  spacing: grid,
  sizes: {
    ...grid,
    ...values({
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      '4xl': '56rem',
      '6xl': '72rem',
      full: '100%',
      max: 'max-content',
      min: 'min-content',
      fit: 'fit-content',
      dvh: '100dvh',
      '1/2': '50%',
      // The maximum width of a page, the funnel's column, and the panel on the right
      // (docs/product/limits.md).
      content: '1120px',
      column: '640px',
      panel: '430px',
    }),
  },
  fonts: values({ heading: family, body: family, mono: 'ui-monospace, monospace' }),
  fontSizes: values(
    Object.fromEntries(Object.entries(text).map(([name, [size]]) => [name, `${size}rem`])),
  ),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  radii: values({
    none: '0',
    xs: '0.125rem',
    sm: '0.25rem',
    md: '0.375rem',
    lg: '0.5rem',
    xl: '0.75rem',
    '2xl': '1rem',
    full: '9999px',
    card: '14px',
  }),
  gradients: values({
    brand: 'linear-gradient(to right, {colors.brand.800}, {colors.brand.600})',
  }),
  borders: values({ sm: '1px solid', md: '2px solid' }),
  durations: values({
    faster: '100ms',
    fast: '150ms',
    moderate: '200ms',
    slow: '250ms',
    slower: '250ms',
    slowest: '500ms',
  }),
  easings: values({
    'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)',
    'ease-out': 'ease-out',
    'ease-in': 'ease-in',
  }),
  animations: values({
    spin: 'spin 1s linear infinite',
    pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
  }),
  zIndex: values({
    hide: -1,
    base: 0,
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
  }),
  cursor: values({
    button: 'pointer',
    checkbox: 'pointer',
    disabled: 'not-allowed',
    menuitem: 'pointer',
    option: 'pointer',
    radio: 'pointer',
  }),
  blurs: values({ sm: '4px', md: '8px' }),
};

/** Font size and line height together. */
export const textStyles = {
  ...Object.fromEntries(
    Object.entries(text).map(([name, [, line]]) => [
      name,
      { value: { fontSize: name, lineHeight: `${line}rem` } },
    ]),
  ),
  label: { value: { fontSize: 'sm', lineHeight: '1.25rem', fontWeight: 'medium' } },
};

export const layerStyles = { disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } };
