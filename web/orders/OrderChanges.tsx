import { useSelector } from '@xstate/react';
import { useState } from 'react';

import type { ActorRefFrom } from 'xstate';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import type { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { ordersCopy } from '../copy/orders.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { useLayer } from '../ui/layers.ts';
import { useOpenedPart } from '../ui/useOpenedPart.ts';
import { Loading } from '../ui/states.tsx';
import { AlertDialog } from '../shared/AlertDialog.ts';
import { PartBoundary } from '../shared/PartBoundary.tsx';
import { LoadBoundary } from '../shared/LoadBoundary.tsx';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import { asksFirst } from '../ui/openLoaded.ts';

const copy = ordersCopy.track;
// Lazy, as most people who look at an order change nothing.
export const SlotPicker = lazyComponent(async () => (await import('./SlotPicker.tsx')).SlotPicker);

interface Props {
  actor: ActorRefFrom<typeof trackingMachine>;
  order: FollowedOrder;
}

/** Buttons to cancel or to change the slot, while the machines allow it. */
export function OrderChanges({ actor, order }: Props) {
  const mayCancel = useSelector(actor, (snapshot) => snapshot.can({ type: 'cancel.requested' }));
  const mayMove = useSelector(actor, (snapshot) => snapshot.can({ type: 'reschedule.requested' }));
  const isAskingForItem = useSelector(actor, (snapshot) =>
    snapshot.can({ type: 'itemCancel.confirmed' }),
  );
  const isConfirming = useSelector(actor, (snapshot) =>
    snapshot.matches({ following: 'askingToCancel' }),
  );
  const picking = useSelector(actor, (snapshot) => snapshot.hasTag('choosing'));
  const [wasAsked, setWasAsked] = useState(false);
  const { opener, part } = useOpenedPart();
  if (isConfirming && !wasAsked) setWasAsked(true);
  const consequence = order.availableActions.includes('PAY') ? copy.sureUnpaid : copy.sureText;
  const askToCancel = asksFirst(AlertDialog, () => actor.send({ type: 'cancel.requested' }), {
    title: copy.sure,
    lead: consequence,
    close: copy.no,
  });
  // The dialog returns the focus to the button that opened it, so the page behind it must not
  // change.
  const isAsking = isConfirming || isAskingForItem;
  const stays = (action: 'CANCEL' | 'RESCHEDULE') =>
    isAsking && order.availableActions.includes(action);
  return (
    <LoadBoundary loading={null} failed={() => null}>
      <div className={stack({ direction: 'row', gap: '3', flexWrap: 'wrap' })}>
        {mayMove || stays('RESCHEDULE') ? (
          <Button
            ref={opener}
            size="lg"
            variant="outline"
            onClick={() => actor.send({ type: 'reschedule.requested' })}
          >
            {copy.move}
          </Button>
        ) : null}
        {mayCancel || stays('CANCEL') ? (
          <Button
            size="lg"
            variant="ghost"
            {...askToCancel}
            className={css({ colorPalette: 'red' })}
          >
            {copy.cancel}
          </Button>
        ) : null}
      </div>
      {picking ? (
        <div ref={part} tabIndex={-1} role="group" aria-label={copy.pickSlot}>
          <Picking actor={actor} order={order} />
        </div>
      ) : null}
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
          {consequence}
        </AlertDialog>
      ) : null}
    </LoadBoundary>
  );
}

/** The picker for another slot, with a placeholder while its code is fetched. */
function Picking({ actor, order }: Props) {
  useLayer(true, () => actor.send({ type: 'change.abandoned' }));
  return (
    <PartBoundary
      loading={
        <Card>
          <h2 className={cx(heading({ size: 'md' }), css({ mb: '3' }))}>{copy.pickSlot}</h2>
          <Loading rows={1} />
        </Card>
      }
    >
      <SlotPicker actor={actor} order={order} />
    </PartBoundary>
  );
}
