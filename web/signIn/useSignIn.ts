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
// Created once, as a new one for each render would be thrown away.
const machines = { customer: machineFor('customer'), administrator: machineFor('administrator') };

/** A login flow that lives as long as its page. */
export function useSignIn(audience: Audience): ActorRefFrom<typeof signInMachine> {
  return useActorRef(machines[audience], { ...actorOptions(), input: { audience } });
}

/** Whether the login has succeeded and the next page should be opened. */
export const useIsSignedIn = (actor: ActorRefFrom<typeof signInMachine>) =>
  useSelector(actor, (snapshot) => snapshot.matches('signedIn'));
