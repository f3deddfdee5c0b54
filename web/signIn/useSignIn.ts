import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { webActors } from '../flow/webActors.ts';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import type { Audience, SignInPorts } from '../../machines/signIn/signIn.machine.ts';
import { effects } from '../app/effects.ts';
import { actorOptions } from '../app/inspection.ts';

const machines = new Map<SignInPorts, typeof signInMachine>();

/** A login that lives as long as its page. */
export function useSignIn(
  audience: Audience,
  ports: SignInPorts,
): ActorRefFrom<typeof signInMachine> {
  // One machine per set of ports: a new one at every render would be thrown away.
  const machine =
    machines.get(ports) ?? signInMachine.provide({ actors: webActors(ports), actions: effects });
  machines.set(ports, machine);
  return useActorRef(machine, { ...actorOptions(), input: { audience } });
}
