import type { BookedOrder } from '../../machines/booking/booking.types.ts';
import { bookingCopy, genderNames, relationShown } from '../copy/booking.ts';
import { Card } from '../ui/Card.tsx';
import { longDay } from '../ui/days.ts';
import { LabMark } from '../ui/icons.tsx';
import { Price } from '../ui/Price.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';

const copy = bookingCopy.review;

/** Lab, prices, patient, slot and address of an order: review and checkout show the same. */
export function OrderSummary({ order }: { order: BookedOrder }) {
  return (
    <div className={stack({ gap: '3' })}>
      <Card>
        <div className={stack({ direction: 'row', gap: '3', align: 'center' })}>
          <LabMark name={order.lab.name} image={order.lab.image} />
          <div>
            <p className={css({ fontWeight: 'semibold' })}>{order.lab.name}</p>
            <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>{order.test.name}</p>
          </div>
        </div>
        <hr className={css({ my: '4', borderTopWidth: '1px' })} />
        <div className={stack({ gap: '2' })}>
          <Line label={copy.itemTotal} amount={order.itemTotal} />
          <Line label={copy.discount} amount={-order.discount} />
          <hr className={css({ borderTopWidth: '1px' })} />
          <Line label={copy.grandTotal} amount={order.amount} strong />
        </div>
      </Card>
      <Card>
        <h2 className={cx(heading({ size: 'sm' }), css({ mb: '2' }))}>{copy.patients(1)}</h2>
        <p>{order.patient.name}</p>
        <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>
          {relationShown(order.patient.relation)} · {genderNames[order.patient.gender]} ·{' '}
          {bookingCopy.patient.years(order.patient.age)}
        </p>
      </Card>
      <Card>
        <h2 className={cx(heading({ size: 'sm' }), css({ mb: '2' }))}>{copy.slot}</h2>
        <p className={css({ fontVariantNumeric: 'tabular-nums' })}>
          {longDay(order.slot.date)}, {order.slot.startTime} – {order.slot.endTime}
        </p>
      </Card>
      <Card>
        <h2 className={cx(heading({ size: 'sm' }), css({ mb: '2' }))}>{copy.address}</h2>
        <p>
          {order.address.houseNo}, {order.address.road}
        </p>
        <p className={css({ color: 'fg.muted' })}>
          {order.address.cityState} {order.address.zipCode}
        </p>
      </Card>
    </div>
  );
}

function Line({
  label,
  amount,
  strong = false,
}: {
  label: string;
  amount: number;
  strong?: boolean;
}) {
  return (
    <div
      className={stack({
        direction: 'row',
        justify: 'space-between',
        fontWeight: strong ? 'bold' : 'normal',
        fontSize: strong ? 'lg' : 'md',
      })}
    >
      <p>{label}</p>
      <Price amount={amount} />
    </div>
  );
}
