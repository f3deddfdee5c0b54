import type { ComponentProps } from 'react';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import { css, cx } from '../../generated/panda/css/index.js';
import { input } from '../../generated/panda/recipes/index.js';
import { FieldErrorText, useFieldError } from '../../ui/formMessage.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'onChange'> {
  /** Its row, counted from 1. */
  number: number;
  /** The heading of its column. */
  label: string;
  /** The service's name for the field in its errors. */
  field?: string;
  onValue: (value: string) => void;
}

/** A field in the table of a week, named by its row and column. */
export function HoursField({ number, label, field, onValue, className, ...props }: Props) {
  const error = useFieldError(field);
  return (
    <>
      <span data-label aria-hidden>
        {label}
      </span>
      <input
        {...error.attributes}
        {...props}
        aria-label={copy.hoursField(number, label)}
        onChange={(event) => onValue(event.target.value)}
        className={cx(input({ size: 'lg' }), look, className)}
      />
      <FieldErrorText error={error} />
    </>
  );
}

const look = css({
  bg: 'bg.panel',
  fontSize: 'md',
  px: { base: '1', lg: '2' },
  fontVariantNumeric: 'tabular-nums',
  _focusVisible: { borderColor: 'brand.focusRing', outlineColor: 'brand.focusRing' },
});
