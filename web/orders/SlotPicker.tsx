import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import type { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { ordersCopy } from '../copy/orders.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { slotsQuery } from '../shared/queries.ts';
import { MealQuestion } from '../shared/MealQuestion.tsx';
import { mealWords } from '../shared/mealWords.ts';
import { FastingCallout } from '../ui/FastingCallout.tsx';
import { Card } from '../ui/Card.tsx';
import { startOfSlot } from '../ui/slotTimes.ts';
import { SlotChoices } from '../shared/SlotChoices.tsx';
import { keptTestIds } from '../shared/visitNames.ts';
import { ErrorState, InlineMessage, Loading } from '../ui/states.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';
import { clearTyped, useTyped } from '../ui/typedText.ts';
import { Button } from '../ui/Button.tsx';

const copy = ordersCopy.track;
type Actor = ActorRefFrom<typeof trackingMachine>;

/** The free slots of the order's lab, except the current one. */
export function SlotPicker({ actor, order }: { actor: Actor; order: FollowedOrder }) {
  const { data, error, retry } = usePageQuery(slotsQuery, {
    labId: order.lab.id,
    testIds: keptTestIds(order.items),
  });
  const isAsked = useSelector(actor, (snapshot) => snapshot.can({ type: 'fasting.confirmed' }));
  const mayKeep = useSelector(actor, (snapshot) => snapshot.can({ type: 'change.abandoned' }));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  // A typed choice is only valid while the visit has this time.
  const from = `${order.slot.date} ${order.slot.startTime}`;
  const typedAs = `move.${order.id}`;
  const [{ day, slotId }, choose] = useTyped(
    typedAs,
    { from, day: '', slotId: '' },
    (typed) => typed.from === from,
  );
  const slots = (data?.slots ?? []).filter(
    ({ date, startTime }) => date !== order.slot.date || startTime !== order.slot.startTime,
  );
  const chosen = slots.find((slot) => slot.id === slotId);
  const meal = chosen && mealWords(chosen, chosen.lastMealBy, chosen.fastingFits);
  return (
    <Card>
      <h2 className={cx(heading({ size: 'md' }), css({ mb: '3' }))}>{copy.pickSlot}</h2>
      {error ? <ErrorState message={copy.slotsFailed} onRetry={retry} /> : null}
      {!data && !error ? <Loading rows={1} /> : null}
      {data && slots.length === 0 ? <InlineMessage message={copy.noSlots} /> : null}
      <div className={stack({ gap: '5' })}>
        <SlotChoices
          slots={slots}
          date={day || (slots[0]?.date ?? null)}
          slotId={slotId || null}
          onDate={(date) => choose({ day: date, slotId: '' })}
          onSlot={(id) => choose({ slotId: id })}
        />
      </div>
      {chosen ? (
        <div className={stack({ gap: '3', mt: '4' })}>
          <p className={css({ fontWeight: 'semibold' })}>{startOfSlot(chosen)}</p>
          {meal ? <FastingCallout text={meal} /> : null}
        </div>
      ) : null}
      <div className={stack({ direction: 'row', justify: 'flex-end', gap: '3', mt: '3' })}>
        <Button
          size="lg"
          variant="outline"
          disabled={!mayKeep}
          onClick={() => {
            clearTyped(typedAs);
            actor.send({ type: 'change.abandoned' });
          }}
        >
          {copy.no}
        </Button>
        <Button
          size="lg"
          loading={isBusy}
          disabled={chosen === undefined}
          onClick={() =>
            chosen &&
            actor.send({
              type: 'slot.picked',
              slotId: chosen.id,
              fastingFits: chosen.fastingFits !== false,
            })
          }
          className={css({ colorPalette: 'accent' })}
        >
          {copy.move}
        </Button>
      </div>
      <MealQuestion
        isOpen={isAsked}
        lastMealBy={chosen?.lastMealBy ?? null}
        onConfirm={() => actor.send({ type: 'fasting.confirmed' })}
        onDecline={() => actor.send({ type: 'fasting.declined' })}
      />
    </Card>
  );
}
