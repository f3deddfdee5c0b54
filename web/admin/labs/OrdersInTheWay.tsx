import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { labScheduleMachine } from '../../../machines/labSchedule/labSchedule.machine.ts';
import { fateOfAll, fatesForAll } from '../../../machines/labSchedule/labSchedule.rules.ts';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { fateNames } from './fateNames.ts';
import { OrderInTheWay } from './OrderInTheWay.tsx';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';

/** The orders whose times a change removes: each keeps its time, moves, or is cancelled. */
export function OrdersInTheWay({ actor }: { actor: ActorRefFrom<typeof labScheduleMachine> }) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { orders } = context;
  return (
    <section
      aria-label={copy.inTheWay}
      className={stack({
        gap: '5',
        borderWidth: '1px',
        borderColor: 'accent.border',
        borderRadius: 'card',
        p: '4',
      })}
    >
      <h3 className={css({ fontWeight: 'semibold' })}>{copy.inTheWay}</h3>
      <fieldset
        disabled={busy}
        className={stack({ gap: '5', borderWidth: '0', p: '0', m: '0', minW: '0' })}
      >
        {orders.length > 1 ? (
          <Choices
            label={copy.allOrders}
            names={fateNames(fatesForAll(context))}
            value={fateOfAll(context) ?? ''}
            onChange={(fate) => actor.send({ type: 'fate.chosenForAll', fate })}
          />
        ) : null}
        {orders.map((order) => (
          <OrderInTheWay key={order._id} order={order} choices={context} send={actor.send} />
        ))}
      </fieldset>
      <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{copy.notified}</p>
      <div className={stack({ direction: 'row', gap: '3', flexWrap: 'wrap' })}>
        <Button
          type="button"
          loading={busy}
          onClick={() => actor.send({ type: 'orders.decided' })}
          className={css({ colorPalette: 'accent', minH: '11' })}
        >
          {copy.decide}
        </Button>
        <Button
          type="button"
          variant="outline"
          onClick={() => actor.send({ type: 'schedule.givenUp' })}
          className={css({ minH: '11' })}
        >
          {copy.back}
        </Button>
      </div>
    </section>
  );
}
