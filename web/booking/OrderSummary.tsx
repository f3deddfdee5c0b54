import type { ReactNode } from 'react';
import type {
  BookedItem,
  BookedOrder,
  ReviewedStep,
} from '../../machines/booking/booking.types.ts';
import { reaches } from '../../machines/booking/draft.ts';
import { Booking } from '../shared/flows/flows.ts';
import { bookingCopy } from '../copy/booking.ts';
import { genderNames, patientCopy, relationShown, testsOf } from '../copy/patients.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { mealWords } from '../shared/mealWords.ts';
import { FastingCallout } from '../ui/FastingCallout.tsx';
import { slotTimes } from '../ui/slotTimes.ts';
import { LabTrust } from '../ui/LabTrust.tsx';
import { LabMark } from '../ui/icons.tsx';
import { Price } from '../ui/Price.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';
import { AddressLines } from '../shared/AddressLines.tsx';
import { langOf } from '../copy/language.ts';

const copy = bookingCopy.review;

interface Props {
  order: BookedOrder;
  /** Shown between the prices and the other facts. */
  offers?: ReactNode;
  /** Whether the cards lead to their steps, as they do on review. */
  changeable?: boolean;
}

/** Lab, prices, patient, slot and address of an order, as shown on review and checkout. */
export function OrderSummary({ order, offers, changeable = false }: Props) {
  const people = peopleOf(order.items);
  const meal = mealWords(order.slot, order.fastingFrom, order.fastingFits);
  return (
    <div className={stack({ gap: '3' })}>
      <Card>
        <div
          className={stack({
            direction: 'row',
            gap: '3',
            align: 'center',
            flexWrap: { base: 'nowrap', _tight: 'wrap' },
          })}
        >
          <LabMark name={order.lab.name} image={order.lab.image} />
          <div className={css({ minW: '0', _tight: { flex: '1 0 100%' } })}>
            <p lang={langOf(order.lab.name)} className={css({ fontWeight: 'semibold' })}>
              {order.lab.name}
            </p>
            <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>{testsOf(order)}</p>
            <LabTrust lab={order.lab} />
          </div>
          {changeable ? <Change step="lab" /> : null}
        </div>
        <hr className={css({ my: '3', borderTopWidth: '1px' })} />
        <dl className={stack({ gap: '2' })}>
          <Line label={copy.itemTotal} amount={order.itemTotal} />
          <Line
            label={order.offer ? copy.discountBy(order.offer.title) : copy.discount}
            amount={-order.discount}
          />
          <Line label={copy.grandTotal} amount={order.amount} strong />
        </dl>
      </Card>
      {offers}
      <Card className={css({ py: '1', '& > * + *': { borderTopWidth: '1px' } })}>
        {/* The tests and people of a visit are changed on the page of its labs. */}
        <Part
          title={copy.patients(people.length)}
          step={changeable ? (order.items.length === 1 ? 'patient' : 'lab') : null}
          label={order.items.length === 1 ? undefined : copy.changeTests}
        >
          <ul className={stack({ gap: '3', listStyleType: 'none' })}>
            {people.map(({ key, patient, items }) => (
              <li key={key}>
                <p lang={langOf(patient.name)}>{patient.name}</p>
                <p
                  className={css({ color: 'fg.muted', fontSize: 'sm' })}
                >{`${relationShown(patient.relation)} · ${genderNames[patient.gender]} · ${patientCopy.age(patient)}`}</p>
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
        </Part>
        <Part title={copy.slot} step={changeable ? 'slot' : null}>
          <p className={css({ fontVariantNumeric: 'tabular-nums' })}>{slotTimes(order.slot)}</p>
          {meal ? (
            <div className={css({ mt: '2' })}>
              <FastingCallout text={meal} />
            </div>
          ) : null}
        </Part>
        <Part title={copy.address} step={changeable ? 'address' : null}>
          <AddressLines address={order.address} />
        </Part>
      </Card>
    </div>
  );
}

/** A part of the order with its heading, and the button that leads to its step. */
function Part({
  title,
  step,
  label,
  children,
}: {
  title: string;
  step: ReviewedStep | null;
  /** The button's label, if it does not follow from the step. */
  label?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={css({ position: 'relative', py: '3' })}>
      <div className={css({ display: 'flex', alignItems: 'center', minH: step ? '7' : undefined })}>
        <h2 className={cx(heading({ size: 'sm' }), css({ flex: '1' }))}>{title}</h2>
        {/* The button is as tall as a finger needs without making its line taller. */}
        {step ? (
          <div className={css({ my: '-2' })}>
            <Change step={step} label={label} />
          </div>
        ) : null}
      </div>
      {children}
    </div>
  );
}

/** Leads to the step of a card, and back once it is completed. */
function Change({ step, label }: { step: ReviewedStep; label?: string | undefined }) {
  const send = Booking.useSend();
  const isPossible = Booking.useCan({ type: 'change.wanted', step });
  // For an order made on another device, not every choice is known.
  const isKnown = Booking.useSelector(({ context }) => reaches(context.draft, step));
  if (!isKnown) return null;
  return (
    <Button
      variant="ghost"
      data-change
      aria-label={label ?? copy.changes[step]}
      disabled={!isPossible}
      onClick={() => send({ type: 'change.wanted', step })}
      className={css({ colorPalette: 'brand', minH: '11', ms: 'auto', flexShrink: '0' })}
    >
      {copy.change}
    </Button>
  );
}

/** The people of the visit, each with their tests, ordered by their first test. */
function peopleOf(items: BookedItem[]) {
  const people = new Map<
    string,
    { key: string; patient: BookedItem['patient']; items: BookedItem[] }
  >();
  for (const item of items) {
    // An order has only the booked names, and two people may have the same one.
    const { name, relation, gender, age, infantAge } = item.patient;
    const key = JSON.stringify([name, relation, gender, age, infantAge]);
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
