import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromCallback } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { onSeenAgain } from '../../../machines/followLive.ts';
import { technicianDayMachine } from '../../../machines/technicianDay/technicianDay.machine.ts';
import type {
  TechnicianDayEvent,
  TechnicianDayPorts,
} from '../../../machines/technicianDay/technicianDay.types.ts';
import { mutate, query } from '../../shared/gateway.ts';
import { actorOptions } from '../../shared/flows/inspection.ts';
import { webActors } from '../../shared/flows/webActors.ts';
import { ActOnVisitDocument, VisitPhoneDocument, VisitsDocument } from '../generated/graphql.ts';
import {
  changeStoredOutbox,
  isOutboxOf,
  storeDay,
  storedDay,
  storedOutbox,
} from './staffStorage.ts';

export type DayActor = ActorRefFrom<typeof technicianDayMachine>;

const ports: TechnicianDayPorts = {
  loadVisits: async () => (await query(VisitsDocument, {})).visits,
  actOnVisit: async (act) => (await mutate(ActOnVisitDocument, { act })).actOnVisit,
  visitPhone: async ({ id }) => (await mutate(VisitPhoneDocument, { id })).visitPhone,
};

/** Milliseconds after which the list on the screen is reloaded. */
const readEvery = 60_000;

/**
 * Reloads the list each minute while the page is visible; a failed load is left to the next minute.
 */
const followVisits = fromCallback<TechnicianDayEvent>(({ sendBack }) => {
  const read = () => {
    if (document.visibilityState === 'visible')
      query(VisitsDocument, {}).then(
        ({ visits }) => sendBack({ type: 'visits.changed', day: visits }),
        () => undefined,
      );
  };
  const timer = setInterval(read, readEvery);
  return () => clearInterval(timer);
});

/**
 * The actor of a technician's day, with the data that this device stores and the browser's events.
 */
export function useDayActor(staffId: string): DayActor {
  const [machine] = useState(() =>
    technicianDayMachine.provide({
      actors: { ...webActors(ports), followVisits },
      actions: {
        storeOutbox: (_, { change }) => changeStoredOutbox(staffId, change),
        storeDay: ({ context }) => context.stored && storeDay(staffId, context.stored),
      },
    }),
  );
  const actor = useActorRef(machine, {
    ...actorOptions(),
    input: { outbox: storedOutbox(staffId), stored: storedDay(staffId) },
  });
  useEffect(() => {
    const over = new AbortController();
    addEventListener('online', () => actor.send({ type: 'connection.returned' }), over);
    addEventListener(
      'storage',
      (event: StorageEvent) =>
        isOutboxOf(staffId, event) &&
        actor.send({ type: 'outbox.changed', outbox: storedOutbox(staffId) }),
      over,
    );
    const stopLooking = onSeenAgain(() => actor.send({ type: 'day.refreshed' }));
    return () => {
      over.abort();
      stopLooking();
    };
  }, [actor, staffId]);
  return actor;
}
