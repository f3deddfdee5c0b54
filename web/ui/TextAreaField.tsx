import { useId } from 'react';
import type { ComponentProps } from 'react';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { textarea } from '../generated/panda/recipes/index.js';
import { FieldErrorText, useFieldError } from './formMessage.tsx';

type Props = ComponentProps<'textarea'> & { label: string };

/** A field of several lines with its label above. */
export function TextAreaField({ label, ...props }: Props) {
  const id = useId();
  const error = useFieldError(props.name);
  return (
    <div className={stack({ gap: '1.5', w: 'full' })}>
      <label htmlFor={id} className={css({ fontWeight: 'semibold', fontSize: 'sm' })}>
        {label}
      </label>
      <textarea
        id={id}
        rows={4}
        {...error.attributes}
        {...props}
        className={cx(textarea(), css({ bg: 'bg.panel' }))}
      />
      <FieldErrorText error={error} />
    </div>
  );
}
