import { useId } from 'react';
import type { BookedOrder, OfferChoice } from '../../machines/booking/booking.types.ts';
import { offersCopy as copy } from '../copy/offers.ts';
import { Booking } from '../shared/flows/flows.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { offerWorth } from '../ui/offerTerms.ts';
import { formatRupees } from '../ui/Price.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';

/**
 * The offer in the order's price, and those that would take more off; offers that the order does
 * not qualify for are not shown.
 */
export function OrderOffers({ order }: { order: BookedOrder }) {
  const isTaken = ({ offer }: OfferChoice) => offer.code === order.offer?.code;
  const offers = order.offers.filter(
    (choice) => isTaken(choice) || (choice.refusal === null && choice.discount > order.discount),
  );
  if (offers.length === 0) return null;
  return (
    <Card>
      <h2 className={cx(heading({ size: 'sm' }), css({ mb: '2' }))}>{copy.title}</h2>
      <ul className={stack({ gap: '4', listStyleType: 'none' })}>
        {offers.map((choice) => (
          <li key={choice.offer.code}>
            <Offer choice={choice} order={order} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Offer({ choice, order }: { choice: OfferChoice; order: BookedOrder }) {
  const { offer, discount } = choice;
  const send = Booking.useSend();
  const busy = Booking.useTag('busy');
  const id = useId();
  const isTaken = order.offer?.code === offer.code;
  const saved = formatRupees(discount);
  const state = isTaken
    ? copy.review.taken(saved)
    : copy.review.saves(saved, formatRupees(order.discount));
  return (
    <div
      className={stack({
        direction: 'row',
        align: 'center',
        flexWrap: 'wrap',
        justify: 'space-between',
        gap: '3',
      })}
    >
      <div id={id} className={css({ minW: '0', flex: '1 1 12rem' })}>
        <p className={css({ fontWeight: 'semibold' })}>{offer.title}</p>
        <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{offerWorth(offer)}</p>
        <p
          aria-live="polite"
          className={css({
            fontSize: 'sm',
            fontVariantNumeric: 'tabular-nums',
            color: 'brand.fg',
            fontWeight: 'medium',
          })}
        >
          {state}
        </p>
      </div>
      <Button
        variant={isTaken ? 'ghost' : 'solid'}
        loading={busy}
        aria-describedby={id}
        onClick={() =>
          send(
            isTaken ? { type: 'offer.removed' } : { type: 'offer.chosen', offerCode: offer.code },
          )
        }
        className={css({ minH: '11', flexShrink: '0', colorPalette: 'brand' })}
      >
        {isTaken ? copy.review.remove : copy.review.use}
      </Button>
    </div>
  );
}
