import { refundMachine } from '../../machines/refund/refund.machine.ts';
import { samplesOf } from './samples.ts';

export const refundSamples = samplesOf<typeof refundMachine>(refundMachine, {
  facts: {
    'refund.accepted': [
      { type: 'refund.accepted', isOurTry: true },
      { type: 'refund.accepted', isOurTry: false },
    ],
    'refund.processed': [{ type: 'refund.processed' }],
    'refund.failed': [
      { type: 'refund.failed', isOurTry: true },
      { type: 'refund.failed', isOurTry: false },
    ],
  },
  outcomes: {},
});
