import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import type { Audience, SignInPorts } from '../../machines/signIn/signIn.machine.ts';
import { effects, sessionEffects } from '../shared/flows/effects.ts';
import { actorOptions } from '../shared/flows/inspection.ts';
import { lazyPorts } from '../shared/flows/lazyPorts.ts';
import { webActors } from '../shared/flows/webActors.ts';

const machineFor = (audience: Audience) =>
  signInMachine.provide({
    actors: webActors(
      lazyPorts<SignInPorts>(
        signInMachine,
        async () => (await import('./signIn.ports.ts')).signInPorts[audience],
      ),
    ),
    actions: audience === 'customer' ? sessionEffects : effects,
  });
// Once: a new one at every render would be thrown away.
const machines = { customer: machineFor('customer'), administrator: machineFor('administrator') };

/** A login that lives as long as its page. */
export function useSignIn(audience: Audience): ActorRefFrom<typeof signInMachine> {
  return useActorRef(machines[audience], { ...actorOptions(), input: { audience } });
}

/** Whether it is through: the page that comes next is due. */
export const useIsSignedIn = (actor: ActorRefFrom<typeof signInMachine>) =>
  useSelector(actor, (snapshot) => snapshot.matches('signedIn'));
