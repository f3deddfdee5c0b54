import { Link } from 'react-router-dom';
import { CreditCard } from '../ui/lucide/CreditCard.tsx';
import { FileText } from '../ui/lucide/FileText.tsx';
import { paths } from '../paths.ts';
import { accountCopy } from '../copy/account.ts';
import { patientCopy } from '../copy/patients.ts';
import { ordersCopy } from '../copy/orders.ts';
import { paymentsQuery } from '../shared/queries.ts';
import { useList } from '../shared/useList.ts';
import { Card } from '../ui/Card.tsx';
import { datedMoment } from '../ui/days.ts';
import { List } from '../ui/List.tsx';
import { MoreOfList } from '../shared/MoreOfList.tsx';
import { Page } from '../ui/Page.tsx';
import { formatRupees, Price } from '../ui/Price.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { FileLink } from '../ui/FileLink.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { InOwnLanguage } from '../ui/InOwnLanguage.tsx';

const copy = accountCopy.payments;

/** The purpose of a payment: the first test, and how many others. */
const bookedOf = ({ testName, moreTests }: { testName: string; moreTests: number }) =>
  moreTests > 0 ? patientCopy.more(testName, moreTests) : testName;

/** The payments and refunds. */
export function PaymentsPage() {
  const { items, error, retry, rest } = useList(paymentsQuery, ({ paymentPage }) => paymentPage);
  return (
    <main id="main">
      <Page title={copy.title} narrow>
        {error ? <ErrorState message={copy.failed} onRetry={retry} /> : null}
        {!items && !error ? <Loading /> : null}
        {items?.length === 0 ? (
          <EmptyState
            title={copy.empty}
            text={copy.emptyText}
            icon={<CreditCard size={44} strokeWidth={1.5} aria-hidden />}
          >
            <Link
              className={cx(button({ size: 'lg' }), css({ colorPalette: 'accent' }))}
              to={paths.home}
            >
              {ordersCopy.list.book}
            </Link>
          </EmptyState>
        ) : null}
        <List>
          {items?.map((payment) => (
            <Card as="li" key={payment.id}>
              <div
                className={stack({
                  direction: 'row',
                  flexWrap: 'wrap',
                  align: { base: 'flex-start', sm: 'center' },
                  justify: 'space-between',
                  gap: '3',
                })}
              >
                <div className={css({ minW: '0', flex: '1 1 12rem' })}>
                  <p className={css({ fontWeight: 'semibold' })}>
                    <InOwnLanguage text={bookedOf(payment)} />
                  </p>
                  <p
                    className={css({ fontSize: 'sm', color: 'fg.muted' })}
                  >{`${datedMoment(payment.createdAt)} · ${copy.status[payment.status]}`}</p>
                  {payment.refundedAmount > 0 && payment.status === 'SUCCESS' ? (
                    <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
                      {(payment.refundedAt ? copy.partBack : copy.partOnItsWay)(
                        formatRupees(payment.refundedAmount),
                      )}
                    </p>
                  ) : null}
                </div>
                <Price amount={payment.amount} className={css({ fontWeight: 'bold' })} />
                <div
                  className={stack({
                    direction: 'row',
                    flexWrap: 'wrap',
                    gap: '2',
                    flex: { smDown: '1 0 100%' },
                  })}
                >
                  {payment.receiptUrl ? (
                    <FileLink
                      className={cx(
                        button({ size: 'sm', variant: 'outline' }),
                        css({ minH: '11' }),
                      )}
                      href={payment.receiptUrl}
                      aria-label={copy.receiptOf(bookedOf(payment))}
                    >
                      <FileText size={16} aria-hidden />
                      {copy.receipt}
                    </FileLink>
                  ) : null}
                  <Link
                    className={cx(button({ size: 'sm', variant: 'outline' }), css({ minH: '11' }))}
                    to={paths.trackOrder(payment.orderId)}
                  >
                    {copy.open}
                  </Link>
                </div>
              </div>
            </Card>
          ))}
        </List>
        <MoreOfList rest={rest} count={items?.length ?? 0} />
      </Page>
    </main>
  );
}
