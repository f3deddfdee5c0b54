import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { columnWidth, contentWidth } from '../app/theme/widths.ts';
import { Box, Heading, Stack, Text } from '../look/elements.tsx';

interface Props {
  title: string;
  lead?: string;
  /** Beside the title. */
  aside?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
}

/** A page's column with its heading; the heading takes the focus when the page opens, so that a screen reader begins there. */
export function Page({ title, lead, aside, narrow = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Assay`;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [title]);
  return (
    <Box
      maxW={narrow ? columnWidth : contentWidth}
      mx="auto"
      px={narrow ? '4' : { base: '4', md: '6' }}
      py={{ base: '5', md: '8' }}
    >
      <Stack direction="row" justify="space-between" align="center" wrap="wrap" gap="3" mb="5">
        <Stack gap="1" minW="0">
          <Heading
            as="h1"
            ref={heading}
            tabIndex={-1}
            outline="none"
            fontSize={{ base: '2xl', md: '3xl' }}
            letterSpacing="-0.02em"
          >
            {title}
          </Heading>
          {lead ? <Text color="fg.muted">{lead}</Text> : null}
        </Stack>
        {aside}
      </Stack>
      {children}
    </Box>
  );
}
