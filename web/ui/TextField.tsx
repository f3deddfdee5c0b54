import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { input } from '../generated/panda/recipes/index.js';

type Props = ComponentProps<'input'> & { label: string; hint?: ReactNode };

/** A field with its label above, and a hint below that is read out with it. */
export function TextField({ label, hint, className, ...props }: Props) {
  const id = useId();
  return (
    <div className={stack({ gap: '1.5', w: 'full' })}>
      <label htmlFor={id} className={css({ fontWeight: 'semibold', fontSize: 'sm' })}>
        {label}
      </label>
      <input
        id={id}
        {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
        {...props}
        className={cx(
          input({ size: 'lg' }),
          css({
            bg: 'bg.panel',
            borderColor: 'border',
            fontSize: 'md',
            _focusVisible: { borderColor: 'brand.focusRing', outlineColor: 'brand.focusRing' },
          }),
          className,
        )}
      />
      {hint ? (
        <p id={`${id}-hint`} className={css({ fontSize: 'xs', color: 'fg.muted' })}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
