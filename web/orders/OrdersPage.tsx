import { Link } from 'react-router-dom';
import { isOrder, isPast } from '../../machines/order/order.rules.ts';
import { checkoutOf, paths } from '../paths.ts';
import { testsOf } from '../copy/patients.ts';
import { ordersCopy } from '../copy/orders.ts';
import { ordersQuery } from '../shared/queries.ts';
import { useList } from '../shared/useList.ts';
import { peopleNames } from '../shared/visitNames.ts';
import type { TrackedOrderFragment } from '../generated/graphql.ts';
import { Card } from '../ui/Card.tsx';
import { timesOf } from '../shared/orderTimes.ts';
import { List } from '../ui/List.tsx';
import { MoreOfList } from '../shared/MoreOfList.tsx';
import { Page } from '../ui/Page.tsx';
import { Price } from '../ui/Price.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { isSlotOver } from '../shared/isSlotOver.ts';
import { BookAgain } from './BookAgain.tsx';
import { NumberToConfirm } from './NumberToConfirm.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button, heading } from '../generated/panda/recipes/index.js';
import { Names } from '../ui/InOwnLanguage.tsx';
import { useServerHalfHour } from '../shared/useHalfHour.ts';

const copy = ordersCopy.list;

/**
 * All orders of the customer: upcoming and in progress, soonest visit first, then past ones, newest
 * first; unpaid ones can be paid.
 */
export function OrdersPage() {
  useServerHalfHour();
  const { items, error, retry, rest } = useList(ordersQuery, ({ orderPage }) => orderPage);
  return (
    <main id="main">
      <Page title={copy.title} narrow>
        <NumberToConfirm />
        {error ? <ErrorState message={copy.failed} onRetry={retry} /> : null}
        {!items && !error ? <Loading /> : null}
        {items?.length === 0 ? (
          <EmptyState title={copy.empty} text={copy.emptyText}>
            <Link
              className={cx(button({ size: 'lg' }), css({ colorPalette: 'accent' }))}
              to={paths.home}
            >
              {copy.book}
            </Link>
          </EmptyState>
        ) : null}
        <div className={stack({ gap: '8' })}>
          {groups.map((group) => (
            <Group
              key={group}
              title={copy[group]}
              orders={items?.filter((order) => groupOf(order) === group)}
            />
          ))}
        </div>
        <MoreOfList rest={rest} count={items?.length ?? 0} />
      </Page>
    </main>
  );
}

const groups = ['upcoming', 'inProgress', 'past'] as const;

/** In progress: a technician has set out, or the time of the visit has passed. */
function groupOf(order: TrackedOrderFragment): (typeof groups)[number] {
  const { status, paymentStatus, onTheWayAt, slot } = order;
  if (isPast(order)) return 'past';
  if (paymentStatus !== 'SUCCESS') return 'upcoming';
  const isBegun = isOrder(status, 'collected') || onTheWayAt !== null;
  return isBegun || isSlotOver(slot) ? 'inProgress' : 'upcoming';
}

function Group({ title, orders }: { title: string; orders: TrackedOrderFragment[] | undefined }) {
  if (!orders?.length) return null;
  return (
    <section aria-label={title}>
      <h2 className={cx(heading({ size: 'md' }), css({ mb: '3' }))}>{title}</h2>
      <List label={title}>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </List>
    </section>
  );
}

function OrderCard({ order }: { order: TrackedOrderFragment }) {
  const isPayable = order.availableActions.includes('PAY');
  const isOfPast = groupOf(order) === 'past';
  const isOpen = !isPayable && !isOfPast;
  return (
    <Card as="li">
      <div
        className={stack({
          direction: 'row',
          flexWrap: { base: 'nowrap', _tight: 'wrap' },
          justify: 'space-between',
          gap: '3',
        })}
      >
        <p className={css({ minW: '0', fontWeight: 'semibold' })}>{testsOf(order)}</p>
        <Price amount={order.amount} className={css({ fontWeight: 'bold' })} />
      </div>
      <div
        className={stack({
          direction: 'row',
          flexWrap: { base: 'nowrap', _tight: 'wrap' },
          justify: 'space-between',
          gap: '3',
          align: 'stretch',
        })}
      >
        <div className={css({ minW: '0', flex: '1', _tight: { flex: '1 1 100%' } })}>
          <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
            <Names names={peopleNames(order.items)} />
          </p>
          <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
            {timesOf(order).start(order.slot)}
          </p>
          <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{copy.number(order.number)}</p>
          <p className={css({ mt: '2' })}>
            <StatusBadge order={order} />
          </p>
        </div>
        <div
          className={stack({
            gap: '2',
            mt: '1',
            align: 'stretch',
            justify: 'flex-end',
            flexShrink: '0',
          })}
        >
          {isPayable ? (
            <Link
              className={cx(button(), css({ colorPalette: 'accent', minH: '11' }))}
              to={checkoutOf(order.id)}
            >
              {ordersCopy.track.pay}
            </Link>
          ) : null}
          <Link
            className={cx(
              button({ variant: isOpen ? 'solid' : 'outline' }),
              css({ minH: '11', ...(isOpen && { colorPalette: 'brand' }) }),
            )}
            to={paths.trackOrder(order.id)}
          >
            {copy.open}
          </Link>
          <BookAgain order={order} />
        </div>
      </div>
    </Card>
  );
}
