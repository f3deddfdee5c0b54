import { createActor } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { locationMachine } from '../../machines/location/location.machine.ts';
import { webActors } from '../flow/webActors.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { removeDraft } from '../booking/draftStorage.ts';
import { effects } from './effects.ts';
import { actorOptions } from './inspection.ts';
import { whenUnauthenticated } from './unauthenticated.ts';
import { lateActor } from './lateActor.ts';
import { ports } from './ports.ts';

/** Flows that come with the part of the page that needs them, and stay. */
export const bookingActor = lateActor(async () =>
  (await import('../booking/bookingActor.ts')).createBookingActor(),
);
export const chatActor = lateActor(async () =>
  (await import('../chat/chatActor.ts')).createChatActor(),
);
export const signUpActor = lateActor(async () =>
  (await import('../signUp/signUpActor.ts')).createSignUpActor(),
);

/** The flows that every page begins with. */
export interface Actors {
  session: ActorRefFrom<typeof sessionMachine>;
  location: ActorRefFrom<typeof locationMachine>;
  /** What the server shows of the place: it asks, as in a browser that can tell. */
  firstLocation: SnapshotFrom<typeof locationMachine>;
}

/** Creates them, outside React so that no render starts them twice; they stand in their first states until they are provided. */
export function createActors(): Actors {
  const session = createActor(
    sessionMachine.provide({
      actors: webActors(ports.session),
      actions: { log: effects.log, forgetEverything },
    }),
    actorOptions(),
  );
  whenUnauthenticated(() => session.send({ type: 'session.changed' }));
  const supported = typeof document === 'undefined' || 'geolocation' in navigator;
  const location = createActor(locationMachine.provide({ actors: webActors(ports.location) }), {
    ...actorOptions(),
    input: { supported },
  });
  const firstLocation = supported
    ? location.getSnapshot()
    : createActor(locationMachine, { input: { supported: true } }).getSnapshot();
  return { session, location, firstLocation };
}

/** Nothing of a customer stays at the device after logging out (decisions 8). */
function forgetEverything(): void {
  removeDraft();
  bookingActor.now()?.send({ type: 'booking.forgotten', draftId: crypto.randomUUID() });
  chatActor.now()?.send({ type: 'chat.forgotten' });
  // The next person at this device must not meet the last one's account and number.
  signUpActor.now()?.send({ type: 'signUp.begun' });
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.active?.postMessage('forget'));
  void import('./apollo.ts').then(({ client }) => client.clearStore());
}
