import type { ComponentProps } from 'react';
import { testCopy as copy } from '../copy/home.ts';
import { css } from '../generated/panda/css/index.js';
import { Button } from '../ui/Button.tsx';

const bar = css({
  position: { base: 'fixed', _short: 'static', lg: 'sticky' },
  insetInline: { base: '0', lg: 'auto' },
  bottom: { base: '0', lg: 'auto' },
  top: { lg: '20' },
  zIndex: { base: 'docked', lg: 'auto' },
  gridColumn: { lg: '2' },
  gridRow: { lg: '3' },
  bg: 'bg.panel',
  borderTopWidth: '1px',
  px: '4',
  py: '3',
  pb: 'calc(env(safe-area-inset-bottom) + 12px)',
  lg: { borderWidth: '1px', borderRadius: 'card', boxShadow: 'card', p: '5' },
});
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  flexDirection: { lg: 'column-reverse' },
  justifyContent: 'space-between',
  gap: '3',
  maxW: 'content',
  mx: 'auto',
});

interface Props {
  onCancel: () => void;
  /** The handlers of the button that leads to the first step. */
  add: Pick<ComponentProps<typeof Button>, 'onClick'>;
}

/**
 * Books the test: a bar at the bottom on a phone, a sticky card beside the text on desktop. It is
 * one element, so that there is only one button at any width.
 */
export function BookingCard({ onCancel, add }: Props) {
  return (
    <div data-bottom-bar="narrow" className={bar}>
      <div className={buttons}>
        <Button size="lg" variant="outline" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button size="lg" {...add} className={css({ colorPalette: 'accent' })}>
          {copy.add}
        </Button>
      </div>
    </div>
  );
}
