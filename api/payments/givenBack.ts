import type { Static } from 'typebox';
import type { RefundAnswer } from './razorpay.contract.ts';

type Refund = Static<typeof RefundAnswer>;

const sumOf = (refunds: Refund[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What the provider's list of refunds says after it refused one: the refund that did the job
 * already, ours or one made by hand, or else how much is left to refund. Amounts in paise.
 */
export function givenBack(
  refunds: Refund[],
  { amount, key, paid }: { amount: number; key: string; paid: number },
): { refund?: Refund; left: number } {
  const live = refunds.filter(({ status }) => status !== 'failed');
  const own = live.find(({ receipt }) => receipt === key);
  if (own) return { refund: own, left: 0 };
  const byHand = live.filter(({ receipt }) => !receipt);
  if (sumOf(byHand) >= amount) {
    // The money is not back as long as one of the partial refunds is pending.
    const last = byHand.find(({ status }) => status !== 'processed') ?? byHand.at(-1)!;
    return { refund: last, left: 0 };
  }
  return { left: byHand.length > 0 ? Math.min(amount, paid - sumOf(live)) : 0 };
}
