import type { SnapshotFrom } from 'xstate';
import type { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { trackingSamples } from '../../devtools/samples/tracking.samples.ts';
import { always, isBusy, modelOf } from './model.ts';

const hasOrder = ({ context }: SnapshotFrom<typeof trackingMachine>) => context.order !== null;

/** An order and how far it is. */
export const trackingModel = modelOf<typeof trackingMachine>(trackingSamples, {
  distinguish: ({ order: known }) => known?.availableActions.length,
  states: {
    loading: always,
    loadFailed: always,
    notFound: always,
    'following.showing': hasOrder,
    'following.askingToCancel': hasOrder,
    'following.cancelling': (snapshot) => hasOrder(snapshot) && isBusy(snapshot),
    'following.pickingSlot': hasOrder,
    'following.moving': (snapshot) => hasOrder(snapshot) && isBusy(snapshot),
  },
});
