import { homeCopy } from '../copy/home.ts';
import { usePageQuery } from '../app/pageData.ts';
import { Box, Heading, SimpleGrid, Skeleton, Stack, Text } from '../look/elements.tsx';
import { Card } from '../ui/Card.tsx';
import { Initials } from '../ui/icons.tsx';
import { none, testimonialsQuery } from './home.queries.ts';
import { ErrorState } from '../ui/states.tsx';
import { unseen } from './unseen.ts';

/** What customers said of us. */
export function Testimonials() {
  const { data, error, retry } = usePageQuery(testimonialsQuery, none);
  return (
    <Box as="section" css={unseen(1150, 660, 470)} aria-labelledby="testimonials-heading">
      <Heading
        as="h2"
        id="testimonials-heading"
        fontSize={{ base: '2xl', md: '3xl' }}
        letterSpacing="-0.02em"
        mb="5"
      >
        {homeCopy.testimonials}
      </Heading>
      {error && !data ? (
        <ErrorState message={homeCopy.failed} onRetry={() => retry()} />
      ) : (
        <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap="4">
          {data
            ? data.testimonials.map(({ id, image, name, location, message }) => (
                <Card key={id} as="figure">
                  <Text as="blockquote" mb="4">
                    “{message}”
                  </Text>
                  <Stack as="figcaption" direction="row" align="center" gap="3">
                    {image ? (
                      <img
                        src={image}
                        alt=""
                        width={48}
                        height={48}
                        loading="lazy"
                        style={{ borderRadius: '50%' }}
                      />
                    ) : (
                      <Initials name={name} />
                    )}
                    <Box>
                      <Text fontWeight="semibold">{name}</Text>
                      <Text fontSize="sm" color="fg.muted">
                        {location}
                      </Text>
                    </Box>
                  </Stack>
                </Card>
              ))
            : Array.from({ length: 3 }, (_, index) => (
                <Skeleton key={index} height="150px" borderRadius="card" />
              ))}
        </SimpleGrid>
      )}
    </Box>
  );
}
