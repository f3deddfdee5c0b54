import { useQuery } from '@apollo/client/react';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { stages } from '../../machines/order/order.rules.ts';
import type { Stage } from '../../machines/order/order.rules.ts';
import { adminCopy } from '../copy/admin.ts';
import { ordersCopy } from '../copy/orders.ts';
import { AdminOrdersDocument, TechniciansDocument } from './generated/graphql.ts';
import { List } from '../ui/List.tsx';
import { Page } from '../ui/Page.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { AdminOrderCard } from './AdminOrderCard.tsx';
import { useStaff } from './signedInStaff.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { input } from '../generated/panda/recipes/index.js';
import { Button } from '../ui/Button.tsx';

const copy = adminCopy.orders;

function filterTitle(filter: Stage | 'cancelled' | 'refundDelayed' | null): string {
  if (filter === null) return copy.all;
  if (filter === 'cancelled') return copy.cancelled;
  return filter === 'refundDelayed' ? copy.refundsDelayed : ordersCopy.stages[filter].title;
}

/** Orders that wait for their report. */
export const AdminReportsPage = () => <AdminOrders key="reports" only="reports" />;
/** Appointments to move along. */
export const AdminAppointmentsPage = () => <AdminOrders key="appointments" only="appointments" />;

/** Paid orders. */
function AdminOrders({ only }: { only: 'reports' | 'appointments' }) {
  const [status, setStatus] = useState<string | null>(only === 'reports' ? 'examining' : null);
  const [search, setSearch] = useState('');
  const { data, error, refetch, fetchMore } = useQuery(AdminOrdersDocument, {
    variables: { status, search: search.trim() || null, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const { mayCall } = useStaff();
  const technicians = useQuery(TechniciansDocument, { skip: !mayCall('technicians') });
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
      <div className={stack({ gap: '4' })}>
        <input
          type="search"
          aria-label={copy.search}
          placeholder={copy.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className={cx(input({ size: 'lg' }), css({ bg: 'bg.panel', maxW: '480px' }))}
        />
        <div
          role="group"
          aria-label={copy.all}
          className={stack({
            direction: 'row',
            gap: '2',
            flexWrap: { md: 'wrap' },
            overflowX: 'auto',
          })}
        >
          {[null, ...stages, 'cancelled' as const, 'refundDelayed' as const].map((stage) => (
            <Button
              key={stage ?? 'all'}
              variant={status === stage ? 'solid' : 'outline'}
              aria-pressed={status === stage}
              onClick={() => setStatus(stage)}
              className={css({ flexShrink: '0', minH: '11', colorPalette: 'brand' })}
            >
              {filterTitle(stage)}
            </Button>
          ))}
        </div>
        {error ? <ErrorState message={adminCopy.failed} onRetry={() => void refetch()} /> : null}
        {!page && !error ? <Loading /> : null}
        {page?.items.length === 0 ? (
          <EmptyState
            title={copy.empty}
            icon={<CalendarDays size={44} strokeWidth={1.5} aria-hidden />}
          >
            {status || search ? (
              <Button variant="outline" onClick={showAll} className={css({ minH: '11' })}>
                {copy.showAll}
              </Button>
            ) : null}
          </EmptyState>
        ) : null}
        <List>
          {page?.items.map((order) => (
            <AdminOrderCard
              key={order.id}
              order={order}
              technicians={technicians.data?.technicians ?? []}
              onChanged={() => void refetch()}
            />
          ))}
        </List>
        {page?.next ? (
          <Button size="lg" variant="outline" onClick={more}>
            {copy.more}
          </Button>
        ) : null}
      </div>
    </Page>
  );
}
