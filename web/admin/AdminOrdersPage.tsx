import { useQuery } from '@apollo/client/react';
import { CalendarDays } from '../ui/lucide/CalendarDays.tsx';
import { adminCopy } from '../copy/admin.ts';
import { adminOrdersCopy } from '../copy/adminOrders.ts';
import { AdminOrdersDocument } from './generated/graphql.ts';
import { List } from '../ui/List.tsx';
import { Page } from '../ui/Page.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { useIsWide } from '../ui/useIsWide.ts';
import { AdminOrderCard } from './AdminOrderCard.tsx';
import { listFailure } from './listFailure.ts';
import { moreOrders } from './moreOrders.ts';
import { reloadOrders } from './reloadOrders.ts';
import { ShowMore } from './ShowMore.tsx';
import { OrderFilterFields } from './OrderFilterFields.tsx';
import { queryOf } from './orderFilters.ts';
import { OrderActs, useOrderActsOfList } from './useOrderActs.ts';
import { OrderTable } from './OrderTable.tsx';
import { useOrderChoices } from './useOrderChoices.ts';
import { useOrderFilters } from './useOrderFilters.ts';
import { VisitPlot } from './VisitPlot.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';

const copy = adminCopy.orders;

/** Orders that wait for their reports. */
export const AdminReportsPage = () => <AdminOrders key="reports" only="reports" />;
/** Appointments that are in progress or to come. */
export const AdminAppointmentsPage = () => <AdminOrders key="appointments" only="appointments" />;

/** Paid orders, sorted and filtered (PD-88): a table on desktop, cards on a phone. */
function AdminOrders({ only }: { only: 'reports' | 'appointments' }) {
  const { filters, change, clear, isFiltered } = useOrderFilters(
    only === 'reports' ? 'examining' : 'all',
  );
  const { data, previousData, error, loading, client, observable, refetch, fetchMore } = useQuery(
    AdminOrdersDocument,
    { variables: queryOf(filters), fetchPolicy: 'cache-and-network' },
  );
  const { labs, technicians, hasFailed, retry } = useOrderChoices();
  const isWide = useIsWide();
  // Keeps the previous orders until new ones are loaded, so that a pressed column header does not
  // vanish.
  const page = (data ?? (error ? undefined : previousData))?.adminOrders;
  const orders = page?.items ?? [];
  const title = only === 'reports' ? copy.reports : copy.title;
  const next = page?.next ?? null;
  const onChanged = () => void reloadOrders(client, observable).catch(() => refetch());
  const begun = useOrderActsOfList();
  return (
    <Page title={title}>
      <div className={stack({ gap: '4' })}>
        {only === 'appointments' ? (
          <VisitPlot
            chosen={filters.from === filters.to ? filters.from : null}
            onChoose={(day) => change({ from: day ?? '', to: day ?? '' })}
          />
        ) : null}
        <OrderFilterFields
          filters={filters}
          labs={labs ?? []}
          technicians={technicians ?? []}
          onChange={change}
        />
        {page && hasFailed ? (
          <ErrorState message={adminOrdersCopy.choicesFailed} onRetry={retry} />
        ) : null}
        {error ? <ErrorState message={listFailure(error)} onRetry={() => void refetch()} /> : null}
        {!page && !error ? <Loading /> : null}
        {page?.items.length === 0 ? (
          <EmptyState
            title={copy.empty}
            icon={<CalendarDays size={44} strokeWidth={1.5} aria-hidden />}
          >
            {isFiltered || filters.status !== 'all' ? (
              <Button variant="outline" onClick={clear} className={css({ minH: '11' })}>
                {copy.showAll}
              </Button>
            ) : null}
          </EmptyState>
        ) : null}
        <OrderActs value={begun}>
          <div aria-busy={loading}>
            {isWide && orders.length > 0 ? (
              <OrderTable
                title={title}
                orders={orders}
                technicians={technicians}
                filters={filters}
                onSort={change}
                onChanged={onChanged}
              />
            ) : (
              <List label={title}>
                {orders.map((order) => (
                  <AdminOrderCard
                    key={order.id}
                    order={order}
                    technicians={technicians}
                    onChanged={onChanged}
                  />
                ))}
              </List>
            )}
          </div>
        </OrderActs>
        {next ? (
          <ShowMore key={JSON.stringify(filters)} load={() => fetchMore(moreOrders(next))} />
        ) : null}
      </div>
    </Page>
  );
}
