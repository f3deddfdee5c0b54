import { Field, Input } from '@chakra-ui/react';
import type { InputProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props extends InputProps {
  label: string;
  hint?: ReactNode;
}

/** A field with its label above. */
export function TextField({ label, hint, ...props }: Props) {
  return (
    <Field.Root>
      <Field.Label fontWeight="semibold">{label}</Field.Label>
      <Input size="lg" bg="bg.panel" borderColor="border" fontSize="md" _focusVisible={{ borderColor: 'brand.focusRing', outlineColor: 'brand.focusRing' }} {...props} />
      {hint ? <Field.HelperText>{hint}</Field.HelperText> : null}
    </Field.Root>
  );
}
