import { Button, Heading, NativeSelect, Stack } from '@chakra-ui/react';
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

const copy = ordersCopy.track;
type Actor = ActorRefFrom<typeof trackingMachine>;

/** Cancel and change the slot, as long as the charts allow it. */
export function OrderChanges({ actor, order }: { actor: Actor; order: Order }) {
  const mayCancel = useSelector(actor, (snapshot) => snapshot.can({ type: 'cancel.requested' }));
  const mayMove = useSelector(actor, (snapshot) => snapshot.can({ type: 'reschedule.requested' }));
  const asking = useSelector(actor, (snapshot) =>
    snapshot.matches({ following: 'askingToCancel' }),
  );
  const picking = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches({ following: 'pickingSlot' }) || snapshot.matches({ following: 'moving' }),
  );
  return (
    <>
      <Stack direction="row" gap="3" wrap="wrap">
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
            colorPalette="red"
            onClick={() => actor.send({ type: 'cancel.requested' })}
          >
            {copy.cancel}
          </Button>
        ) : null}
      </Stack>
      {picking ? <SlotPicker actor={actor} labId={order.lab.id} /> : null}
      <AlertDialog
        open={asking}
        title={copy.sure}
        closeLabel={copy.no}
        onClose={() => actor.send({ type: 'change.abandoned' })}
        extra={
          <Button
            minH="11"
            colorPalette="red"
            onClick={() => actor.send({ type: 'cancel.confirmed', reason: null })}
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

function SlotPicker({ actor, labId }: { actor: Actor; labId: string }) {
  const { data } = useQuery(SlotsDocument, { variables: { labId }, fetchPolicy: 'network-only' });
  const [slotId, setSlotId] = useState('');
  const slots = data?.slots ?? [];
  return (
    <Card>
      <Heading as="h2" size="md" mb="3">
        {copy.pickSlot}
      </Heading>
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
      <Stack direction="row" justify="flex-end" gap="3" mt="3">
        <Button
          size="lg"
          variant="outline"
          onClick={() => actor.send({ type: 'change.abandoned' })}
        >
          {copy.no}
        </Button>
        <Button
          size="lg"
          colorPalette="accent"
          disabled={slotId === ''}
          onClick={() => actor.send({ type: 'slot.picked', slotId })}
        >
          {copy.move}
        </Button>
      </Stack>
    </Card>
  );
}
