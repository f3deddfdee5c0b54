import { usePageQuery } from '../app/pageData.ts';
import { homeCopy } from '../copy/home.ts';
import { Box, Heading, Skeleton } from '../look/elements.tsx';
import { ErrorState } from '../ui/states.tsx';
import { faqQuery, none } from './home.queries.ts';
import { unseen } from './unseen.ts';

/** Frequent questions, one opened at a time; the browser opens them, with or without our script. */
export function Faq() {
  const { data, error, retry } = usePageQuery(faqQuery, none);
  return (
    <Box as="section" css={unseen(720, 620, 620)} aria-labelledby="faq-heading">
      <Heading
        as="h2"
        id="faq-heading"
        fontSize={{ base: '2xl', md: '3xl' }}
        letterSpacing="-0.02em"
        mb="5"
      >
        {homeCopy.faq}
      </Heading>
      {error && !data ? <ErrorState message={homeCopy.failed} onRetry={retry} /> : null}
      {!data && !error ? <Skeleton height="240px" borderRadius="card" /> : null}
      {data ? (
        <Box bg="bg.panel" borderWidth="1px" borderRadius="card" boxShadow="card" px="5">
          {data.faq.map(({ id, question, answer }) => (
            <Box
              as="details"
              key={id}
              {...{ name: 'faq' }}
              borderTopWidth="1px"
              borderColor="border.muted"
              _first={{ borderTopWidth: '0' }}
            >
              <Box
                as="summary"
                py="4"
                minH="11"
                cursor="pointer"
                fontWeight="semibold"
                focusVisibleRing="inside"
                borderRadius="md"
              >
                {question}
              </Box>
              <Box pb="4" color="fg.muted">
                {answer}
              </Box>
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
