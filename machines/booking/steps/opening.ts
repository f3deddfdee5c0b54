import { notices } from '../../notices.ts';
import { booking, failure, failureMessage } from '../booking.setup.ts';
import { endingOf } from '../ending.ts';

/** An order is opened by its address: from a link, a reload, or Pay now in the list of orders. */
export const opening = booking.createStateConfig({
  id: 'opening' as const,
  description: 'An order is opened by its address.',
  meta: { clause: 'decisions 39' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The order is being fetched.',
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context }) => ({ orderId: context.draft.orderId ?? '' }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ order: event.output }) },
            target: '#placed',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isOver', params: ({ event }) => ({ order: event.output }) },
            target: 'over',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: 'isReviewWanted',
            target: '#review',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: '#payment',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: [
          { guard: { type: 'isNotFound', params: failure }, target: 'notFound' },
          { target: 'loadFailed', actions: { type: 'log', params: failureMessage } },
        ],
      },
    },
    loadFailed: {
      description: 'The order could not be fetched; the person may try again.',
      tags: 'failed',
      on: { 'load.retried': 'loading' },
    },
    notFound: { description: "There is no such order, or it is somebody else's.", tags: 'failed' },
    over: {
      description:
        'The order was not paid in time, or was cancelled, or its money goes back: its place is free again.',
      on: { 'booking.resumed': 'released' },
    },
    released: {
      id: 'released',
      description:
        'The held place was released; a slot is picked again, and everything else that is known is kept.',
      meta: { clause: 'decisions 27' },
      entry: [
        { type: 'say', params: ({ context }) => ({ message: notices[endingOf(context.order)] }) },
        'giveUpOrder',
      ],
      // Of an order made on another device only test and lab are known.
      always: [{ guard: 'hasLab', target: '#slot' }, { target: '#patient' }],
    },
  },
});
