import type { accountDeletionMachine } from '../../machines/accountDeletion/accountDeletion.machine.ts';
import type { whatsAppConsentMachine } from '../../machines/whatsAppConsent/whatsAppConsent.machine.ts';
import { nothing } from './shown.ts';
import type { ShownIn } from './shown.ts';

/** Nothing of what the service says is read while an account is deleted. */
export const accountDeletionShown: ShownIn<typeof accountDeletionMachine> = {
  closed: nothing,
  editing: nothing,
  deleting: nothing,
  deleted: nothing,
};

/** The consent is a box alone. */
export const whatsAppConsentShown: ShownIn<typeof whatsAppConsentMachine> = {
  settled: nothing,
  saving: nothing,
};
