import { uiCopy } from '../copy/ui.ts';
import { css, cx } from '../generated/panda/css/index.js';

/**
 * `₹1,299`: the only format of a price, in whole rupees (PD-11). Not by Intl: creating its
 * formatter takes 60 ms on a slow phone, for which the first press would wait.
 */
export function formatRupees(amount: number): string {
  return `${amount < 0 ? '-' : ''}₹${formatNumber(Math.abs(Math.round(amount)))}`;
}

/** `1,299`: digits grouped as is usual in India. */
export const formatNumber = (number: number): string =>
  String(number).replaceAll(/\B(?=(\d\d)*\d{3}$)/g, ',');

/** The price to pay, after the usual price struck through if that differs. */
export function PaidPrice({ price, paid }: { price: number; paid: number | null | undefined }) {
  if (paid === undefined || paid === null || paid === price) return <Price amount={price} />;
  return (
    <>
      <s className={css({ color: 'fg.muted', fontWeight: 'normal', fontSize: '0.85em' })}>
        {formatRupees(price)}
      </s>{' '}
      <span className={css({ srOnly: true })}>{`${uiCopy.names.paid} `}</span>
      <Price amount={paid} />
    </>
  );
}

export function Price({ amount, className }: { amount: number; className?: string }) {
  return (
    <span
      className={cx(css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }), className)}
    >
      {formatRupees(amount)}
    </span>
  );
}
