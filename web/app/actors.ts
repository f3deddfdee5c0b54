import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { locationMachine } from '../../machines/location/location.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import { removeDrafts } from '../booking/storedDrafts.ts';
import { createLocationActor } from '../location/locationActor.ts';
import { createSessionActor } from '../session/sessionActor.ts';
import { bookingActor, chatActor, signUpActor } from '../shared/flows/flows.ts';
import { onSessionChange } from '../shared/sessionChange.ts';
import { clearTab } from '../ui/tabStorage.ts';

/** The flows that every page begins with. */
export interface Actors {
  session: ActorRefFrom<typeof sessionMachine>;
  location: ActorRefFrom<typeof locationMachine>;
  /** What the server renders of the location: the device is being asked, as in a browser that supports it. */
  firstLocation: SnapshotFrom<typeof locationMachine>;
}

/**
 * Creates them, outside React so that no render starts them twice; they stand in their first states
 * until they are provided.
 */
export function createActors(): Actors {
  const session = createSessionActor({ clearStoredAnswers, clearDeviceData });
  onSessionChange(() => session.send({ type: 'session.changed' }));
  signUpActor.makeBy(async () => (await import('../signUp/signUpActor.ts')).createSignUpActor());
  chatActor.makeBy(async () => (await import('../chat/chatActor.ts')).createChatActor());
  bookingActor.makeBy(async () => {
    const [{ createBookingActor }, { storeDraft }] = await Promise.all([
      import('../booking/bookingActor.ts'),
      import('../booking/storeDraft.ts'),
    ]);
    const booking = createBookingActor();
    storeDraft(booking, session);
    return booking;
  });
  const { location, firstLocation } = createLocationActor();
  return { session, location, firstLocation };
}

/** Nothing of a customer stays at the device after logging out (PD-8). */
function clearDeviceData(): void {
  removeDrafts();
  clearTab();
  bookingActor.current()?.send({ type: 'booking.forgotten', draftId: crypto.randomUUID() });
  chatActor.current()?.send({ type: 'chat.forgotten' });
  // The next person at this device must not meet the last one's account and number.
  signUpActor.current()?.send({ type: 'signUp.begun' });
  clearStoredAnswers();
  void import('../shared/apollo.ts').then(({ client }) => client.clearStore());
}

/** What the service worker stores of the customer for reading offline (web/sw.ts). */
function clearStoredAnswers(): void {
  const { serviceWorker } = navigator;
  // At once where possible: the page may be closed in the next moment.
  if (serviceWorker?.controller) serviceWorker.controller.postMessage('forget');
  else
    void serviceWorker
      ?.getRegistration()
      .then((registration) => registration?.active?.postMessage('forget'));
}
