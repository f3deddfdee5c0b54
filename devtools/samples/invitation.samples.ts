import { invitationMachine } from '../../machines/invitation/invitation.machine.ts';
import { failure, refused } from './entities.ts';
import { samplesOf } from './samples.ts';

/** The link was used, withdrawn or has expired. */
const gone = { fails: refused('INVITATION_NOT_FOUND', { code: 'NOT_FOUND' }) };

export const invitationSamples = samplesOf<typeof invitationMachine>(invitationMachine, {
  input: { token: 'token-of-the-link' },
  facts: {
    'password.submitted': [{ type: 'password.submitted', password: 'my password' }],
    'load.retried': [{ type: 'load.retried' }],
  },
  outcomes: {
    staffInvitation: [
      {
        answers: { name: 'Nina Joseph', email: 'nina@example.com', staffRole: 'LAB' },
      },
      { fails: failure() },
      gone,
    ],
    acceptInvitation: [{ answers: { message: 'Done' } }, { fails: failure() }, gone],
  },
});
