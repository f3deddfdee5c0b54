import type { BoxProps } from '@chakra-ui/react';
import { Box } from '../look/elements.tsx';

/** A surface with a hairline and the one soft shadow. */
export function Card(props: BoxProps) {
  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="card"
      p={{ base: '4', md: '5' }}
      {...props}
    />
  );
}
