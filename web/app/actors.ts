import { createActor } from 'xstate';
import type { ActorRefFrom, InspectionEvent } from 'xstate';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import { locationMachine } from '../../machines/location/location.machine.ts';
import { toActors } from '../../machines/ports.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import { bookingPorts } from '../booking/booking.ports.ts';
import { readDraft, removeDraft, writeDraft } from '../booking/draftStorage.ts';
import { chatPorts } from '../chat/chat.ports.ts';
import { locationPorts } from '../location/location.ports.ts';
import { sessionPorts, signUpPorts } from '../session/session.ports.ts';
import { client } from './apollo.ts';
import { effects } from './effects.ts';

/** The flows that live as long as the page. */
export interface Actors {
  session: ActorRefFrom<typeof sessionMachine>;
  signUp: ActorRefFrom<typeof signUpMachine>;
  booking: ActorRefFrom<typeof bookingMachine>;
  chat: ActorRefFrom<typeof chatMachine>;
  location: ActorRefFrom<typeof locationMachine>;
  inspect: ((event: InspectionEvent) => void) | undefined;
}

/** Creates and starts the page's actors, outside React so that no render starts them twice. */
export function startActors(inspect?: (event: InspectionEvent) => void): Actors {
  const options = inspect ? { inspect } : {};
  const booking = createActor(bookingMachine.provide({ actors: toActors(bookingPorts), actions: effects }), { ...options, input: { draft: readDraft(null) } });
  const chat = createActor(chatMachine.provide({ actors: toActors(chatPorts), actions: { log: effects.log } }), options);
  const forgetEverything = () => {
    removeDraft();
    booking.send({ type: 'booking.forgotten', draftId: crypto.randomUUID() });
    chat.send({ type: 'chat.forgotten' });
    void client.clearStore();
  };
  const session = createActor(sessionMachine.provide({ actors: toActors(sessionPorts), actions: { log: effects.log, forgetEverything } }), options);
  const signUp = createActor(signUpMachine.provide({ actors: toActors(signUpPorts), actions: effects }), options);
  const location = createActor(locationMachine.provide({ actors: toActors(locationPorts) }), { ...options, input: { supported: 'geolocation' in navigator } });

  keepDraft(booking, session);
  for (const actor of [session, signUp, booking, chat, location]) actor.start();
  return { session, signUp, booking, chat, location, inspect };
}

/** Stores the draft as it changes; a customer who turns out to be another one gets his own. */
function keepDraft(booking: Actors['booking'], session: Actors['session']): void {
  let owner: string | null = null;
  session.subscribe(({ context }) => {
    const userId = context.user?.id ?? null;
    if (userId === owner) return;
    const before = owner;
    owner = userId;
    if (before !== null && userId !== null) booking.send({ type: 'draft.restored', draft: readDraft(userId) });
    else if (userId !== null && booking.getSnapshot().context.draft.testId === null) restore(booking, userId);
    if (userId !== null) writeDraft(booking.getSnapshot().context.draft, owner);
  });
  let stored = booking.getSnapshot().context.draft;
  booking.subscribe(({ context }) => {
    if (context.draft === stored) return;
    stored = context.draft;
    writeDraft(stored, owner);
  });
}

function restore(booking: Actors['booking'], userId: string): void {
  const draft = readDraft(userId);
  if (draft.testId !== null || draft.orderId !== null) booking.send({ type: 'draft.restored', draft });
}
