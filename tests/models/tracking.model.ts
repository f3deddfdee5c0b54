import type { SnapshotFrom } from 'xstate';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { trackingSamples } from '../../devtools/samples/tracking.samples.ts';
import { always, inside, modelOf } from './model.ts';

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
      ...inside(trackingMachine, 'following', hasOrder),
      'following.askingToCancelItem': (snapshot) =>
        hasOrder(snapshot) && snapshot.context.itemId !== null,
    },
  });
