import { assertEvent } from 'xstate';
import { failureMessage, failureNotice, failureUnlessSignedOut } from '../../messages.ts';
import { bookingNotices } from '../booking.notices.ts';
import { failure, orderOf } from '../booking.params.ts';
import { booking } from '../booking.setup.ts';
import { orderChange, orderInput } from '../draft.ts';
import {
  afterRefusal,
  labElsewhere,
  orderFailed,
  orderMade,
  orderRequested,
  otherLab,
  priceChanged,
  slotTaken,
} from './ordering.ts';

/**
 * The step that asks where the sample is collected; it ends with the order created and a seat of
 * the slot held.
 */
export const address = booking.createStateConfig({
  id: 'address' as const,
  description: 'Choose where the sample is collected, and create the order.',
  meta: { clause: 'docs/product/screens.md#add-address' },
  initial: 'loading',
  exit: 'clearMessage',
  states: {
    loading: {
      description: 'The saved addresses are being loaded.',
      tags: ['loading', 'busy'],
      invoke: {
        id: 'loadAddresses',
        src: 'loadAddresses',
        onDone: [
          {
            guard: { type: 'isNotEmpty', params: ({ event }) => ({ list: event.output }) },
            target: 'choosing',
            actions: {
              type: 'setAddresses',
              params: ({ event }) => ({ addresses: event.output }),
            },
          },
          { target: 'editing', actions: { type: 'setAddresses', params: { addresses: [] } } },
        ],
        onError: { target: 'loadFailed', actions: { type: 'log', params: failureMessage } },
      },
    },
    checking: {
      id: 'checking',
      description:
        'The saved addresses are being loaded; the one of before is taken where it is among them.',
      tags: ['loading', 'busy'],
      meta: { clause: 'PD-60' },
      invoke: {
        id: 'checkAddresses',
        src: 'loadAddresses',
        onDone: [
          {
            guard: { type: 'isAddressSaved', params: ({ event }) => ({ addresses: event.output }) },
            target: 'ordering',
            actions: { type: 'setAddresses', params: ({ event }) => ({ addresses: event.output }) },
          },
          {
            target: 'loading',
            actions: { type: 'showMessage', params: { message: bookingNotices.addressGone } },
          },
        ],
        onError: { target: 'loadFailed', actions: { type: 'log', params: failureMessage } },
      },
    },
    ordering: {
      description: 'Everything is chosen: the order is created, or the unpaid one changed.',
      meta: { clause: 'PD-60' },
      always: [
        { guard: 'hasOrderToChange', target: 'changingOrder' },
        { guard: 'hasAddress', target: 'creatingOrder' },
      ],
    },
    loadFailed: {
      description:
        'The saved addresses could not be loaded; the person may try again or enter a new one.',
      tags: 'failed',
      on: {
        'load.retried': 'loading',
        'session.renewed': { target: 'loading', actions: 'clearLoginMessage' },
        'address.added': 'editing',
      },
    },
    editing: {
      description: 'The form for a new address.',
      tags: 'editing',
      on: {
        'address.submitted': 'saving',
        'otherLab.wanted': otherLab,
        'editing.cancelled': { guard: 'hasAddresses', target: 'choosing', actions: 'clearMessage' },
      },
    },
    saving: {
      description: 'The address is being saved.',
      tags: ['editing', 'busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ event }) => {
          assertEvent(event, 'address.submitted');
          return event.address;
        },
        onDone: {
          target: 'choosing',
          actions: { type: 'setSavedAddress', params: ({ event }) => ({ address: event.output }) },
        },
        onError: {
          target: 'editing',
          actions: [
            { type: 'notify', params: failureNotice },
            { type: 'showMessage', params: failureUnlessSignedOut },
          ],
        },
      },
    },
    choosing: {
      description:
        'The default address is shown, labelled HOME; it may be selected or not. Where an order was refused, a message says why: nothing is lost, and the person may try again, at the new price where it has changed.',
      tags: 'choosing',
      meta: { clause: 'PD-33' },
      on: {
        'address.ticked': {
          actions: [
            { type: 'setChoices', params: ({ event }) => ({ addressId: event.addressId }) },
            'clearMessageOfAddress',
          ],
        },
        'address.unticked': {
          actions: [{ type: 'setChoices', params: { addressId: null } }, 'clearMessageOfAddress'],
        },
        'address.added': { target: 'editing', actions: 'clearMessage' },
        'order.requested': orderRequested,
      },
    },
    creatingOrder: {
      description: 'The order is being created and its slot held.',
      tags: ['choosing', 'busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'createOrder',
        src: 'createOrder',
        input: ({ context }) => orderInput(context.draft),
        onDone: orderMade,
        onError: [
          slotTaken,
          priceChanged,
          labElsewhere,
          {
            guard: { type: 'isOldestToGiveUp', params: failure },
            target: 'loadingOldest',
            actions: [
              { type: 'setOldestUnpaidId', params: failure },
              { type: 'showMessage', params: failureMessage },
            ],
          },
          orderFailed,
        ],
      },
    },
    changingOrder: {
      description: 'The unpaid order is being updated to the current choices.',
      tags: ['choosing', 'busy'],
      meta: { clause: 'PD-48' },
      entry: 'clearMessage',
      invoke: {
        id: 'changeOrder',
        src: 'changeOrder',
        input: ({ context }) => orderChange(context.draft),
        onDone: orderMade,
        onError: [
          slotTaken,
          priceChanged,
          labElsewhere,
          { guard: { type: 'isPaidAlready', params: failure }, target: '#opening' },
          {
            guard: { type: 'isOrderGone', params: failure },
            target: 'creatingOrder',
            actions: 'clearOverOrder',
          },
          orderFailed,
        ],
      },
    },
    labElsewhere: {
      description:
        'The lab does not collect at the address: no order is created, and the person may choose another lab or address.',
      tags: ['choosing', 'labElsewhere'],
      meta: { clause: 'PD-53' },
      on: { ...afterRefusal, 'otherLab.wanted': otherLab },
    },
    loadingOldest: {
      description: 'The customer has too many unpaid orders; the oldest of them is being loaded.',
      tags: ['choosing', 'busy'],
      meta: { clause: 'PD-56' },
      invoke: {
        id: 'loadOldest',
        src: 'loadOrder',
        input: ({ context }) => ({ orderId: context.oldestUnpaid?.id ?? '' }),
        onDone: { target: 'tooManyHolds', actions: { type: 'setOldestUnpaid', params: orderOf } },
        onError: { target: 'choosing', actions: { type: 'log', params: failureMessage } },
      },
    },
    tooManyHolds: {
      description:
        'The customer has too many unpaid orders: the oldest is named, and the person may cancel it in favour of this one.',
      tags: 'choosing',
      meta: { clause: 'PD-56' },
      on: {
        ...afterRefusal,
        'order.requested': 'creatingOrder',
        'oldest.givenUp': 'cancellingOldest',
      },
    },
    cancellingOldest: {
      description: 'The oldest unpaid order is being cancelled.',
      tags: ['choosing', 'busy'],
      meta: { clause: 'PD-56' },
      entry: 'clearMessage',
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        // If the order was paid in another tab in the meantime, it is kept: it no longer blocks
        // this one.
        input: ({ context }) => ({ orderId: context.oldestUnpaid?.id ?? '', onlyUnpaid: true }),
        onDone: 'creatingOrder',
        onError: [
          { guard: { type: 'isPaidAlready', params: failure }, target: 'creatingOrder' },
          orderFailed,
        ],
      },
    },
  },
});
