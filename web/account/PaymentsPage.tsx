import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@apollo/client/react';
import { CreditCard } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { accountCopy } from '../copy/account.ts';
import { ordersCopy } from '../copy/orders.ts';
import { PaymentsDocument } from '../generated/graphql.ts';
import { Card } from '../ui/Card.tsx';
import { momentOf } from '../ui/days.ts';
import { Page } from '../ui/Page.tsx';
import { Price } from '../ui/Price.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';

const copy = accountCopy.payments;

/** What was paid, and what came back. */
export function PaymentsPage() {
  const { data, error, refetch } = useQuery(PaymentsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <main id="main">
      <Page title={copy.title} narrow>
        {error ? <ErrorState message={copy.failed} onRetry={() => void refetch()} /> : null}
        {!data && !error ? <Loading /> : null}
        {data?.payments.length === 0 ? (
          <EmptyState
            title={copy.empty}
            text={copy.emptyText}
            icon={<CreditCard size={44} strokeWidth={1.5} aria-hidden />}
          >
            <Button asChild size="lg" colorPalette="accent">
              <Link to={paths.home}>{ordersCopy.list.book}</Link>
            </Button>
          </EmptyState>
        ) : null}
        <Stack gap="3">
          {data?.payments.map((payment) => (
            <Card key={payment.id}>
              <Stack direction="row" align="center" justify="space-between" gap="3">
                <Box minW="0">
                  <Text fontWeight="semibold">{payment.testName}</Text>
                  <Text fontSize="sm" color="fg.muted">
                    {momentOf(payment.createdAt)} · {copy.status[payment.status]}
                  </Text>
                </Box>
                <Stack align="flex-end" gap="1">
                  <Price amount={payment.amount} fontWeight="bold" />
                  <Button asChild size="sm" variant="outline" minH="11">
                    <Link to={paths.trackOrder(payment.orderId)}>{copy.open}</Link>
                  </Button>
                </Stack>
              </Stack>
            </Card>
          ))}
        </Stack>
      </Page>
    </main>
  );
}
