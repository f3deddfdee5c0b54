import type { accountDeletionMachine } from '../../machines/accountDeletion/accountDeletion.machine.ts';
import type { whatsAppConsentMachine } from '../../machines/whatsAppConsent/whatsAppConsent.machine.ts';
import {
  accountDeletionSamples,
  whatsAppConsentSamples,
} from '../../devtools/samples/account.samples.ts';
import { always, isBusy, modelOf } from './model.ts';

/** An account is deleted by its password alone, and what was said of it goes with the question. */
export const accountDeletionModel = modelOf<typeof accountDeletionMachine>(accountDeletionSamples, {
  states: {
    closed: ({ context }) => context.message === null,
    editing: always,
    deleting: (snapshot) => isBusy(snapshot) && snapshot.context.message === null,
    deleted: (snapshot) => snapshot.hasTag('leaving'),
  },
});

/** What stands in the box is what is stored, or on its way there. */
export const whatsAppConsentModel = modelOf<typeof whatsAppConsentMachine>(whatsAppConsentSamples, {
  distinguish: ({ stored, wanted, sent }) => [stored, wanted, sent],
  states: {
    settled: ({ context: { stored, wanted } }) => stored === wanted,
    saving: ({ context }) => context.message === null,
  },
});
