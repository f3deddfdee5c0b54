import { Suspense } from 'react';
import { homeCopy } from '../copy/home.ts';
import { Box, Button, Heading, Stack, Text } from '../look/elements.tsx';
import { Hero } from './Hero.tsx';

const copy = homeCopy.banner;

/** The banner that offers 60% off the first order. */
export function Banner({ onBook }: { onBook: () => void }) {
  return (
    <Box
      as="section"
      aria-label={copy.title}
      borderRadius="24px"
      overflow="hidden"
      bgGradient="to-r"
      gradientFrom="brand.800"
      gradientTo="brand.600"
      color="white"
      position="relative"
    >
      <Stack
        direction={{ base: 'column', md: 'row' }}
        align="center"
        justify="space-between"
        gap="2"
      >
        <Stack gap="3" p={{ base: '6', md: '10' }} align="flex-start" flex="1">
          <Text fontSize="sm" fontWeight="semibold" bg="white/15" px="3" py="1" borderRadius="full">
            {copy.kicker}
          </Text>
          <Heading
            as="h1"
            fontSize={{ base: '3xl', md: '5xl' }}
            lineHeight="1.1"
            letterSpacing="-0.03em"
          >
            {copy.title}
          </Heading>
          <Text fontSize={{ base: 'md', md: 'lg' }} color="white/90" maxW="40ch">
            {copy.text}
          </Text>
          <Button
            size="lg"
            bg="#ffb06b"
            color="#381605"
            _hover={{ bg: '#ffc48f' }}
            fontWeight="semibold"
            mt="2"
            onClick={onBook}
          >
            {copy.action}
          </Button>
        </Stack>
        <Box
          w={{ base: '220px', md: '360px' }}
          flexShrink="0"
          mb={{ base: '-2', md: '0' }}
          alignSelf={{ base: 'flex-end', md: 'flex-end' }}
        >
          <Suspense>
            <Hero />
          </Suspense>
        </Box>
      </Stack>
    </Box>
  );
}
