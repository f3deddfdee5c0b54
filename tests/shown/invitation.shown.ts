import type { invitationMachine } from '../../machines/invitation/invitation.machine.ts';
import type { InvitationContext } from '../../machines/invitation/invitation.machine.ts';
import { blocks, nothing } from './shown.ts';
import type { ShownIn } from './shown.ts';

const invited = ({ invitation }: InvitationContext) =>
  blocks([`Welcome, ${invitation!.name}. You will work here as: Lab.`]);

/** What is read where the link of an invitation leads: who is invited as what. */
export const invitationShown: ShownIn<typeof invitationMachine> = {
  loading: nothing,
  gone: nothing,
  loadFailed: nothing,
  editing: invited,
  accepting: invited,
  accepted: nothing,
};
