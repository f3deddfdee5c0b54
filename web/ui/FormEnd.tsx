import type { ReactNode } from 'react';
import { css, cx } from '../generated/panda/css/index.js';

/**
 * The message and buttons of a long form. They stay at the end of the screen while the form goes on
 * below it. Place it after the fields, in the same element. Set `stays` to false while it contains
 * more than that, as it would cover the fields.
 */
export function FormEnd({ stays = true, children }: { stays?: boolean; children: ReactNode }) {
  return (
    <div data-form-end className={cx(end, stays && staying)}>
      {children}
    </div>
  );
}

const end = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  px: { base: '4', md: '5' },
  py: '3',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'card',
  boxShadow: 'card',
  // In a card it reaches the card's edges.
  '.card &': {
    mx: { base: '-4', md: '-5' },
    borderInlineWidth: '0',
    borderRadius: '0',
    boxShadow: 'none',
    _last: {
      mb: { base: '-4', md: '-5' },
      borderBottomWidth: '0',
      borderBottomRadius: 'card',
    },
  },
});
const staying = css({
  position: { base: 'sticky', _short: 'static', _print: 'static' },
  bottom: 'var(--bottom-bar)',
  zIndex: 'docked',
});
