import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionInput } from '../../machines/session/session.types.ts';
import { failure, sentence, user } from './entities.ts';
import { samplesOf } from './samples.ts';

const answers = [
  { answers: user },
  { answers: { ...user, id: 'u2' } },
  { answers: null },
  { fails: failure() },
];

/** What can happen to who is here; a page behind the login brings it. */
export const sessionSamples = (input?: SessionInput) =>
  samplesOf<typeof sessionMachine>(sessionMachine, {
    ...(input && { input }),
    facts: {
      'session.changed': [{ type: 'session.changed' }],
      'session.ended': [{ type: 'session.ended' }],
      'signOut.requested': [{ type: 'signOut.requested' }],
      'account.deleted': [{ type: 'account.deleted', message: { text: sentence.answers.message } }],
      'page.wanted': [{ type: 'page.wanted', wanted: 'the lab list' }],
      'page.reached': [{ type: 'page.reached' }],
    },
    outcomes: { loadUser: answers, reloadUser: answers, signOut: [sentence, { fails: failure() }] },
  });
