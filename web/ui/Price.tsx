import { css, cx } from '../generated/panda/css/index.js';

/**
 * `₹1,299`: the one way a price, in whole rupees, is written (PD-11). By hand: a slow phone
 * takes 60 ms to make the browser's own format ready, and the first press waits for that.
 */
export function formatRupees(amount: number): string {
  const digits = String(Math.abs(Math.round(amount))).replaceAll(/\B(?=(\d\d)*\d{3}$)/g, ',');
  return `${amount < 0 ? '-' : ''}₹${digits}`;
}

/** A price in whole rupees. */
export function Price({ amount, className }: { amount: number; className?: string }) {
  return (
    <span className={cx(css({ fontVariantNumeric: 'tabular-nums' }), className)}>
      {formatRupees(amount)}
    </span>
  );
}
