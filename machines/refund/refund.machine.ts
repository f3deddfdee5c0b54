import { setup } from 'xstate';

/** What the provider reports of a refund: the answer to a request, the result of a poll, or a webhook. */
export type RefundEvent =
  /** The provider has accepted the refund; `isOurTry`: it is the latest attempt that we know of. */
  | { type: 'refund.accepted'; isOurTry: boolean }
  | { type: 'refund.processed' }
  | { type: 'refund.failed'; isOurTry: boolean };

/** The progress of a refund; code that needs a set of statuses takes it from these tags. */
export type RefundTag =
  /** The money has not gone back yet. */
  | 'open'
  /** The provider has a refund of ours, which is polled; without this tag one is requested. */
  | 'inFlight';

/** The events possible until the money has gone back. */
const untilBack = {
  'refund.accepted': { guard: 'isOurTry', target: 'requested' },
  'refund.processed': 'refunded',
  'refund.failed': { guard: 'isOurTry', target: 'failed' },
} as const;

/**
 * The refund of a payment, or of one item's share of it. Pure, and run by the REST service inside
 * the transaction that locks the order. It is never given up: what takes longer than a day is
 * listed for the staff, and a refund that they make by hand in the provider's dashboard is reported
 * as processed.
 */
export const refundMachine = setup({
  types: {
    events: {} as RefundEvent,
    tags: {} as RefundTag,
    meta: {} as { clause: string },
  },
  guards: { isOurTry: ({ event }) => event.type !== 'refund.processed' && event.isOurTry },
}).createMachine({
  id: 'refund',
  description:
    'Money that goes back to the customer: asked of the provider again and again until it is there.',
  initial: 'due',
  states: {
    due: {
      description:
        'The money is to go back: the provider is asked, again after a minute where it cannot be reached.',
      tags: 'open',
      meta: { clause: 'PD-37; PD-54' },
      on: untilBack,
    },
    requested: {
      description:
        'The provider is giving the money back. It is looked at after pauses that grow from a minute to six hours, unless a webhook says sooner what became of it.',
      tags: ['open', 'inFlight'],
      meta: { clause: 'PD-54' },
      on: untilBack,
    },
    failed: {
      description:
        'The provider has failed it, once or several times. It is asked for again, as a new refund, after pauses that double from two minutes to six hours. After a day the staff find the order among the delayed refunds, and may give the money back by hand at the provider.',
      tags: 'open',
      meta: { clause: 'PD-54' },
      on: untilBack,
    },
    refunded: {
      description: 'The provider has given the money back, asked by us or by hand.',
      meta: { clause: 'PD-54' },
      type: 'final',
    },
  },
});
