import { accountDeletionMachine } from '../../machines/accountDeletion/accountDeletion.machine.ts';
import { whatsAppConsentMachine } from '../../machines/whatsAppConsent/whatsAppConsent.machine.ts';
import { failure, sentence, user } from './entities.ts';
import { samplesOf } from './samples.ts';

export const accountDeletionSamples = samplesOf<typeof accountDeletionMachine>(
  accountDeletionMachine,
  {
    facts: {
      'deletion.wanted': [{ type: 'deletion.wanted' }],
      'deletion.dismissed': [{ type: 'deletion.dismissed' }],
      'password.submitted': [
        { type: 'password.submitted', password: 'my password' },
        { type: 'password.submitted', password: '' },
      ],
    },
    outcomes: { deleteAccount: [sentence, { fails: failure() }] },
  },
);

export const whatsAppConsentSamples = samplesOf<typeof whatsAppConsentMachine>(
  whatsAppConsentMachine,
  {
    input: { allowed: false },
    facts: {
      'consent.chosen': [
        { type: 'consent.chosen', whatsApp: true },
        { type: 'consent.chosen', whatsApp: false },
      ],
      'consent.loaded': [
        { type: 'consent.loaded', whatsApp: false },
        { type: 'consent.loaded', whatsApp: true },
      ],
    },
    outcomes: { updateProfile: [{ answers: user }, { fails: failure() }] },
  },
);
