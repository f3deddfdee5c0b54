import { createContext, use, useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { orderActsMachine } from '../../machines/orderActs/orderActs.machine.ts';
import { effects } from '../shared/flows/effects.ts';
import { actorOptions } from '../shared/flows/inspection.ts';
import { webActors } from '../shared/flows/webActors.ts';
import { orderActsPorts, reloadSlots } from './orderActs.ports.ts';

export type OrderActsActor = ActorRefFrom<typeof orderActsMachine>;
type Begun = Map<string, OrderActsActor>;

/** The running flows of a list's orders, which continue when a card becomes a row of the table. */
export const OrderActs = createContext<Begun | null>(null);

/** The flows of a list, which are stopped when its page is left. */
export function useOrderActsOfList(): Begun {
  const [begun] = useState<Begun>(() => new Map());
  useEffect(
    () => () => {
      for (const actor of begun.values()) actor.stop();
      begun.clear();
    },
    [begun],
  );
  return begun;
}

const machine = orderActsMachine.provide({
  actors: webActors(orderActsPorts),
  actions: { log: effects.log, reloadSlots },
});

/** The flow of the actions on one order. */
export function useOrderActs(orderId: string, onChanged: () => void): OrderActsActor {
  const begun = use(OrderActs);
  const [actor] = useState(
    () =>
      begun?.get(orderId) ??
      createActor(machine.provide({ actions: { notifyChange: onChanged } }), {
        ...actorOptions(),
        input: { orderId },
      }),
  );
  useEffect(() => {
    actor.start();
    if (!begun) return () => actor.stop();
    begun.set(orderId, actor);
    return undefined;
  }, [actor, begun, orderId]);
  return actor;
}
