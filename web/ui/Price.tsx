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
