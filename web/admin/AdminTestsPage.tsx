import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { adminCopy as copy } from '../copy/admin.ts';
import { LabTestsDocument } from '../generated/graphql.ts';
import { Card } from '../ui/Card.tsx';
import { TestIcon } from '../ui/icons.tsx';
import { Page } from '../ui/Page.tsx';
import { Price } from '../ui/Price.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';

/** The catalogue as it is offered. */
export function AdminTestsPage() {
  const { data, error, refetch } = useQuery(LabTestsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Page
      title={copy.links.tests}
      aside={
        <Button asChild colorPalette="accent" minH="11">
          <Link to={`${paths.admin}/add-test`}>{copy.links.addTest}</Link>
        </Button>
      }
    >
      {error ? <ErrorState message={copy.failed} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Loading /> : null}
      <Stack gap="2">
        {data?.labTests.map((test) => (
          <Card key={test.id} p="3">
            <Stack direction="row" align="center" gap="3">
              <TestIcon icon={test.icon} size={40} />
              <Box flex="1" minW="0">
                <Text fontWeight="semibold">{test.name}</Text>
                <Text fontSize="sm" color="fg.muted">
                  {test.reportTime}
                </Text>
              </Box>
              {test.priceInRupees === null ? null : <Price amount={test.priceInRupees} />}
            </Stack>
          </Card>
        ))}
      </Stack>
    </Page>
  );
}
