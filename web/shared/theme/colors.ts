const values = (scale: Record<number, string>) =>
  Object.fromEntries(Object.entries(scale).map(([step, value]) => [step, { value }]));
const both = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** One brand hue, one warm accent, and greys with a slight tint of the brand. */
export const colors = {
  white: { value: '#ffffff' },
  black: { value: '#000000' },
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  brand: values({
    50: '#edf7f7',
    100: '#d5ecec',
    200: '#aed9da',
    300: '#7fc3c5',
    400: '#4aa7ab',
    500: '#238a90',
    600: '#17767c',
    700: '#0f6066',
    800: '#0d4b50',
    900: '#0b3a3e',
    950: '#072427',
  }),
  accent: values({
    50: '#fff5eb',
    100: '#ffe7d0',
    200: '#ffcfa3',
    300: '#ffb06b',
    400: '#f98f3a',
    500: '#e87219',
    600: '#c2560c',
    700: '#9c430b',
    800: '#7c380f',
    900: '#663010',
    950: '#381605',
  }),
  blackAlpha: { 500: { value: 'rgb(4 20 22 / 48%)' } },
};

/** The semantic palette of a hue that has all steps. */
const hue = (name: string, subtleDark: string) => {
  const at = (step: number) => `{colors.${name}.${step}}`;
  const solid = name === 'brand' ? 700 : 600;
  return {
    solid: both(at(solid), at(400)),
    contrast: both('white', at(950)),
    fg: both(at(700), at(300)),
    muted: both(at(100), at(900)),
    subtle: both(at(50), subtleDark),
    emphasized: both(at(200), at(800)),
    focusRing: both(at(600), at(300)),
    border: both(at(200), at(800)),
  };
};
/** A palette that is only needed for badges, toasts and dangerous buttons. */
const signal = (light: string, dark: string, tint: string, shade: string) => ({
  solid: both(light, light),
  contrast: both('white', 'white'),
  fg: both(light, dark),
  muted: both(tint, shade),
  subtle: both(tint, shade),
  emphasized: both(tint, shade),
  focusRing: both(light, dark),
  border: both(tint, shade),
});

/** Semantic colours, light and dark; views use only these. */
export const semanticColors = {
  brand: hue('brand', '#10282b'),
  accent: hue('accent', '#2b1c10'),
  gray: {
    solid: both('#12292b', '#e6f0f0'),
    contrast: both('white', '#0b1718'),
    fg: both('#29403f', '#c9dada'),
    muted: both('#d8e4e4', '#29403f'),
    subtle: both('#e9f1f1', '#1b2d2e'),
    emphasized: both('#c3d3d3', '#3a5352'),
    focusRing: both('{colors.brand.600}', '{colors.brand.300}'),
    border: both('#c3d3d3', '#3a5352'),
  },
  red: signal('#b42318', '#f97066', '#fee4e2', '#4a1510'),
  green: signal('#17704a', '#5fd0a0', '#d6f2e5', '#0f3a29'),
  orange: signal('#9c430b', '#ffb06b', '#ffe7d0', '#3d210c'),
  bg: {
    DEFAULT: both('white', '#12201f'),
    page: both('#f5f9f9', '#0b1718'),
    subtle: both('#f5f9f9', '#0b1718'),
    muted: both('#e9f1f1', '#1b2d2e'),
    emphasized: both('#d8e4e4', '#29403f'),
    panel: both('white', '#142324'),
    inverted: both('#12292b', '#e6f0f0'),
    error: both('#fee4e2', '#4a1510'),
  },
  fg: {
    DEFAULT: both('#12292b', '#e6f0f0'),
    muted: both('#4a6365', '#9db5b6'),
    subtle: both('#5d7577', '#8aa3a4'),
    inverted: both('white', '#0b1718'),
    error: both('#b42318', '#f97066'),
  },
  border: {
    DEFAULT: both('#d8e4e4', '#29403f'),
    muted: both('#e5eeee', '#20302f'),
    subtle: both('#eef4f4', '#1a2928'),
    // The border of inputs and checkboxes: 3:1 against every background they are used on.
    emphasized: both('#738e90', '#648081'),
    inverted: both('#12292b', '#e6f0f0'),
    error: both('#b42318', '#f97066'),
  },
};

export const shadows = {
  card: both(
    '0 1px 2px rgb(11 58 62 / 6%), 0 6px 20px rgb(11 58 62 / 5%)',
    '0 1px 2px rgb(0 0 0 / 40%)',
  ),
  sm: both('0 2px 6px rgb(11 58 62 / 10%)', '0 2px 6px rgb(0 0 0 / 50%)'),
  md: both('0 4px 12px rgb(11 58 62 / 12%)', '0 4px 12px rgb(0 0 0 / 55%)'),
  lg: both('0 12px 32px rgb(11 58 62 / 16%)', '0 12px 32px rgb(0 0 0 / 60%)'),
  xl: both('0 18px 44px rgb(11 58 62 / 18%)', '0 18px 44px rgb(0 0 0 / 64%)'),
};
