import { failureMessage } from '../messages.ts';
import { decisionsOf } from './labSchedule.rules.ts';
import { labScheduleSetup, questionOf } from './labSchedule.setup.ts';

const clause = 'docs/product/screens.md#administration';

/** An administrator changes when a lab collects (docs/product/screens.md#administration). */
export const labScheduleMachine = labScheduleSetup.createMachine({
  id: 'labSchedule',
  description: "Changes a lab's opening hours or closed days; no order is silently lost.",
  meta: { clause },
  context: { change: null, orders: [], slots: [], fates: {}, picking: null, message: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is being filled in.',
      tags: 'editing',
      meta: { clause },
      on: { 'schedule.submitted': { target: 'saving', actions: 'keepChange' } },
    },
    saving: {
      description: 'The change is being sent, with what was decided of the orders in its way.',
      tags: ['editing', 'busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'saveSchedule',
        src: 'saveSchedule',
        input: ({ context }) => ({ change: context.change!, decisions: decisionsOf(context) }),
        onDone: { target: 'saved', actions: 'forgetOrders' },
        onError: [
          {
            guard: { type: 'isChangedSince', params: ({ event }) => ({ error: event.error }) },
            target: 'loadingStored',
            actions: ['forgetOrders', { type: 'showMessage', params: failureMessage }],
          },
          {
            guard: { type: 'areOrdersInTheWay', params: ({ event }) => ({ error: event.error }) },
            target: 'deciding',
            actions: [
              { type: 'keepOrders', params: questionOf },
              { type: 'showMessage', params: failureMessage },
            ],
          },
          {
            guard: { type: 'isUndecided', params: ({ event }) => ({ error: event.error }) },
            target: 'editing',
            actions: ['forgetOrders', { type: 'showMessage', params: failureMessage }],
          },
          { target: 'deciding', actions: { type: 'showMessage', params: failureMessage } },
        ],
      },
    },
    loadingStored: {
      description:
        'Somebody else has changed the lab meanwhile: what is stored now is being loaded, and what was typed stays on top of it.',
      tags: ['editing', 'busy'],
      invoke: {
        id: 'loadStored',
        src: 'loadStored',
        onDone: 'editing',
        onError: {
          target: 'editing',
          actions: { type: 'showMessage', params: failureMessage },
        },
      },
    },
    deciding: {
      description:
        'Orders are in the way: each is kept at its time, moved or cancelled, or all stays as it was.',
      tags: ['editing', 'choosing'],
      meta: { clause },
      initial: 'listing',
      on: {
        'fate.chosen': { guard: 'isFatePossible', target: '.listing', actions: 'setFate' },
        'fate.chosenForAll': {
          guard: 'isFatePossibleForSome',
          target: '.listing',
          actions: 'setFateForAll',
        },
        'slots.opened': { guard: 'isMoving', target: '.pickingSlot', actions: 'setPicking' },
        'orders.decided': { target: 'saving', actions: 'clearPicking' },
        'schedule.givenUp': { target: 'editing', actions: ['forgetOrders', 'clearMessage'] },
      },
      states: {
        listing: {
          description: 'What becomes of each order is being chosen.',
          entry: 'clearPicking',
        },
        pickingSlot: {
          description: 'Another slot for an order that moves is being picked.',
          on: {
            'slot.selected': { guard: 'isSlotLeft', actions: 'setSlot' },
            'slots.closed': 'listing',
          },
        },
      },
    },
    saved: {
      description: 'The lab collects at the new times; the form can be changed and sent again.',
      on: { 'schedule.submitted': { target: 'saving', actions: 'keepChange' } },
    },
  },
});
