import { useId, useState } from 'react';
import { ChevronDown } from '../ui/lucide/ChevronDown.tsx';
import { ChevronRight } from '../ui/lucide/ChevronRight.tsx';
import { patientCopy, testsOf } from '../copy/patients.ts';
import { adminOrdersCopy as copy } from '../copy/adminOrders.ts';
import type { AdminOrderFragment } from './generated/graphql.ts';
import { dayOfMoment } from '../ui/days.ts';
import { formatRupees } from '../ui/Price.tsx';
import { timesOf } from '../shared/orderTimes.ts';
import { AdminOrderDetails } from './AdminOrderCard.tsx';
import { patientName } from './orderWords.ts';
import { OrderMarks } from './OrderMarks.tsx';
import type { Technician } from './TechnicianField.tsx';
import { css, cx } from '../generated/panda/css/index.js';

/** An order as a row of the table; opened, it has the contents of the card below it. */
export function OrderRow({
  order,
  columns,
  technicians,
  onChanged,
}: {
  order: AdminOrderFragment;
  columns: number;
  /** Undefined until loaded. */
  technicians: readonly Technician[] | undefined;
  onChanged: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const second = css({ color: 'fg.muted', overflowWrap: 'anywhere' });
  return (
    <tbody data-order={order.id}>
      <tr className={row}>
        <td>
          <p>{timesOf(order).start(order.slot)}</p>
          <p className={second}>{order.number}</p>
        </td>
        <th scope="row">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
            className={opener}
          >
            <Chevron size={16} aria-hidden className={css({ flexShrink: '0', mt: '0.5' })} />
            <span>
              <span
                className={css({ fontWeight: 'semibold' })}
              >{`${patientName(order.patient)}, ${patientCopy.age(order.patient)}`}</span>{' '}
              <span className={cx(second, css({ display: 'block' }))}>{testsOf(order)}</span>
            </span>
          </button>
        </th>
        <td>
          <p>{order.lab.name}</p>
          <p className={second}>{order.technicianName ?? copy.nobody}</p>
        </td>
        <td>
          <OrderMarks order={order} />
        </td>
        <td>{dayOfMoment(order.createdAt)}</td>
        <td className={css({ fontVariantNumeric: 'tabular-nums' })}>
          {formatRupees(order.amount)}
        </td>
      </tr>
      {isOpen ? (
        <tr>
          <td id={id} colSpan={columns} className={css({ px: '4', py: '4', bg: 'bg.muted' })}>
            <AdminOrderDetails order={order} technicians={technicians} onChanged={onChanged} />
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

const row = css({
  position: 'relative',
  _hover: { bg: 'bg.muted' },
  '& > *': { px: { base: '2', xl: '3' }, py: '3' },
  '& > th': { fontWeight: 'normal' },
});
/** The button covers the whole row, so that a press anywhere opens it. */
const opener = css({
  display: 'flex',
  gap: '1',
  minH: '11',
  minW: '11',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _after: { content: '""', position: 'absolute', inset: '0' },
});
