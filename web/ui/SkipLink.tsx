import { shellCopy } from '../copy/shell.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { link } from '../generated/panda/recipes/index.js';

/** The first link of a page, which is seen while it has the focus, leads to its content. */
export const SkipLink = () => (
  <a
    href="#main"
    className={cx(
      link(),
      css({
        position: 'absolute',
        top: '-100px',
        _focus: {
          top: '2',
          insetStart: '2',
          zIndex: 'skipNav',
          bg: 'bg.panel',
          p: '3',
          borderRadius: 'lg',
        },
      }),
    )}
  >
    {shellCopy.skip}
  </a>
);
