import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@apollo/client/react';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { accountCopy } from '../copy/account.ts';
import { OrdersDocument } from '../generated/graphql.ts';
import { statusWords } from '../orders/statusWords.ts';
import { Card } from '../ui/Card.tsx';
import { longDay } from '../ui/days.ts';
import { Page } from '../ui/Page.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';
import { TextLink } from '../ui/TextLink.tsx';

const copy = accountCopy.appointments;

/** Visits that are to come; the empty text to the letter. */
export function AppointmentsPage() {
  const { data, error, refetch } = useQuery(OrdersDocument, { fetchPolicy: 'cache-and-network' });
  const upcoming = data?.orders.filter(
    (order) =>
      order.paymentStatus === 'SUCCESS' &&
      (order.status === 'placed' || order.status === 'assigned'),
  );
  return (
    <main id="main">
      <Page
        title={copy.title}
        narrow
        aside={<TextLink to={`${paths.home}#tests`}>{copy.headerBook}</TextLink>}
      >
        {error ? <ErrorState message={copy.failed} onRetry={() => void refetch()} /> : null}
        {!data && !error ? <Loading /> : null}
        {upcoming?.length === 0 ? (
          <EmptyState
            title={copy.empty}
            icon={<CalendarDays size={44} strokeWidth={1.5} aria-hidden />}
          >
            <Button asChild size="lg" colorPalette="accent">
              <Link to={paths.home} role="button">
                {copy.book}
              </Link>
            </Button>
          </EmptyState>
        ) : null}
        <Stack gap="3">
          {upcoming?.map((order) => (
            <Card key={order.id}>
              <Stack direction="row" align="center" justify="space-between" gap="3">
                <Box minW="0">
                  <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
                    {longDay(order.slot.date)}, {order.slot.startTime}
                  </Text>
                  <Text>{order.test.name}</Text>
                  <Text fontSize="sm" color="fg.muted">
                    {order.patient.name} · {statusWords(order)}
                  </Text>
                </Box>
                <Button asChild variant="outline" minH="11">
                  <Link to={paths.trackOrder(order.id)}>{copy.track}</Link>
                </Button>
              </Stack>
            </Card>
          ))}
        </Stack>
      </Page>
    </main>
  );
}
