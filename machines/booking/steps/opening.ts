import { bookingNotices } from '../booking.notices.ts';
import { failureMessage } from '../../messages.ts';
import { failure, orderOf } from '../booking.params.ts';
import { booking } from '../booking.setup.ts';
import { endingOf } from '../ending.ts';

/** An order is opened by its URL: from a link, a reload, or Pay Now in the list of orders. */
export const opening = booking.createStateConfig({
  id: 'opening' as const,
  description: 'An order is opened by its URL.',
  meta: { clause: 'PD-39' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The order is being loaded.',
      tags: 'loading',
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context }) => ({ orderId: context.draft.orderId ?? '' }),
        onDone: [
          {
            guard: { type: 'isPaid', params: orderOf },
            target: '#placed',
            actions: { type: 'setOrder', params: orderOf },
          },
          {
            guard: { type: 'isOver', params: orderOf },
            target: 'over',
            actions: { type: 'setOrder', params: orderOf },
          },
          {
            guard: 'isReviewWanted',
            target: '#review',
            actions: { type: 'setOrder', params: orderOf },
          },
          {
            guard: 'isBackDeclined',
            target: '#payment.declined',
            actions: [
              { type: 'setOrder', params: orderOf },
              { type: 'showMessage', params: { message: bookingNotices.paymentDeclined } },
            ],
          },
          {
            guard: 'isBackUnknown',
            target: '#payment.confirming',
            actions: { type: 'setOrder', params: orderOf },
          },
          {
            target: '#payment',
            actions: { type: 'setOrder', params: orderOf },
          },
        ],
        onError: [
          { guard: { type: 'isNotFound', params: failure }, target: 'notFound' },
          { target: 'loadFailed', actions: { type: 'log', params: failureMessage } },
        ],
      },
    },
    loadFailed: {
      id: 'orderUnknown',
      description: 'The order could not be loaded; the person may try again.',
      tags: 'failed',
      on: {
        'load.retried': 'loading',
        'session.renewed': { target: 'loading', actions: 'clearLoginMessage' },
      },
    },
    notFound: {
      description: "There is no such order, or it is another customer's.",
      tags: 'missing',
    },
    over: {
      description:
        'The order was not paid in time, was cancelled, or is being refunded: its slot is free again.',
      on: { 'booking.resumed': 'released' },
    },
    released: {
      id: 'released',
      description:
        'The held slot was released; the person picks a slot again, and all other choices stay.',
      meta: { clause: 'PD-27' },
      entry: [
        {
          type: 'showMessage',
          params: ({ context }) => ({ message: bookingNotices[endingOf(context.order)] }),
        },
        'clearOrder',
      ],
      // If the service does not say who the order was for, the patient has to be chosen.
      always: [{ guard: 'hasLab', target: '#slot' }, { target: '#patient' }],
    },
  },
});
