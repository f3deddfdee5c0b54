import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Box, Stack, Text, TextInput } from '../look/elements.tsx';

type Props = ComponentProps<typeof TextInput> & { label: string; hint?: ReactNode };

/** A field with its label above, and a hint below that is read out with it. */
export function TextField({ label, hint, ...props }: Props) {
  const id = useId();
  return (
    <Stack gap="1.5" w="full">
      <Box as="label" {...{ htmlFor: id }} fontWeight="semibold" fontSize="sm">
        {label}
      </Box>
      <TextInput
        id={id}
        size="lg"
        bg="bg.panel"
        borderColor="border"
        fontSize="md"
        _focusVisible={{ borderColor: 'brand.focusRing', outlineColor: 'brand.focusRing' }}
        {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
        {...props}
      />
      {hint ? (
        <Text id={`${id}-hint`} fontSize="xs" color="fg.muted">
          {hint}
        </Text>
      ) : null}
    </Stack>
  );
}
