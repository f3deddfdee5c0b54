import type { Static } from 'typebox';
import type { RefundAnswer } from './razorpay.contract.ts';

type Refund = Static<typeof RefundAnswer>;

const sumOf = (refunds: Refund[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What the provider's books say of a refund that it refused: the refund that it was done by, by us
 * or by hand, else how much of it is left to give back. Amounts in paise.
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
    // As long as one of its parts is on its way it is not back.
    const last = byHand.find(({ status }) => status !== 'processed') ?? byHand.at(-1)!;
    return { refund: last, left: 0 };
  }
  return { left: byHand.length > 0 ? Math.min(amount, paid - sumOf(live)) : 0 };
}
