import type { technicianDayMachine } from '../../machines/technicianDay/technicianDay.machine.ts';
import { technicianDaySamples } from '../../devtools/samples/technicianDay.samples.ts';
import { isBusy, modelOf } from './model.ts';

/** A technician's visits, and what is sent of what happens on them. */
export const technicianDayModel = modelOf<typeof technicianDayMachine>(technicianDaySamples, {
  states: {
    'page.loading': ({ context }) => context.visitId === null || context.stored !== null,
    'page.failed': ({ context }) => context.stored === null && context.message !== null,
    'page.looking': ({ context }) => context.stored !== null,
    'page.collecting': ({ context }) => context.visitId !== null && context.stored !== null,
    'page.failing': ({ context }) => context.visitId !== null && context.stored !== null,
    'page.askingPhone': (snapshot) => isBusy(snapshot) && snapshot.context.message === null,
    'outbox.allSent': ({ context }) => context.outbox.acts.length === 0,
    'outbox.sending': ({ context }) => context.outbox.acts.length > 0,
    'outbox.unsent': ({ context }) =>
      context.outbox.acts.length > 0 && context.sendMessage !== null,
    'outbox.awaitingLogin': ({ context }) =>
      context.outbox.acts.length > 0 && context.sendMessage !== null,
  },
});
