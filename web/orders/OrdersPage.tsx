import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { ordersCopy } from '../copy/orders.ts';
import { OrdersDocument } from '../generated/graphql.ts';
import type { TrackedOrderFragment } from '../generated/graphql.ts';
import { Card } from '../ui/Card.tsx';
import { longDay } from '../ui/days.ts';
import { Page } from '../ui/Page.tsx';
import { Price } from '../ui/Price.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';
import { statusWords } from './statusWords.ts';

const copy = ordersCopy.list;

/** Every order of the customer, newest first; unpaid ones can be paid. */
export function OrdersPage() {
  const { data, error, refetch } = useQuery(OrdersDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <main id="main">
      <Page title={copy.title} narrow>
        {error ? <ErrorState message={copy.failed} onRetry={() => void refetch()} /> : null}
        {!data && !error ? <Loading /> : null}
        {data?.orders.length === 0 ? (
          <EmptyState title={copy.empty} text={copy.emptyText}>
            <Button asChild colorPalette="accent" size="lg">
              <Link to={paths.home}>{copy.book}</Link>
            </Button>
          </EmptyState>
        ) : null}
        <Stack gap="3">
          {data?.orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </Stack>
      </Page>
    </main>
  );
}

function OrderCard({ order }: { order: TrackedOrderFragment }) {
  return (
    <Card>
      <Stack direction="row" justify="space-between" gap="3" align="stretch">
        <Box minW="0" flex="1">
          <Text fontWeight="semibold">{order.test.name}</Text>
          <Text fontSize="sm" color="fg.muted">
            {order.patient.name}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {longDay(order.slot.date)}, {order.slot.startTime}
          </Text>
          <Text fontSize="sm" color="brand.fg" fontWeight="medium">
            {statusWords(order)}
          </Text>
        </Box>
        <Stack gap="2" align="flex-end" justify="space-between" flexShrink="0">
          <Price amount={order.amount} fontWeight="bold" />
          {order.availableActions.includes('PAY') ? (
            <Button asChild colorPalette="accent" minH="11">
              <Link to={paths.checkoutOf(order.id)}>{ordersCopy.track.pay}</Link>
            </Button>
          ) : null}
          <Button asChild variant="outline" minH="11">
            <Link to={paths.trackOrder(order.id)}>{copy.open}</Link>
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
