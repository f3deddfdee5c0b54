import { Button, Input, Stack } from '@chakra-ui/react';
import { useQuery } from '@apollo/client/react';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { stages } from '../../machines/order/order.rules.ts';
import { adminCopy } from '../copy/admin.ts';
import { ordersCopy } from '../copy/orders.ts';
import { AdminOrdersDocument, AdminSettingsDocument } from '../generated/graphql.ts';
import { Page } from '../ui/Page.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';
import { AdminOrderCard } from './AdminOrderCard.tsx';

const copy = adminCopy.orders;

/** Paid orders: appointments to move along, or those that wait for their report. */
export function AdminOrdersPage({ only }: { only: 'reports' | 'appointments' }) {
  const [status, setStatus] = useState<string | null>(only === 'reports' ? 'examining' : null);
  const [search, setSearch] = useState('');
  const { data, error, refetch, fetchMore } = useQuery(AdminOrdersDocument, {
    variables: { status, search: search.trim() || null, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const settings = useQuery(AdminSettingsDocument);
  const page = data?.adminOrders;
  const more = () =>
    void fetchMore({
      variables: { after: page?.next ?? null },
      updateQuery: (before, { fetchMoreResult }) => ({
        adminOrders: {
          ...fetchMoreResult.adminOrders,
          items: [...before.adminOrders.items, ...fetchMoreResult.adminOrders.items],
        },
      }),
    });
  const showAll = () => {
    setStatus(null);
    setSearch('');
  };
  return (
    <Page title={only === 'reports' ? copy.reports : copy.title}>
      <Stack gap="4">
        <Input
          size="lg"
          type="search"
          bg="bg.panel"
          aria-label={copy.search}
          placeholder={copy.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          maxW="480px"
        />
        <Stack
          direction="row"
          gap="2"
          wrap={{ md: 'wrap' }}
          overflowX="auto"
          role="group"
          aria-label={copy.all}
        >
          {[null, ...stages, 'cancelled' as const].map((stage) => (
            <Button
              key={stage ?? 'all'}
              flexShrink="0"
              minH="11"
              variant={status === stage ? 'solid' : 'outline'}
              colorPalette="brand"
              aria-pressed={status === stage}
              onClick={() => setStatus(stage)}
            >
              {stage === null
                ? copy.all
                : stage === 'cancelled'
                  ? copy.cancelled
                  : ordersCopy.stages[stage].title}
            </Button>
          ))}
        </Stack>
        {error ? <ErrorState message={adminCopy.failed} onRetry={() => void refetch()} /> : null}
        {!page && !error ? <Loading /> : null}
        {page?.items.length === 0 ? (
          <EmptyState
            title={copy.empty}
            icon={<CalendarDays size={44} strokeWidth={1.5} aria-hidden />}
          >
            {status || search ? (
              <Button minH="11" variant="outline" onClick={showAll}>
                {copy.showAll}
              </Button>
            ) : null}
          </EmptyState>
        ) : null}
        {page?.items.map((order) => (
          <AdminOrderCard
            key={order.id}
            order={order}
            technicians={settings.data?.adminSettings.technicians ?? []}
            onChanged={() => void refetch()}
          />
        ))}
        {page?.next ? (
          <Button size="lg" variant="outline" onClick={more}>
            {copy.more}
          </Button>
        ) : null}
      </Stack>
    </Page>
  );
}
