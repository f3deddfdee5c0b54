import type { BookedItem, BookedOrder } from '../../machines/booking/booking.types.ts';
import { bookingCopy, genderNames, relationShown, testsOf } from '../copy/booking.ts';
import { Card } from '../ui/Card.tsx';
import { longDay } from '../ui/days.ts';
import { LabMark } from '../ui/icons.tsx';
import { offerTitle } from '../ui/offerTerms.ts';
import { Price } from '../ui/Price.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';

const copy = bookingCopy.review;

/** Lab, prices, patient, slot and address of an order: review and checkout show the same. */
export function OrderSummary({ order }: { order: BookedOrder }) {
  const people = peopleOf(order.items);
  return (
    <div className={stack({ gap: '3' })}>
      <Card>
        <div className={stack({ direction: 'row', gap: '3', align: 'center' })}>
          <LabMark name={order.lab.name} image={order.lab.image} />
          <div>
            <p className={css({ fontWeight: 'semibold' })}>{order.lab.name}</p>
            <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>{testsOf(order)}</p>
          </div>
        </div>
        <hr className={css({ my: '4', borderTopWidth: '1px' })} />
        <dl className={stack({ gap: '2' })}>
          <Line label={copy.itemTotal} amount={order.itemTotal} />
          <Line
            label={order.offer ? copy.discountBy(offerTitle(order.offer)) : copy.discount}
            amount={-order.discount}
          />
          <Line label={copy.grandTotal} amount={order.amount} strong />
        </dl>
      </Card>
      <Card>
        <h2 className={cx(heading({ size: 'sm' }), css({ mb: '2' }))}>
          {copy.patients(people.length)}
        </h2>
        <ul className={stack({ gap: '3', listStyleType: 'none' })}>
          {people.map(({ key, patient, items }) => (
            <li key={key}>
              <p>{patient.name}</p>
              <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>
                {relationShown(patient.relation)} · {genderNames[patient.gender]} ·{' '}
                {bookingCopy.patient.years(patient.age)}
              </p>
              {order.items.length > 1 ? (
                <dl>
                  {items.map((item) => (
                    <Line key={item.id} label={item.test.name} amount={item.price} small />
                  ))}
                </dl>
              ) : null}
            </li>
          ))}
        </ul>
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

/** Who is visited, each with their tests, in the order of the first of them. */
function peopleOf(items: BookedItem[]) {
  const people = new Map<
    string,
    { key: string; patient: BookedItem['patient']; items: BookedItem[] }
  >();
  for (const item of items) {
    // Of an order only what was booked is known, and two people may have the same name.
    const { name, relation, gender, age } = item.patient;
    const key = JSON.stringify([name, relation, gender, age]);
    const known = people.get(key);
    if (known) known.items.push(item);
    else people.set(key, { key, patient: item.patient, items: [item] });
  }
  return [...people.values()];
}

function Line({
  label,
  amount,
  strong = false,
  small = false,
}: {
  label: string;
  amount: number;
  strong?: boolean;
  small?: boolean;
}) {
  return (
    <div
      className={cx(
        stack({
          direction: 'row',
          justify: 'space-between',
          fontWeight: strong ? 'bold' : 'normal',
          gap: '3',
          fontSize: strong ? 'lg' : small ? 'sm' : 'md',
        }),
        strong && css({ borderTopWidth: '1px', pt: '2' }),
      )}
    >
      <dt>{label}</dt>
      <dd>
        <Price amount={amount} />
      </dd>
    </div>
  );
}
