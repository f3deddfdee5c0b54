import {
  chosenSlotOf,
  fateOf,
  fatesFor,
  obstacleOf,
  slotsFor,
} from '../../../machines/labSchedule/labSchedule.rules.ts';
import type {
  LabScheduleContext,
  LabScheduleEvent,
  OrderInTheWay as Order,
} from '../../../machines/labSchedule/labSchedule.types.ts';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import { daysCopy } from '../../copy/days.ts';
import { said } from '../../copy/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { formatRupees } from '../../ui/Price.tsx';
import { startOfSlot } from '../../ui/slotTimes.ts';
import { useOpenedPart } from '../../ui/useOpenedPart.ts';
import { fateNames } from './fateNames.ts';
import { NewSlots } from './NewSlots.tsx';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';

interface Props {
  order: Order;
  choices: LabScheduleContext;
  send: (event: LabScheduleEvent) => void;
}

/** An order whose time is removed, with the decision about it. */
export function OrderInTheWay({ order, choices, send }: Props) {
  const { _id: orderId, problem } = order;
  const { action } = fateOf(choices, orderId);
  const slot = chosenSlotOf(choices, orderId);
  const obstacle = obstacleOf(choices, order);
  const { opener, part } = useOpenedPart();
  const title = `${order.patientName}, ${order.testName}`;
  return (
    <div role="group" aria-label={title} className={stack({ gap: '2' })}>
      <p className={css({ fontWeight: 'medium', overflowWrap: 'anywhere' })}>{title}</p>
      <p
        className={css({ fontSize: 'sm', color: 'fg.muted' })}
      >{`${startOfSlot(order)} · ${order.paid ? copy.paid(formatRupees(order.amount)) : copy.unpaid}`}</p>
      {problem ? (
        <p className={css({ fontSize: 'sm', color: 'fg.error', fontWeight: 'medium' })}>
          {said({ text: problem.message, reason: problem.reason })}
        </p>
      ) : null}
      <Choices
        label={`${order.patientName}, ${daysCopy.clock(order.startTime)}`}
        names={fateNames(fatesFor(choices, orderId))}
        value={action}
        onChange={(fate) => send({ type: 'fate.chosen', orderId, fate })}
      />
      {obstacle ? (
        <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{copy.obstacles[obstacle]}</p>
      ) : null}
      {slot ? (
        <div className={stack({ direction: 'row', align: 'center', gap: '3', flexWrap: 'wrap' })}>
          <p className={css({ fontWeight: 'semibold' })}>{copy.newTime(startOfSlot(slot))}</p>
          {choices.picking === orderId ? null : (
            <Button
              ref={opener}
              variant="outline"
              aria-label={copy.otherTimeFor(order.patientName)}
              onClick={() => send({ type: 'slots.opened', orderId })}
              className={css({ minH: '11' })}
            >
              {copy.otherTime}
            </Button>
          )}
        </div>
      ) : null}
      {slot && choices.picking === orderId ? (
        <div
          ref={part}
          tabIndex={-1}
          role="group"
          aria-label={copy.otherTimeFor(order.patientName)}
        >
          <NewSlots
            slots={slotsFor(choices, orderId)}
            chosen={slot}
            onSelect={(slotId) => send({ type: 'slot.selected', slotId })}
            onClose={() => send({ type: 'slots.closed' })}
          />
        </div>
      ) : null}
    </div>
  );
}
