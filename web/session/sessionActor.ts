import { createActor, enqueueActions } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { User } from '../../machines/generated/schema.ts';
import { newId } from '../../machines/newId.ts';
import type {
  SessionInput,
  SessionPorts,
  SessionProgress,
} from '../../machines/session/session.types.ts';
import { effects } from '../shared/flows/effects.ts';
import { bookingActor, chatActor, signUpActor } from '../shared/flows/flows.ts';
import { actorOptions } from '../shared/flows/inspection.ts';
import { lazyPorts } from '../shared/flows/lazyPorts.ts';
import { webActors } from '../shared/flows/webActors.ts';
import { afterHydration } from '../shared/hydration.ts';
import { readTab, writeTab } from '../ui/tabStorage.ts';

// The session is loaded at every start, but must not delay the page.
const ports = lazyPorts<SessionPorts>(sessionMachine, async () => {
  await afterHydration();
  return (await import('./session.ports.ts')).sessionPorts;
});

interface Clearing {
  /** Clears the data stored of the customer for offline reading. */
  clearStoredAnswers(): void;
  /** Clears all data of the customer on this device. */
  clearDeviceData(): void;
  /** Clears data that another customer left on this device. */
  clearLeftovers(customerId: string): void;
}

/**
 * The actor of the session; the tab stores whose data it shows and the wanted page. `brought` has
 * both from the page itself.
 */
export function createSessionActor(
  clearing: Clearing,
  brought: SessionInput,
): ActorRefFrom<typeof sessionMachine> {
  const session = createActor(
    sessionMachine.provide({
      actors: webActors(ports),
      actions: {
        log: effects.log,
        ...clearing,
        clearLeftovers: (_, { user }) => user && clearing.clearLeftovers(user.id),
        // Sent by this actor, so that the inspector shows the sender.
        notifyCustomerLeft: enqueueActions(
          ({ enqueue }, next: { user: User | null } | undefined) => {
            const booking = bookingActor.current();
            const chat = chatActor.current();
            const signUp = signUpActor.current();
            if (booking) enqueue.sendTo(booking, { type: 'booking.forgotten', draftId: newId() });
            if (chat) enqueue.sendTo(chat, { type: 'chat.forgotten' });
            // The next person on this device must not see the last one's account and number.
            if (signUp)
              enqueue.sendTo(signUp, { type: 'signUp.begun', userId: next?.user?.id ?? null });
          },
        ),
        notifySessionRenewed: enqueueActions(({ enqueue }) => {
          const booking = bookingActor.current();
          if (booking) enqueue.sendTo(booking, { type: 'session.renewed' });
        }),
      },
    }),
    {
      ...actorOptions(),
      input: { ...(readTab('session') as SessionProgress | undefined), ...brought },
    },
  );
  session.subscribe(({ context }) =>
    writeTab('session', { dataOf: context.dataOf, wanted: context.wanted }),
  );
  return session;
}
