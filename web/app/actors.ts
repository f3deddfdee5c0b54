import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { locationMachine } from '../../machines/location/location.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import { removeDrafts, sentDraftKey } from '../shared/drafts/storedDrafts.ts';
import type { SentDraft } from '../shared/drafts/storedDrafts.ts';
import type { MeQuery } from '../generated/graphql.ts';
import { createLocationActor } from '../location/locationActor.ts';
import { createSessionActor } from '../session/sessionActor.ts';
import {
  bookingActor,
  chatActor,
  findTestActor,
  pinActor,
  signUpActor,
} from '../shared/flows/flows.ts';
import { answerKey } from '../shared/pageData.ts';
import type { PageData } from '../shared/pageData.ts';
import { meQuery, none } from '../shared/queries.ts';
import { afterHydration, nextTask } from '../shared/hydration.ts';
import { rememberDevice } from '../shared/knownDevice.ts';
import { findOwnPin } from '../shared/pin/findOwnPin.ts';
import { openPinBy, pinShell } from '../shared/pin/openPin.ts';
import { writePin } from '../shared/pin/storedPin.ts';
import { notifyOtherTabs, onOtherTabs } from '../shared/otherTabs.ts';
import { onSessionChange, setCustomer } from '../shared/sessionChange.ts';
import { openLoaded } from '../ui/openLoaded.ts';
import { clearTab } from '../ui/tabStorage.ts';
import { PinSheet } from './lazyParts.tsx';

/** The actors that every page starts with. */
export interface Actors {
  session: ActorRefFrom<typeof sessionMachine>;
  location: ActorRefFrom<typeof locationMachine>;
  /**
   * The location as the server renders it: the device is being asked, as in a browser with
   * geolocation.
   */
  firstLocation: SnapshotFrom<typeof locationMachine>;
}

/**
 * Creates the actors, outside React so that no render starts them twice; they are started when
 * provided. `wanted` is the page to return to after logging in.
 */
export function createActors(pageData: PageData, wanted?: string): Actors {
  const { me } = (pageData.get(answerKey(meQuery.name, none)).data ?? {}) as Partial<MeQuery>;
  const session = createSessionActor(
    {
      clearStoredAnswers,
      clearDeviceData: () => {
        clearEntered();
        clearStoredAnswers();
        pageData.clearOwn();
      },
      clearLeftovers: (customerId) => {
        clearEntered();
        toServiceWorker({ customerId });
      },
    },
    { ...(me && { user: me }), ...(wanted && { wanted }) },
  );
  onSessionChange(() => session.send({ type: 'session.changed' }));
  if (typeof window !== 'undefined') shareSession(session);
  signUpActor.makeBy(async () => (await import('../signUp/signUpActor.ts')).createSignUpActor());
  chatActor.makeBy(async () => (await import('../chat/chatActor.ts')).createChatActor());
  findTestActor.makeBy(async () =>
    (await import('../home/createFindTestActor.ts')).createFindTestActor(),
  );
  bookingActor.makeBy(async () => {
    const sent = pageData.take(sentDraftKey) as SentDraft | undefined;
    // A server-rendered page has its answers. On others the ports are loaded as well, so that a
    // press that opens the funnel only waits for the answer.
    const [{ createBookingActor }, { storeDraft }, opened] = await Promise.all([
      import('../booking/bookingActor.ts'),
      import('../booking/storeDraft.ts'),
      sent && import('../booking/openedBooking.ts'),
      sent ? undefined : import('../booking/booking.ports.ts'),
    ]);
    const booking = createBookingActor(pageData.take);
    storeDraft(booking, session, sent);
    if (sent) {
      await nextTask();
      await opened!.takeUpPage(booking, sent);
    }
    return booking;
  });
  pinActor.makeBy(async () => (await import('../location/pinActor.ts')).createPinActor());
  // Loaded with its ports, so that 'Check' is answered at once.
  const pinSheet = {
    load: () =>
      Promise.all([pinActor.load(), PinSheet.load(), import('../location/location.ports.ts')]),
    isLoaded: () => pinActor.current() !== undefined && PinSheet.isLoaded(),
  };
  openPinBy(() =>
    openLoaded(pinSheet, () => pinActor.current()!.send({ type: 'pin.wanted' }), pinShell()),
  );
  const { location, firstLocation } = createLocationActor();
  return { session, location, firstLocation };
}

/** Tells other tabs about this tab's customer, and this one about theirs. */
function shareSession(session: Actors['session']): void {
  let known: string | null = null;
  session.subscribe(({ context }) => {
    const id = context.user?.id ?? null;
    if (id === known) return;
    known = id;
    setCustomer(id);
    if (id === null) return;
    rememberDevice();
    notifyOtherTabs(id);
    void afterHydration().then(findOwnPin);
  });
  onOtherTabs({
    changed: (id) => id !== known && session.send({ type: 'session.changed' }),
    ended: () => session.send({ type: 'session.ended' }),
  });
}

/** Clears everything that a customer chose or typed on this device, on logout (PD-8). */
function clearEntered(): void {
  removeDrafts();
  writePin(null);
  clearTab();
}

/**
 * Clears the data that the service worker stores of the customer for offline reading (web/sw.ts).
 */
const clearStoredAnswers = () => toServiceWorker('forget');

function toServiceWorker(message: unknown): void {
  const { serviceWorker } = navigator;
  // Synchronously if possible, as the page may be closed in the next moment.
  if (serviceWorker?.controller) serviceWorker.controller.postMessage(message);
  else
    void serviceWorker
      ?.getRegistration()
      .then((registration) => registration?.active?.postMessage(message));
}
