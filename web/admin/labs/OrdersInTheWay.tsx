import { useState } from 'react';
import type { OrderDecision, OrderFate } from '../../../machines/generated/schema.ts';
import type { OrderInTheWay } from '../../../machines/labSchedule/labSchedule.machine.ts';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import { daysCopy } from '../../copy/days.ts';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { startOfSlot } from '../../ui/slotTimes.ts';
import { formatRupees } from '../../ui/Price.tsx';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';

interface Props {
  orders: OrderInTheWay[];
  busy: boolean;
  onDecide: (decisions: OrderDecision[]) => void;
  onGiveUp: () => void;
}

/** The orders whose times a change takes away: each keeps its time or is cancelled. */
export function OrdersInTheWay({ orders, busy, onDecide, onGiveUp }: Props) {
  const [chosen, setChosen] = useState<Record<string, OrderFate>>({});
  const fateOf = (id: string): OrderFate => chosen[id] ?? 'KEEP';
  return (
    <section
      aria-label={copy.inTheWay}
      className={stack({
        gap: '4',
        borderWidth: '1px',
        borderColor: 'accent.border',
        borderRadius: 'card',
        p: '4',
      })}
    >
      <h3 className={css({ fontWeight: 'semibold' })}>{copy.inTheWay}</h3>
      {orders.map((order) => (
        <div key={order._id} className={stack({ gap: '2' })}>
          <p className={css({ fontWeight: 'medium', overflowWrap: 'anywhere' })}>
            {order.patientName}, {order.testName}
          </p>
          <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
            {startOfSlot(order)} ·{' '}
            {order.paid ? copy.paid(formatRupees(order.amount)) : copy.unpaid}
          </p>
          <Choices
            label={`${order.patientName}, ${daysCopy.clock(order.startTime)}`}
            names={{ KEEP: copy.keep, CANCEL: copy.cancel }}
            value={fateOf(order._id)}
            onChange={(fate) => setChosen({ ...chosen, [order._id]: fate })}
          />
        </div>
      ))}
      <div className={stack({ direction: 'row', gap: '3', flexWrap: 'wrap' })}>
        <Button
          type="button"
          loading={busy}
          onClick={() => onDecide(orders.map(({ _id }) => ({ orderId: _id, action: fateOf(_id) })))}
          className={css({ colorPalette: 'accent', minH: '11' })}
        >
          {copy.decide}
        </Button>
        <Button type="button" variant="outline" onClick={onGiveUp} className={css({ minH: '11' })}>
          {copy.back}
        </Button>
      </div>
    </section>
  );
}
