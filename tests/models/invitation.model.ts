import type { invitationMachine } from '../../machines/invitation/invitation.machine.ts';
import { invitationSamples } from '../../devtools/samples/invitation.samples.ts';
import { isBusy, modelOf } from './model.ts';

/** A password is chosen by whom the link is for, and a link that works no more is not tried again. */
export const invitationModel = modelOf<typeof invitationMachine>(invitationSamples, {
  states: {
    loading: ({ context }) => context.invitation === null && context.message === null,
    gone: (snapshot) => snapshot.hasTag('missing') && snapshot.context.message !== null,
    loadFailed: (snapshot) => snapshot.hasTag('failed') && snapshot.context.message !== null,
    editing: ({ context }) => context.invitation !== null,
    accepting: (snapshot) => isBusy(snapshot) && snapshot.context.message === null,
    accepted: (snapshot) => snapshot.hasTag('leaving'),
  },
});
