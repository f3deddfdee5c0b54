import type { AccountDeletionPorts } from '../../machines/accountDeletion/accountDeletion.machine.ts';
import type { WhatsAppConsentPorts } from '../../machines/whatsAppConsent/whatsAppConsent.machine.ts';
import { DeleteAccountDocument, UpdateProfileDocument } from '../generated/graphql.ts';
import { mutate } from '../shared/gateway.ts';

/** Deleting the account, answered by a GraphQL operation. */
export const accountDeletionPorts: AccountDeletionPorts = {
  deleteAccount: async (input) => (await mutate(DeleteAccountDocument, input)).deleteAccount,
};

/** The consent to messages by WhatsApp. */
export const whatsAppConsentPorts: WhatsAppConsentPorts = {
  updateProfile: async (input) => (await mutate(UpdateProfileDocument, { input })).updateProfile,
};
