import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { input } from '../generated/panda/recipes/index.js';
import { FieldErrorText, useFieldError } from './formMessage.tsx';

type Props = ComponentProps<'input'> & {
  label: string;
  hint?: ReactNode;
  /** The id of a further description of the field. */
  describedBy?: string;
  /** The service's name for the field, if it differs from `name`; its error is shown below. */
  field?: string;
};

/** A field with its label above, and a hint below that is announced with it. */
export function TextField({ label, hint, describedBy, field, className, ...props }: Props) {
  const id = useId();
  const error = useFieldError(field ?? props.name);
  const { 'aria-describedby': wrong, ...invalid } = error.attributes;
  const facts = [hint ? `${id}-hint` : '', wrong, describedBy].filter(Boolean).join(' ');
  return (
    <div className={stack({ gap: '1.5', w: 'full' })}>
      <label htmlFor={id} className={css({ fontWeight: 'semibold', fontSize: 'sm' })}>
        {label}
      </label>
      <input
        id={id}
        {...(facts && { 'aria-describedby': facts })}
        {...invalid}
        {...props}
        className={cx(
          input({ size: 'lg' }),
          css({
            bg: 'bg.panel',
            fontSize: 'md',
            _focusVisible: { borderColor: 'brand.focusRing', outlineColor: 'brand.focusRing' },
          }),
          className,
        )}
      />
      <FieldErrorText error={error} />
      {hint ? (
        <p id={`${id}-hint`} className={css({ fontSize: 'xs', color: 'fg.muted' })}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
