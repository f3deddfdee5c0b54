import type { AccountDeletionPorts } from '../../machines/accountDeletion/accountDeletion.machine.ts';
import type { WhatsAppConsentPorts } from '../../machines/whatsAppConsent/whatsAppConsent.machine.ts';
import { DeleteAccountDocument, UpdateProfileDocument } from '../generated/graphql.ts';
import { mutate } from '../shared/gateway.ts';

/** The port of deleting the account, as a GraphQL operation. */
export const accountDeletionPorts: AccountDeletionPorts = {
  deleteAccount: async (input) => (await mutate(DeleteAccountDocument, input)).deleteAccount,
};

export const whatsAppConsentPorts: WhatsAppConsentPorts = {
  updateProfile: async (input) => (await mutate(UpdateProfileDocument, { input })).updateProfile,
};
