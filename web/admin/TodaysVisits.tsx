import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { adminOrdersCopy } from '../copy/adminOrders.ts';
import { testsOf } from '../copy/patients.ts';
import { daysCopy } from '../copy/days.ts';
import { paths } from '../paths.ts';
import { AdminOrdersDocument } from './generated/graphql.ts';
import type { AdminOrderFragment } from './generated/graphql.ts';
import { moreOrders } from './moreOrders.ts';
import { ShowMore } from './ShowMore.tsx';
import { queryOf, readFilters } from './orderFilters.ts';
import { useHalfHour } from '../shared/useHalfHour.ts';
import { Card } from '../ui/Card.tsx';
import { startOfSlot } from '../ui/slotTimes.ts';
import { Bar, ErrorState } from '../ui/states.tsx';
import { today } from '../ui/days.ts';
import { patientName } from './orderWords.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';

const copy = adminOrdersCopy.today;

/** Today's visits: overdue ones, those without a technician, then hour by hour. */
export function TodaysVisits() {
  useHalfHour();
  // The service lists overdue visits first, then those of today.
  const { data, error, refetch, fetchMore } = useQuery(AdminOrdersDocument, {
    variables: queryOf(readFilters('', 'all')),
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data)
    return <ErrorState message={adminOrdersCopy.plot.failed} onRetry={() => void refetch()} />;
  const groups = data ? groupsOf(data.adminOrders.items) : null;
  const next = data?.adminOrders.next ?? null;
  const last = data?.adminOrders.items.at(-1);
  const goesOn = next !== null && (last?.overdue === true || last?.slot.date === today());
  /** Whether the next page may add to this group. */
  const isOpenEnd = (orders: readonly AdminOrderFragment[]) =>
    goesOn && last !== undefined && orders.includes(last);
  return (
    <Card>
      <h2 className={heading({ size: 'md' })}>{copy.title}</h2>
      {groups === null ? <Bar height={168} /> : null}
      {groups?.length === 0 ? (
        <p className={css({ color: 'fg.muted', mt: '2' })}>{copy.none}</p>
      ) : null}
      {groups?.map(([title, orders, isUrgent]) => (
        <section key={title} className={css({ mt: '4' })}>
          <h3
            className={css({
              fontSize: 'sm',
              fontWeight: 'semibold',
              color: isUrgent ? 'fg.error' : 'fg.muted',
            })}
          >
            {`${title} · ${orders.length}${isOpenEnd(orders) ? '+' : ''}`}
          </h3>
          <ul className={stack({ gap: '0', listStyleType: 'none' })}>
            {orders.map((order) => (
              <Visit key={order.id} order={order} />
            ))}
          </ul>
        </section>
      ))}
      {goesOn ? <ShowMore load={() => fetchMore(moreOrders(next))} /> : null}
    </Card>
  );
}

type Group = readonly [title: string, orders: AdminOrderFragment[], isUrgent: boolean];

function groupsOf(orders: readonly AdminOrderFragment[]): Group[] {
  const overdue = orders.filter((order) => order.overdue);
  const others = orders.filter(
    ({ overdue: isLate, slot, status }) =>
      !isLate && slot.date === today() && status !== 'cancelled',
  );
  const nobodys = others.filter(
    ({ technicianName, status }) => !technicianName && status === 'placed',
  );
  const byHour = Map.groupBy(
    others.filter((order) => !nobodys.includes(order)),
    ({ slot }) => slot.startTime,
  );
  const groups: Group[] = [
    [copy.overdue, overdue, true],
    [copy.nobody, nobodys, true],
    ...[...byHour].map(([time, visits]): Group => [daysCopy.clock(time), visits, false]),
  ];
  return groups.filter(([, visits]) => visits.length > 0);
}

/** A visit, with a link to it in the list. */
function Visit({ order }: { order: AdminOrderFragment }) {
  const search = new URLSearchParams({ search: order.number });
  return (
    <li className={css({ borderTopWidth: '1px', borderColor: 'border.muted' })}>
      <Link
        to={`${paths.adminAppointments}?${search}`}
        className={css({
          display: 'flex',
          flexDirection: { base: 'column', lg: 'row' },
          // Where letters are larger, the columns stand below each other.
          flexWrap: { lg: 'wrap' },
          columnGap: '4',
          alignItems: { lg: 'center' },
          minH: '11',
          py: '2',
          overflowWrap: 'anywhere',
          _hover: { bg: 'bg.muted' },
        })}
      >
        <span className={css({ fontVariantNumeric: 'tabular-nums', lg: { flex: '0 0 11rem' } })}>
          {startOfSlot(order.slot)}
        </span>
        <span className={css({ lg: { flex: '1 1 16rem' } })}>
          <span className={css({ fontWeight: 'semibold' })}>{patientName(order.patient)}</span>
          {` · ${testsOf(order)} · ${order.lab.name}`}
        </span>
        <span
          className={css({
            color: order.technicianName ? 'fg.muted' : 'fg.error',
            lg: { flex: '0 0 12rem' },
          })}
        >
          {order.technicianName ?? adminOrdersCopy.nobody}
        </span>
      </Link>
    </li>
  );
}
