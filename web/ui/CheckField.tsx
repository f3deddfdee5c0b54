import { Checkbox } from '@chakra-ui/react';
import { useId } from 'react';
import { css } from '../generated/panda/css/index.js';

interface Props {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A box to tick, with its label beside it and a hint below that is read out with it. */
export function CheckField({ label, hint, checked, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <Checkbox.Root
        colorPalette="brand"
        minH="11"
        checked={checked}
        onCheckedChange={(details) => onChange(details.checked === true)}
      >
        <Checkbox.HiddenInput {...(hint && { 'aria-describedby': `${id}-hint` })} />
        <Checkbox.Control />
        <Checkbox.Label>{label}</Checkbox.Label>
      </Checkbox.Root>
      {hint ? (
        <p id={`${id}-hint`} className={css({ fontSize: 'xs', color: 'fg.muted' })}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
