/** The focus ring, visible from an arm's length (PD-75). */
const ring = { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' };

export const globalCss = {
  html: {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
    color: 'fg',
    lineHeight: '1.5',
    colorPalette: 'gray',
    colorScheme: 'light dark',
    // Around inputs too, where Chakra has 1 px (WCAG 2.4.13).
    '--focus-ring-width': '2px',
    // Focused or scrolled-to elements must not end up behind the bars.
    scrollPaddingTop: { base: '80px', _short: '0px' },
    scrollPaddingBottom: 'calc(var(--page-end) + var(--form-end) + 16px)',
    // Set by web/app/measureBottom.ts once it has measured; until then these are typical heights.
    '--bottom-bar': '0px',
    '--floating': '0px',
    '--form-end': '0px',
    '--floating-space': { base: 'calc(var(--floating) + 32px)', xl: '0px' },
    '--page-end': 'calc(var(--bottom-bar) + var(--floating-space))',
  },
  'html:has([data-bottom-bar])': { '--bottom-bar': { base: '61px', md: '0px', _short: '0px' } },
  // A page's own bar is shown at every width.
  'html:has(main [data-bottom-bar])': { '--bottom-bar': { base: '69px', _short: '0px' } },
  // On desktop this bar is a card beside the text.
  'html:has(main [data-bottom-bar=narrow])': { lg: { '--bottom-bar': '0px' } },
  'html:has([data-floating])': { '--floating': '48px' },
  'html:has([data-floating=wide])': { '--floating': { base: '0px', md: '48px' } },
  // The same as in Chakra's reset.
  body: { textRendering: 'optimizeLegibility', overflowWrap: 'anywhere', pb: 'var(--page-end)' },
  'h1, h2, h3, h4, h5, h6': { textWrap: 'wrap' },
  // A name without spaces must not make the page wider than the screen.
  'h1, h2, h3, h4, h5, h6, p': { overflowWrap: 'anywhere' },
  'html, body': { bg: 'bg.page', color: 'fg', minHeight: '100dvh' },
  // The native radio or checkbox covers its whole label, so that a finger, a screen reader's touch
  // and a test all hit the control itself.
  'label:has(> input[type=radio]), label:has(> input[type=checkbox])': { position: 'relative' },
  'label > input[type=radio], label > input[type=checkbox]': {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    margin: '0',
    opacity: 0,
    zIndex: 1,
    cursor: 'pointer',
  },
  ':focus-visible': ring,
  // The control itself is invisible, so its label has the focus ring.
  'label:has(> input:is([type=radio], [type=checkbox], [type=file]):focus-visible)': {
    ...ring,
    outline: '2px solid !important',
    outlineColor: 'brand.focusRing !important',
  },
  // A chosen card or pill is marked by colours only, which forced colours drop.
  'label[data-part=item][data-state=checked]': {
    _forced: {
      _after: {
        content: '""',
        position: 'absolute',
        inset: '0',
        border: '3px solid Highlight',
        borderRadius: 'inherit',
        pointerEvents: 'none',
      },
    },
  },
  '[data-state=checked] .dot': { _forced: { background: 'Highlight !important' } },
  // Forced colours drop what sets a layer off from the page: its background and its shadow.
  'dialog, [role=dialog], [role=alertdialog], [popover]': { _forced: { border: '2px solid' } },
  // Its default minimum is the width of its widest word or field.
  fieldset: { minW: '0' },
  'nav [aria-current=page]': { _forced: { textDecoration: 'underline' } },
  // Presses during a transition go to the new step.
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-old(root), ::view-transition-new(root)': { animationDuration: '180ms' },
  // In print, only the page's content is shown; what folds has its heading in a button.
  '@media print': {
    'header[data-session], header[data-admin], [data-side-bar], [data-bottom-bar], [data-floating], [data-toasts], .button:not([aria-expanded])':
      {
        display: 'none !important',
      },
    body: { pb: '0' },
  },
  '*::placeholder': { color: 'fg.subtle' },
  '*::selection': { bg: 'brand.muted' },
  '*, *::before, *::after': {
    _motionReduce: { animation: 'none !important', transitionDuration: '0.01ms !important' },
  },
};
