import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { whatsAppConsentMachine } from '../../machines/whatsAppConsent/whatsAppConsent.machine.ts';

it('a later press that is refused leaves what the service stored of the one before', async () => {
  const answers: PromiseWithResolvers<unknown>[] = [];
  const machine = whatsAppConsentMachine.provide({
    actors: {
      updateProfile: fromPromise(() => {
        const answer = Promise.withResolvers<unknown>();
        answers.push(answer);
        return answer.promise;
      }),
    },
  });
  const actor = createActor(machine, { input: { allowed: false } }).start();
  actor.send({ type: 'consent.chosen', whatsApp: true });
  actor.send({ type: 'consent.chosen', whatsApp: false });
  answers[0]!.resolve(undefined);
  await waitFor(actor, () => answers.length === 2);
  answers[1]!.reject(new Error('no connection'));
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('settled'));
  expect(context).toMatchObject({ stored: true, wanted: true });
});
