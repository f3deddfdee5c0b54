import type { consultationMachine } from '../../machines/consultation/consultation.machine.ts';
import { consultationSamples } from '../../devtools/samples/consultation.samples.ts';
import { isBusy, modelOf } from './model.ts';

/** A customer books the free call about a report. */
export const consultationModel = modelOf<typeof consultationMachine>(consultationSamples, {
  distinguish: ({ isMoving, consultation }) => [isMoving, consultation?.standing],
  states: {
    loading: (snapshot) => snapshot.hasTag('loading'),
    loadFailed: ({ context }) => context.message !== null,
    unavailable: ({ context }) => context.consultation?.standing === 'UNAVAILABLE',
    phoneMissing: ({ context }) => context.consultation?.phone === null,
    choosing: ({ context }) => context.consultation!.times.length > 0,
    refreshing: ({ context }) => context.consultation !== null,
    confirming: ({ context }) => context.consultation!.times.includes(context.startsAt!),
    saving: (snapshot) => isBusy(snapshot) && !snapshot.context.isMoving,
    moving: (snapshot) => isBusy(snapshot) && snapshot.context.isMoving,
    booked: ({ context }) => context.consultation?.call?.changeable === true && !context.isMoving,
    following: ({ context }) => context.consultation?.call !== null,
    askingToCancel: ({ context }) => context.consultation?.call?.changeable === true,
    cancelling: (snapshot) => isBusy(snapshot),
    explained: ({ context }) => context.consultation?.call?.note !== null,
    usedUp: ({ context }) => context.consultation?.call?.endedAt !== null,
  },
});
