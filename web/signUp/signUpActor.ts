import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { webActors } from '../flow/webActors.ts';
import { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import { effects } from '../app/effects.ts';
import { actorOptions } from '../app/inspection.ts';
import { ports } from '../app/ports.ts';

/** The actor of sign-up; it stays while the person goes to look for the code. */
export function createSignUpActor(): ActorRefFrom<typeof signUpMachine> {
  return createActor(
    signUpMachine.provide({ actors: webActors(ports.signUp), actions: effects }),
    actorOptions(),
  );
}
