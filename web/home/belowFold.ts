import { css } from '../generated/panda/css/index.js';

/**
 * A section that the browser lays out only when it comes near the viewport. Anything drawn outside
 * its box would be clipped, so it leaves room for the shadows of its cards.
 */
export const belowFold = css({
  contentVisibility: 'auto',
  mx: { base: '-4', md: '-6' },
  px: { base: '4', md: '6' },
  my: '-6',
  py: '6',
});
