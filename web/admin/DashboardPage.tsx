import { SimpleGrid, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@apollo/client/react';
import { adminCopy as copy } from '../copy/admin.ts';
import { AdminCountersDocument } from '../generated/graphql.ts';
import { Card } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { ErrorState } from '../ui/states.tsx';

/** The four counters. */
export function DashboardPage() {
  const { data, error, refetch } = useQuery(AdminCountersDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const names = Object.entries(copy.counters) as [keyof typeof copy.counters, string][];
  return (
    <Page title={copy.links.dashboard}>
      {error ? <ErrorState message={copy.failed} onRetry={() => void refetch()} /> : null}
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
        {names.map(([key, label]) => (
          <Card key={key}>
            <Text color="fg.muted">{label}</Text>
            {data ? (
              <Text
                fontSize="4xl"
                fontWeight="bold"
                fontVariantNumeric="tabular-nums"
                data-counter={key}
              >
                {data.adminCounters[key]}
              </Text>
            ) : (
              <Skeleton h="12" w="20" mt="2" />
            )}
          </Card>
        ))}
      </SimpleGrid>
    </Page>
  );
}
