import { css } from '../generated/panda/css/index.js';

/**
 * A section that is laid out when it comes near. What it draws outside of itself would be cut off,
 * so the shadows of its cards have room in it.
 */
export const belowFold = css({
  contentVisibility: 'auto',
  mx: { base: '-4', md: '-6' },
  px: { base: '4', md: '6' },
  my: '-6',
  py: '6',
});
