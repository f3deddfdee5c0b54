import { Accordion, Box, Heading, Skeleton } from '@chakra-ui/react';
import { useQuery } from '@apollo/client/react';
import { homeCopy } from '../copy/home.ts';
import { FaqDocument } from '../generated/graphql.ts';
import { ErrorState } from '../ui/states.tsx';

/** Frequent questions, one opened at a time. */
export function Faq() {
  const { data, error, refetch } = useQuery(FaqDocument);
  return (
    <Box as="section" aria-labelledby="faq-heading">
      <Heading as="h2" id="faq-heading" fontSize={{ base: '2xl', md: '3xl' }} letterSpacing="-0.02em" mb="5">{homeCopy.faq}</Heading>
      {error ? <ErrorState message={homeCopy.failed} onRetry={() => void refetch()} /> : null}
      {data || error ? (
        <Accordion.Root collapsible bg="bg.panel" borderWidth="1px" borderRadius="card" boxShadow="card" px="5">
          {(data?.faq ?? []).map(({ id, question, answer }) => (
            <Accordion.Item key={id} value={id}>
              <Accordion.ItemTrigger py="4" cursor="pointer"><Box flex="1" textAlign="start" fontWeight="semibold">{question}</Box><Accordion.ItemIndicator /></Accordion.ItemTrigger>
              <Accordion.ItemContent><Accordion.ItemBody color="fg.muted">{answer}</Accordion.ItemBody></Accordion.ItemContent>
            </Accordion.Item>
          ))}
        </Accordion.Root>
      ) : <Skeleton height="240px" borderRadius="card" />}
    </Box>
  );
}
