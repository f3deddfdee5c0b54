import { Link } from 'react-router-dom';
import { isOrder, isPast } from '../../machines/order/order.rules.ts';
import { CalendarDays } from '../ui/lucide/CalendarDays.tsx';
import { allTests, paths } from '../paths.ts';
import { testsOf } from '../copy/patients.ts';
import { accountCopy } from '../copy/account.ts';
import { ordersQuery } from '../shared/queries.ts';
import { useList } from '../shared/useList.ts';
import { peopleNames } from '../shared/visitNames.ts';
import { statusWords } from './statusWords.ts';
import { Card } from '../ui/Card.tsx';
import { startOfSlot } from '../ui/slotTimes.ts';
import { List } from '../ui/List.tsx';
import { MoreOfList } from '../shared/MoreOfList.tsx';
import { Page } from '../ui/Page.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { Names } from '../ui/InOwnLanguage.tsx';

const copy = accountCopy.appointments;

/** Upcoming visits; the text for an empty list is verbatim. */
export function AppointmentsPage() {
  const { items, error, retry, rest } = useList(ordersQuery, ({ orderPage }) => orderPage);
  // The service lists current orders before past ones, so after the first past one there is nothing
  // more to load.
  const more = items?.some(isPast) ? null : rest;
  const upcoming = items?.filter(
    (order) => order.paymentStatus === 'SUCCESS' && isOrder(order.status, 'awaited'),
  );
  return (
    <main id="main">
      <Page title={copy.title} narrow aside={<TextLink to={allTests}>{copy.headerBook}</TextLink>}>
        {error ? <ErrorState message={copy.failed} onRetry={retry} /> : null}
        {!items && !error ? <Loading /> : null}
        {upcoming?.length === 0 && !more ? (
          <EmptyState
            title={copy.empty}
            icon={<CalendarDays size={44} strokeWidth={1.5} aria-hidden />}
          >
            <Link
              className={cx(button({ size: 'lg' }), css({ colorPalette: 'accent' }))}
              to={paths.home}
              role="button"
            >
              {copy.book}
            </Link>
          </EmptyState>
        ) : null}
        <List>
          {upcoming?.map((order) => (
            <Card as="li" key={order.id}>
              <div
                className={stack({
                  direction: 'row',
                  flexWrap: { base: 'nowrap', _tight: 'wrap' },
                  align: 'center',
                  justify: 'space-between',
                  gap: '3',
                })}
              >
                <div className={css({ minW: '0' })}>
                  <p
                    className={css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' })}
                  >
                    {startOfSlot(order.slot)}
                  </p>
                  <p>{testsOf(order)}</p>
                  <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
                    <Names names={peopleNames(order.items)} />
                    <span>{` · ${statusWords(order)}`}</span>
                  </p>
                </div>
                <Link
                  className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}
                  to={paths.trackOrder(order.id)}
                >
                  {copy.track}
                </Link>
              </div>
            </Card>
          ))}
        </List>
        <MoreOfList rest={more} count={upcoming?.length ?? 0} />
      </Page>
    </main>
  );
}
