import { assertEvent } from 'xstate';
import { notices } from '../../notices.ts';
import { booking, errorNotice, failure, failureMessage } from '../booking.setup.ts';
import { idempotencyKey } from '../draft.ts';

/** Where the sample is collected; ends with the order made and a place in the slot held. */
export const address = booking.createStateConfig({
  id: 'address' as const,
  description: 'Say where the sample is collected, and complete the order.',
  meta: { clause: 'product 2 Add Address' },
  route: { guard: 'hasSlot' },
  initial: 'loading',
  exit: 'hush',
  states: {
    loading: {
      description: 'The saved addresses are being fetched.',
      tags: 'busy',
      invoke: {
        id: 'loadAddresses',
        src: 'loadAddresses',
        onDone: [
          {
            guard: { type: 'isNotEmpty', params: ({ event }) => ({ list: event.output }) },
            target: 'choosing',
            actions: {
              type: 'keepAddresses',
              params: ({ event }) => ({ addresses: event.output }),
            },
          },
          { target: 'editing', actions: { type: 'keepAddresses', params: { addresses: [] } } },
        ],
        onError: { target: 'loadFailed', actions: { type: 'log', params: failureMessage } },
      },
    },
    loadFailed: {
      description:
        'The saved addresses could not be fetched; the person may try again or write one down.',
      tags: 'failed',
      on: { 'load.retried': 'loading', 'address.added': 'editing' },
    },
    editing: {
      description: 'The form for a new address.',
      on: {
        'address.submitted': 'saving',
        'editing.cancelled': { guard: 'hasAddresses', target: 'choosing', actions: 'hush' },
      },
    },
    saving: {
      description: 'The address is being saved.',
      tags: 'busy',
      entry: 'hush',
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ event }) => {
          assertEvent(event, 'address.submitted');
          return event.address;
        },
        onDone: {
          target: 'choosing',
          actions: { type: 'keepAddress', params: ({ event }) => ({ address: event.output }) },
        },
        onError: {
          target: 'editing',
          actions: [
            { type: 'notify', params: errorNotice },
            { type: 'say', params: failureMessage },
          ],
        },
      },
    },
    choosing: {
      description: 'The default address is shown, labelled HOME, and ticked or not.',
      on: {
        'address.ticked': {
          actions: { type: 'remember', params: ({ event }) => ({ addressId: event.addressId }) },
        },
        'address.unticked': { actions: { type: 'remember', params: { addressId: null } } },
        'address.added': { target: 'editing', actions: 'hush' },
        'order.requested': { guard: 'hasAddress', target: 'creatingOrder' },
      },
    },
    creatingOrder: {
      description: 'The order is being made and a place in the slot held.',
      tags: 'busy',
      entry: 'hush',
      invoke: {
        id: 'createOrder',
        src: 'createOrder',
        input: ({ context: { draft } }) => ({
          patientId: draft.patientId ?? '',
          testId: draft.testId ?? '',
          labId: draft.labId ?? '',
          slotId: draft.slotId ?? '',
          addressId: draft.addressId ?? '',
          idempotencyKey: idempotencyKey(draft),
        }),
        onDone: [
          // Paid or over meanwhile, in another tab or by a late answer of the bank: the same key answers with the same order.
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ order: event.output }) },
            target: '#placed',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            guard: { type: 'isOver', params: ({ event }) => ({ order: event.output }) },
            target: '#released',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: 'done',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isSlotTaken', params: failure },
            target: '#slot',
            actions: ['giveUpSlot', { type: 'say', params: { message: notices.slotTaken } }],
          },
          {
            target: 'orderFailed',
            actions: [
              { type: 'log', params: failureMessage },
              { type: 'say', params: failureMessage },
            ],
          },
        ],
      },
    },
    orderFailed: {
      description: 'The order could not be made; nothing is lost, the person may try again.',
      tags: 'failed',
      on: {
        'order.requested': 'creatingOrder',
        'address.unticked': {
          target: 'choosing',
          actions: { type: 'remember', params: { addressId: null } },
        },
        'address.added': { target: 'editing', actions: 'hush' },
      },
    },
    done: { type: 'final', description: 'The order is made.' },
  },
});
