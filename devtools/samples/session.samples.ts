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

/** Samples of the session; a page behind the login provides its user. */
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
