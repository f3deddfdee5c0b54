import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { webActors } from '../flow/webActors.ts';
import { effects } from '../app/effects.ts';
import { actorOptions } from '../app/inspection.ts';
import { ports } from '../app/ports.ts';

/** The funnel's actor, with nothing chosen yet. */
export function createBookingActor(): ActorRefFrom<typeof bookingMachine> {
  return createActor(
    bookingMachine.provide({ actors: webActors(ports.booking), actions: effects }),
    { ...actorOptions(), input: { draft: emptyDraft(crypto.randomUUID()) } },
  );
}
