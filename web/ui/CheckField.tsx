import { useId } from 'react';
import { css } from '../generated/panda/css/index.js';
import { CheckBox } from './CheckBox.tsx';

interface Props {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with a label beside it and a hint below that is announced with it. */
export function CheckField({ label, hint, checked, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <CheckBox
        checked={checked}
        onCheck={onChange}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
      >
        <span className={css({ textStyle: 'sm', fontWeight: 'medium', userSelect: 'none' })}>
          {label}
        </span>
      </CheckBox>
      {hint ? (
        <p id={`${id}-hint`} className={css({ fontSize: 'xs', color: 'fg.muted' })}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
