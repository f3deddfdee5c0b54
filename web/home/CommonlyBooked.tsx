import { homeCopy } from '../copy/home.ts';
import { Box, Heading, SimpleGrid, Stack, Text } from '../look/elements.tsx';
import { Card } from '../ui/Card.tsx';
import { TestIcon } from '../ui/icons.tsx';
import { unseen } from './unseen.ts';

const copy = homeCopy.common;

/** Three fixed cards that do not click (specification 2). */
export function CommonlyBooked() {
  return (
    <Box as="section" css={unseen(480, 260, 190)} aria-labelledby="common-heading">
      <Heading
        as="h2"
        id="common-heading"
        fontSize={{ base: '2xl', md: '3xl' }}
        letterSpacing="-0.02em"
        mb="5"
      >
        {copy.heading}
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        {copy.tests.map((test) => (
          <Card key={test.name} data-card="common">
            <Stack direction="row" gap="4" align="center">
              <TestIcon icon={test.icon} />
              <Stack gap="0.5">
                <Text fontWeight="semibold" fontSize="lg">
                  {test.name}
                </Text>
                <Text color="brand.fg" fontWeight="semibold">
                  {copy.price}
                </Text>
                <Text fontSize="sm" color="fg.muted">
                  {copy.time}
                </Text>
                <Text fontSize="sm" color="fg.muted">
                  {copy.count}
                </Text>
              </Stack>
            </Stack>
          </Card>
        ))}
      </SimpleGrid>
    </Box>
  );
}
