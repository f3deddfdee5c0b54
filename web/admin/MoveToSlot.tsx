import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { Message } from '../../machines/notices.ts';
import { adminDayCopy } from '../copy/adminDay.ts';
import { SlotsDocument } from '../generated/graphql.ts';
import { messageOfFailure } from '../shared/apollo.ts';
import { SlotChoices } from '../shared/SlotChoices.tsx';
import { Button } from '../ui/Button.tsx';
import { useLayer } from '../ui/layers.ts';
import { startOfSlot } from '../ui/slotTimes.ts';
import { ErrorState, InlineMessage, Loading } from '../ui/states.tsx';
import { RescheduleForCustomerDocument } from './generated/graphql.ts';
import type { AdminOrderFragment } from './generated/graphql.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';

const copy = adminDayCopy.card;
interface Props {
  order: AdminOrderFragment;
  onMoved: () => void;
}

/** Another time for a customer, chosen by owners and operations as the customer could. */
export function MoveToSlot({ order, onMoved }: Props) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Slots order={order} onMoved={onMoved} onClose={() => setOpen(false)} />
  ) : (
    <Button variant="outline" onClick={() => setOpen(true)} className={css({ minH: '11' })}>
      {copy.move}
    </Button>
  );
}

function Slots({ order, onMoved, onClose }: Props & { onClose: () => void }) {
  const { data, error, refetch } = useQuery(SlotsDocument, {
    variables: { labId: order.lab.id },
    fetchPolicy: 'network-only',
  });
  const [move, { loading }] = useMutation(RescheduleForCustomerDocument);
  const [message, setMessage] = useState<Message | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const [slotId, setSlotId] = useState<string | null>(null);
  useLayer(true, onClose);
  const slots = (data?.slots ?? []).filter(
    ({ date, startTime }) => date !== order.slot.date || startTime !== order.slot.startTime,
  );
  const chosen = slots.find((slot) => slot.id === slotId);
  const save = (id: string) => {
    setMessage(null);
    move({ variables: { orderId: order.id, slotId: id } }).then(
      () => {
        onClose();
        onMoved();
      },
      (failure: unknown) => {
        setMessage(messageOfFailure(failure));
        void refetch();
      },
    );
  };
  return (
    <section aria-label={copy.pick} className={stack({ gap: '4', w: 'full', minW: '0' })}>
      <h3 className={heading({ size: 'md' })}>{copy.pick}</h3>
      {error ? <ErrorState onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Loading rows={1} /> : null}
      {data && slots.length === 0 ? <InlineMessage message={copy.noSlots} /> : null}
      <SlotChoices
        slots={slots}
        date={day ?? slots[0]?.date ?? null}
        slotId={slotId}
        onDate={(date) => {
          setDay(date);
          setSlotId(null);
        }}
        onSlot={setSlotId}
      />
      {chosen ? <p className={css({ fontWeight: 'semibold' })}>{startOfSlot(chosen)}</p> : null}
      <InlineMessage message={message} />
      <div className={stack({ direction: 'row', gap: '2', flexWrap: 'wrap' })}>
        <Button
          disabled={!chosen}
          loading={loading}
          onClick={() => chosen && save(chosen.id)}
          className={css({ colorPalette: 'accent', minH: '11' })}
        >
          {copy.save}
        </Button>
        <Button variant="outline" onClick={onClose} className={css({ minH: '11' })}>
          {copy.close}
        </Button>
      </div>
    </section>
  );
}
