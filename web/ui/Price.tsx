import { uiCopy } from '../copy/ui.ts';
import { css, cx } from '../generated/panda/css/index.js';

/**
 * `₹1,299`: the one way a price, in whole rupees, is written (PD-11). By hand: a slow phone
 * takes 60 ms to make the browser's own format ready, and the first press waits for that.
 */
export function formatRupees(amount: number): string {
  return `${amount < 0 ? '-' : ''}₹${formatNumber(Math.abs(Math.round(amount)))}`;
}

/** `1,299`: digits in groups as they are written in India. */
export const formatNumber = (number: number): string =>
  String(number).replaceAll(/\B(?=(\d\d)*\d{3}$)/g, ',');

/** What is paid, after the usual price struck through where that is another one. */
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

/** A price in whole rupees. */
export function Price({ amount, className }: { amount: number; className?: string }) {
  return (
    <span
      className={cx(css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }), className)}
    >
      {formatRupees(amount)}
    </span>
  );
}
