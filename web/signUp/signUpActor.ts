import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { webActors } from '../shared/flows/webActors.ts';
import type { SignUpPorts } from '../../machines/signUp/signUp.setup.ts';
import { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import { sessionEffects } from '../shared/flows/effects.ts';
import { actorOptions } from '../shared/flows/inspection.ts';
import { clearTyped } from '../ui/typedText.ts';
import { readTab, writeTab } from '../ui/tabStorage.ts';
import type { SignUpProgress } from '../../machines/signUp/signUp.setup.ts';
import { lazyPorts } from '../shared/flows/lazyPorts.ts';

const ports = lazyPorts<SignUpPorts>(
  signUpMachine,
  async () => (await import('./signUp.ports.ts')).signUpPorts,
);

/** The storage name of the progress of sign-up. */
const storedAs = 'signUp';

/**
 * The actor of sign-up; it is kept while the person leaves to look for the code, and survives a
 * reload.
 */
export function createSignUpActor(): ActorRefFrom<typeof signUpMachine> {
  const saved = (readTab(storedAs) as SignUpProgress | undefined) ?? null;
  const actor = createActor(
    signUpMachine.provide({ actors: webActors(ports), actions: sessionEffects }),
    { ...actorOptions(), input: { saved } },
  );
  actor.subscribe(({ value, context: { userId, phone, codeSentAt } }) => {
    if (value === 'finished') clearTyped('mobile');
    if (userId !== null)
      writeTab(storedAs, value === 'finished' ? null : { userId, phone, codeSentAt });
  });
  return actor;
}
