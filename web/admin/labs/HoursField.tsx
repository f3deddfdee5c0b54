import type { ComponentProps } from 'react';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import { css, cx } from '../../generated/panda/css/index.js';
import { input } from '../../generated/panda/recipes/index.js';

interface Props extends Omit<ComponentProps<'input'>, 'onChange'> {
  /** Which row it stands in, from 1 on. */
  number: number;
  /** Its column. */
  label: string;
  onValue: (value: string) => void;
}

/** A field of the table of a week, named by its row and column. */
export function HoursField({ number, label, onValue, className, ...props }: Props) {
  return (
    <>
      <span data-label aria-hidden>
        {label}
      </span>
      <input
        {...props}
        aria-label={copy.hoursField(number, label)}
        onChange={(event) => onValue(event.target.value)}
        className={cx(input({ size: 'lg' }), field, className)}
      />
    </>
  );
}

const field = css({
  bg: 'bg.panel',
  fontSize: 'md',
  px: { base: '1', lg: '2' },
  fontVariantNumeric: 'tabular-nums',
  _focusVisible: { borderColor: 'brand.focusRing', outlineColor: 'brand.focusRing' },
});
