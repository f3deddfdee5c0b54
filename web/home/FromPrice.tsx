import { homeCopy } from '../copy/home.ts';
import { paidOf } from '../shared/fittingOffers.ts';
import type { FittingOffers } from '../shared/fittingOffers.ts';
import { PaidPrice } from '../ui/Price.tsx';

interface Props {
  test: {
    priceInRupees: number | null;
    amounts: readonly { offer: { code: string } | null; amount: number }[];
  };
  /** The offers that this person may use. */
  fitting: FittingOffers | undefined;
}

/** The price that this person pays for a test at the cheapest lab; nothing if it has no price. */
export function StartingPrice({ test: { priceInRupees: price, amounts }, fitting }: Props) {
  return price === null ? null : (
    <PaidPrice price={price} paid={paidOf(amounts, fitting)?.amount} />
  );
}

/** The same price in words: 'from ₹200'. */
export function FromPrice(props: Props) {
  const [before, after] = homeCopy.fromPrice('\n').split('\n');
  return props.test.priceInRupees === null ? null : (
    <>
      {before}
      {/* In an element of its own: React cannot insert another price before text that the
          browser has translated. */}
      <span>
        <StartingPrice {...props} />
      </span>
      {after}
    </>
  );
}
