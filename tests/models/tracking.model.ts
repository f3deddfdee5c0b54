import type { SnapshotFrom } from 'xstate';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import type { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { trackingSamples } from '../../devtools/samples/tracking.samples.ts';
import { always, isBusy, modelOf } from './model.ts';

const hasOrder = ({ context }: SnapshotFrom<typeof trackingMachine>) => context.order !== null;

/** An order and how far it is; a page may bring it. */
export const trackingModel = (brought: FollowedOrder | null = null) =>
  modelOf<typeof trackingMachine>(trackingSamples(brought), {
    distinguish: ({ order: known }) => [
      known?.availableActions.length,
      known?.items.length,
      known?.rateable,
    ],
    states: {
      starting: 'passing',
      loading: always,
      loadFailed: always,
      notFound: always,
      'following.showing': hasOrder,
      'following.askingToCancel': hasOrder,
      'following.cancelling': (snapshot) => hasOrder(snapshot) && isBusy(snapshot),
      'following.askingToCancelItem': (snapshot) =>
        hasOrder(snapshot) && snapshot.context.itemId !== null,
      'following.cancellingItem': (snapshot) => hasOrder(snapshot) && isBusy(snapshot),
      'following.rating': (snapshot) => hasOrder(snapshot) && isBusy(snapshot),
      'following.pickingSlot': hasOrder,
      'following.confirmingFasting': hasOrder,
      'following.moving': (snapshot) => hasOrder(snapshot) && isBusy(snapshot),
    },
  });
