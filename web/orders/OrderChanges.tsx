import { NativeSelect } from '@chakra-ui/react';
import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Order } from '../../machines/generated/schema.ts';
import type { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { ordersCopy } from '../copy/orders.ts';
import { SlotsDocument } from '../generated/graphql.ts';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import { Card } from '../ui/Card.tsx';
import { longDay } from '../ui/days.ts';
import { InlineMessage } from '../ui/states.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';
import { Button } from '../ui/Button.tsx';

const copy = ordersCopy.track;
type Actor = ActorRefFrom<typeof trackingMachine>;

/** Cancel and change the slot, as long as the charts allow it. */
export function OrderChanges({ actor, order }: { actor: Actor; order: Order }) {
  const mayCancel = useSelector(actor, (snapshot) => snapshot.can({ type: 'cancel.requested' }));
  const mayMove = useSelector(actor, (snapshot) => snapshot.can({ type: 'reschedule.requested' }));
  const isConfirming = useSelector(actor, (snapshot) =>
    snapshot.matches({ following: 'askingToCancel' }),
  );
  const picking = useSelector(actor, (snapshot) => snapshot.hasTag('choosing'));
  return (
    <>
      <div className={stack({ direction: 'row', gap: '3', flexWrap: 'wrap' })}>
        {mayMove ? (
          <Button
            size="lg"
            variant="outline"
            onClick={() => actor.send({ type: 'reschedule.requested' })}
          >
            {copy.move}
          </Button>
        ) : null}
        {mayCancel ? (
          <Button
            size="lg"
            variant="ghost"
            onClick={() => actor.send({ type: 'cancel.requested' })}
            className={css({ colorPalette: 'red' })}
          >
            {copy.cancel}
          </Button>
        ) : null}
      </div>
      {picking ? <SlotPicker actor={actor} order={order} /> : null}
      <AlertDialog
        open={isConfirming}
        title={copy.sure}
        closeLabel={copy.no}
        onClose={() => actor.send({ type: 'change.abandoned' })}
        extra={
          <Button
            onClick={() => actor.send({ type: 'cancel.confirmed', reason: null })}
            className={css({ minH: '11', colorPalette: 'red' })}
          >
            {copy.yes}
          </Button>
        }
      >
        {order.availableActions.includes('PAY') ? copy.sureUnpaid : copy.sureText}
      </AlertDialog>
    </>
  );
}

/** Every free slot of the order's lab but the one that it has. */
function SlotPicker({ actor, order }: { actor: Actor; order: Order }) {
  const { data } = useQuery(SlotsDocument, {
    variables: { labId: order.lab.id },
    fetchPolicy: 'network-only',
  });
  const [slotId, setSlotId] = useState('');
  const slots = (data?.slots ?? []).filter(
    ({ date, startTime }) => date !== order.slot.date || startTime !== order.slot.startTime,
  );
  return (
    <Card>
      <h2 className={cx(heading({ size: 'md' }), css({ mb: '3' }))}>{copy.pickSlot}</h2>
      {data && slots.length === 0 ? <InlineMessage message={copy.noSlots} /> : null}
      <NativeSelect.Root size="lg">
        <NativeSelect.Field
          aria-label={copy.pickSlot}
          value={slotId}
          onChange={(event) => setSlotId(event.target.value)}
        >
          <option value="">{copy.pickSlot}</option>
          {slots.map((slot) => (
            <option key={slot.id} value={slot.id}>
              {longDay(slot.date)}, {slot.startTime}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <div className={stack({ direction: 'row', justify: 'flex-end', gap: '3', mt: '3' })}>
        <Button
          size="lg"
          variant="outline"
          onClick={() => actor.send({ type: 'change.abandoned' })}
        >
          {copy.no}
        </Button>
        <Button
          size="lg"
          disabled={slotId === ''}
          onClick={() => actor.send({ type: 'slot.picked', slotId })}
          className={css({ colorPalette: 'accent' })}
        >
          {copy.move}
        </Button>
      </div>
    </Card>
  );
}
