import type { SnapshotFrom } from 'xstate';
import type { refundMachine } from '../../machines/refund/refund.machine.ts';
import { refundSamples } from '../../devtools/samples/refund.samples.ts';
import { modelOf } from './model.ts';

type Refund = SnapshotFrom<typeof refundMachine>;

/** Whatever went before, the provider may give the money back. */
const isOpen = (refund: Refund) =>
  refund.hasTag('open') && refund.can({ type: 'refund.processed' });

/** Money that goes back, on the server. */
export const refundModel = modelOf<typeof refundMachine>(refundSamples, {
  states: {
    due: isOpen,
    requested: isOpen,
    failed: isOpen,
    refunded: (refund) => !refund.hasTag('open'),
  },
});
