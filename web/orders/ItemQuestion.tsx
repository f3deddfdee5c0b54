import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import type { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { ordersCopy } from '../copy/orders.ts';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import { css } from '../generated/panda/css/index.js';
import { Button } from '../ui/Button.tsx';
import { formatRupees } from '../ui/Price.tsx';

const copy = ordersCopy.track.items;

/** Asks whether one test of a visit is to be cancelled. */
export function ItemQuestion({
  actor,
  order,
}: {
  actor: ActorRefFrom<typeof trackingMachine>;
  order: FollowedOrder;
}) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.can({ type: 'itemCancel.confirmed' }));
  const itemId = useSelector(actor, (snapshot) => snapshot.context.itemId);
  const item = order.items.find(({ id }) => id === itemId);
  return (
    <AlertDialog
      open={isOpen}
      title={item ? copy.sure(item.test.name, item.patient.name) : ''}
      closeLabel={ordersCopy.track.no}
      onClose={() => actor.send({ type: 'change.abandoned' })}
      extra={
        <Button
          onClick={() => actor.send({ type: 'itemCancel.confirmed' })}
          className={css({ minH: '11', colorPalette: 'red' })}
        >
          {copy.yes}
        </Button>
      }
    >
      {item ? copy.sureText(formatRupees(item.refundIfCancelled)) : null}
    </AlertDialog>
  );
}
