import { useSelector } from '@xstate/react';
import { useState } from 'react';

import type { ActorRefFrom } from 'xstate';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import type { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { ordersCopy } from '../copy/orders.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';
import { AlertDialog } from '../shared/AlertDialog.ts';
import { LoadBoundary } from '../shared/LoadBoundary.tsx';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import { openLoaded } from '../ui/openLoaded.ts';

const copy = ordersCopy.track;
// Most people who look at an order change nothing.
const SlotPicker = lazyComponent(async () => (await import('./SlotPicker.tsx')).SlotPicker);
type Actor = ActorRefFrom<typeof trackingMachine>;

/** Cancel and change the slot, as long as the charts allow it. */
export function OrderChanges({ actor, order }: { actor: Actor; order: FollowedOrder }) {
  const mayCancel = useSelector(actor, (snapshot) => snapshot.can({ type: 'cancel.requested' }));
  const mayMove = useSelector(actor, (snapshot) => snapshot.can({ type: 'reschedule.requested' }));
  const isConfirming = useSelector(actor, (snapshot) =>
    snapshot.matches({ following: 'askingToCancel' }),
  );
  const picking = useSelector(actor, (snapshot) => snapshot.hasTag('choosing'));
  const [wasAsked, setWasAsked] = useState(false);
  if (isConfirming && !wasAsked) setWasAsked(true);
  // The question gives the focus back to the button that opened it: both stay meanwhile.
  return (
    <LoadBoundary loading={null} failed={() => null}>
      <div className={stack({ direction: 'row', gap: '3', flexWrap: 'wrap' })}>
        {mayMove || isConfirming ? (
          <Button
            size="lg"
            variant="outline"
            onClick={() =>
              openLoaded(SlotPicker, () => actor.send({ type: 'reschedule.requested' }))
            }
          >
            {copy.move}
          </Button>
        ) : null}
        {mayCancel || isConfirming ? (
          <Button
            size="lg"
            variant="ghost"
            onClick={() => openLoaded(AlertDialog, () => actor.send({ type: 'cancel.requested' }))}
            className={css({ colorPalette: 'red' })}
          >
            {copy.cancel}
          </Button>
        ) : null}
      </div>
      {picking ? <SlotPicker actor={actor} order={order} /> : null}
      {wasAsked ? (
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
      ) : null}
    </LoadBoundary>
  );
}
