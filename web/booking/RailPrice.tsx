import { bookingCopy } from '../copy/booking.ts';
import { paidOf, useFittingOffers } from '../shared/fittingOffers.ts';
import { Price } from '../ui/Price.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import type { useChosen } from './useChosen.ts';

type Chosen = Pick<ReturnType<typeof useChosen>, 'draft' | 'ordered' | 'test' | 'lab'>;
const { rail, review } = bookingCopy;

/** The price as far as it is known: the order's, else the lab's, else the lowest for the test. */
export function RailPrice({ draft, ordered, test, lab }: Chosen) {
  const fitting = useFittingOffers({ skip: ordered !== null || lab !== undefined });
  const toPay = draft.expectedAmount ?? lab?.amountInRupees;
  const lines: [string, number | null | undefined][] = ordered
    ? [
        [review.itemTotal, ordered.itemTotal],
        [
          ordered.offer ? review.discountBy(ordered.offer.title) : review.discount,
          -ordered.discount,
        ],
        [review.grandTotal, ordered.amount],
      ]
    : lab
      ? [
          [rail.labPrice, lab.priceInRupees],
          [
            lab.offer ? review.discountBy(lab.offer.title) : review.discount,
            lab.amountInRupees === toPay && lab.discount > 0 ? -lab.discount : null,
          ],
          [rail.toPay, toPay],
        ]
      : [[rail.from, paidOf(test?.amounts ?? [], fitting)?.amount ?? test?.priceInRupees]];
  const known = lines.filter((line): line is [string, number] => typeof line[1] === 'number');
  return (
    <dl className={stack({ gap: '1', pt: '3', minH: '14' })}>
      {known.map(([label, amount], index) => {
        const isLast = index === known.length - 1;
        return (
          <div
            key={label}
            className={css({ display: 'flex', justifyContent: 'space-between', gap: '3' })}
          >
            <dt className={css({ color: isLast ? 'fg' : 'fg.muted' })}>{label}</dt>
            <dd>
              <Price
                amount={amount}
                className={css({
                  fontWeight: isLast ? 'bold' : 'normal',
                  fontSize: isLast ? 'lg' : 'md',
                })}
              />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
