import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import type { OrderActsActor } from './useOrderActs.ts';
import { adminDayCopy } from '../copy/adminDay.ts';
import { SlotChoices } from '../shared/SlotChoices.tsx';
import { keptTestIds } from '../shared/visitNames.ts';
import { Button } from '../ui/Button.tsx';
import { useLayer } from '../ui/layers.ts';
import { useOpenedPart } from '../ui/useOpenedPart.ts';
import { startOfSlot } from '../ui/slotTimes.ts';
import { ErrorState, InlineMessage, Loading } from '../ui/states.tsx';
import { SlotsDocument } from './generated/graphql.ts';
import type { AdminOrderFragment } from './generated/graphql.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';

const copy = adminDayCopy.card;
interface Props {
  order: AdminOrderFragment;
  actor: OrderActsActor;
}

/**
 * Moves a customer's visit to another time; owners and operations choose it as the customer could.
 */
export function MoveToSlot({ order, actor }: Props) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('choosing'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { opener, part } = useOpenedPart();
  return isOpen ? (
    <section
      ref={part}
      tabIndex={-1}
      aria-label={copy.pick}
      className={stack({ gap: '4', w: 'full', minW: '0' })}
    >
      <Slots order={order} actor={actor} />
    </section>
  ) : (
    <Button
      ref={opener}
      variant="outline"
      disabled={isBusy}
      onClick={() => actor.send({ type: 'otherTime.wanted' })}
      className={css({ minH: '11' })}
    >
      {copy.move}
    </Button>
  );
}

function Slots({ order, actor }: Props) {
  const { data, error, refetch } = useQuery(SlotsDocument, {
    variables: { labId: order.lab.id, testIds: keptTestIds(order.items) },
    fetchPolicy: 'network-only',
  });
  const { date, slotId, message } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const close = () => actor.send({ type: 'otherTime.cancelled' });
  useLayer(true, close);
  const slots = (data?.slots ?? []).filter(
    ({ date, startTime }) => date !== order.slot.date || startTime !== order.slot.startTime,
  );
  const chosen = slots.find((slot) => slot.id === slotId);
  return (
    <>
      <h3 className={heading({ size: 'md' })}>{copy.pick}</h3>
      {error ? <ErrorState onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Loading rows={1} /> : null}
      {data && slots.length === 0 ? <InlineMessage message={copy.noSlots} /> : null}
      <SlotChoices
        slots={slots}
        date={date ?? slots[0]?.date ?? null}
        slotId={slotId}
        onDate={(day) => actor.send({ type: 'date.selected', date: day })}
        onSlot={(id) => actor.send({ type: 'slot.selected', slotId: id })}
      />
      {chosen ? <p className={css({ fontWeight: 'semibold' })}>{startOfSlot(chosen)}</p> : null}
      <InlineMessage message={message} />
      <div className={stack({ direction: 'row', gap: '2', flexWrap: 'wrap' })}>
        <Button
          disabled={!chosen}
          loading={isBusy}
          onClick={() => actor.send({ type: 'slot.confirmed' })}
          className={css({ colorPalette: 'accent', minH: '11' })}
        >
          {copy.save}
        </Button>
        <Button variant="outline" onClick={close} className={css({ minH: '11' })}>
          {copy.close}
        </Button>
      </div>
    </>
  );
}
